import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { callWithToken } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { useDeskForm } from './use-desk-form.ts';

interface NoteFormProps {
  row: DeskOrder;
  typed: string | undefined;
  onType: (typed: string) => void;
  /** Called when nothing is typed any more. */
  onClose: () => void;
  onSaved: () => void;
}

/** A note that only admins read. */
export function NoteForm({ row: { _id, desk }, typed = '', onType, onClose, onSaved }: NoteFormProps) {
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    send: () => callWithToken('POST /desk/:id/notes', { params: { id: _id }, body: { text: typed } }),
    isRecorded: ({ desk: { notes } }) =>
      notes.at(-1)?.text === typed.trim() && notes.at(-1)?.at !== desk.notes.at(-1)?.at,
    onSaved,
  });
  return (
    <Form onSubmit={onSubmit} className="grid gap-2">
      <TextArea
        label={tAdmin.desk.note}
        maxLength={NOTES_MAXIMUM}
        value={typed}
        onChange={({ target }) => (target.value ? onType(target.value) : onClose())}
      />
      {typed && (
        <div>
          <Button type="submit" variant="quiet" size="dense" aria-disabled={isSaving}>
            {tAdmin.desk.addNote}
          </Button>
        </div>
      )}
    </Form>
  );
}
