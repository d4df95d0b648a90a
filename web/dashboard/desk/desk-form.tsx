import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { callWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { byEntries } from '../../shared/ui/rejected-fields.ts';
import { deskPage } from '../messages/en/desk.ts';
import { resultOf, showNotRecorded, useChangeAtDesk } from './desk-api.ts';

interface NoteFormProps {
  row: DeskOrder;
  typed: string | undefined;
  onType: (typed: string) => void;
  /** Called when nothing is typed any more. */
  onClose: () => void;
  onSaved: () => void;
}

/** A note that only the staff read. */
export function NoteForm({ row: { _id, desk }, typed = '', onType, onClose, onSaved }: NoteFormProps) {
  const t = useMessages(deskPage);
  const { onSubmit, isSaving } = useDeskForm({
    id: _id,
    body: { text: typed },
    send: (body) => callWithToken('POST /desk/:id/notes', { params: { id: _id }, body }),
    isRecorded: ({ desk: { notes } }) =>
      notes.at(-1)?.text === typed.trim() && notes.at(-1)?.at !== desk.notes.at(-1)?.at,
    onSaved,
  });
  return (
    <Form onSubmit={onSubmit} className="grid gap-2">
      <TextArea
        name="text"
        label={t.note}
        maxLength={NOTES_MAXIMUM}
        value={typed}
        onChange={({ target }) => (target.value ? onType(target.value) : onClose())}
      />
      {typed && (
        <div>
          <Button type="submit" variant="quiet" size="dense" aria-disabled={isSaving}>
            {t.addNote}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface DeskForm<Body> {
  id: string;
  body: Body;
  send: (body: Body) => Promise<unknown>;
  /** Whether an order contains what the form has sent. */
  isRecorded: (row: DeskOrder) => boolean;
  onSaved: () => void;
  /** Asks for confirmation before sending, if needed. */
  confirm?: () => Promise<boolean> | undefined;
  /** Called when it was rejected; returns sentences of the form's own for some error codes. */
  onRejected?: (error: unknown) => Partial<Record<ErrorCode, string>> | undefined;
}

/** A form of an order: submits once, and stays open with its input on failure. */
export function useDeskForm<Body extends object>({
  id,
  body,
  send,
  isRecorded,
  onSaved,
  confirm,
  onRejected,
}: DeskForm<Body>) {
  const language = useLanguage();
  const { mutateAsync, isPending } = useChangeAtDesk(id, send);
  async function onSubmit(form: HTMLFormElement) {
    if (isPending) return;
    const question = confirm?.();
    if (question && !(await question)) return;
    try {
      await mutateAsync(body);
      onSaved();
    } catch (error) {
      const result = await resultOf(error, id, isRecorded);
      if (typeof result !== 'string') return onSaved();
      const texts = onRejected?.(error) ?? {};
      void showNotRecorded(error, result, language, { form, nameOf: byEntries(body), texts });
    }
  }
  return { onSubmit, isSaving: isPending };
}

interface FormButtonsProps {
  isSaving: boolean;
  /** Whether there is nothing to save yet. */
  isDisabled?: boolean;
  onClose: () => void;
}

/** The buttons that save or discard a form. */
export function FormButtons({ isSaving, isDisabled, onClose }: FormButtonsProps) {
  const t = useMessages(deskPage);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="dense" aria-disabled={isSaving} disabled={isDisabled}>
        {t.save}
      </Button>
      <Button variant="quiet" size="dense" onClick={onClose}>
        {t.discard}
      </Button>
    </div>
  );
}
