import { NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { TextField } from '../form/text-field.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { showFormNotDone } from '../layout/show-error.ts';
import { orderErrorText } from './order-changes.ts';

interface CloseFormProps {
  texts: Record<'reason' | 'close' | 'isClosed' | 'notClosed', string>;
  /** The button's name where several such forms stand on a page. */
  label?: string;
  isPending: boolean;
  /** What else is to be said, as fields above the reason. */
  children?: ReactNode;
  /** Closes for this reason. @throws {ApiError} */
  onClose: (reason: string) => Promise<unknown>;
}

/** Closes what is open in the shop's money. Typing a reason and closing are two acts: nothing closed is opened again. */
export function CloseForm({ texts, label, isPending, children, onClose }: CloseFormProps) {
  const language = useLanguage();
  const [reason, setReason] = useState('');
  useAskBeforeLeaving(reason.trim() !== '');

  async function close(form: HTMLFormElement) {
    if (isPending) return;
    try {
      await onClose(reason.trim());
      setReason('');
      void showToast(texts.isClosed);
    } catch (error) {
      void showFormNotDone(form, error, texts.notClosed, orderErrorText(error, language), language);
    }
  }

  return (
    <Form className="flex max-w-2xl flex-wrap items-end gap-3" onSubmit={close}>
      {children}
      <div className="min-w-56 grow">
        <TextField
          name="reason"
          label={texts.reason}
          required
          maxLength={NOTES_MAXIMUM}
          value={reason}
          onType={setReason}
        />
      </div>
      <Button type="submit" variant="quiet" aria-label={label} aria-disabled={isPending}>
        {texts.close}
      </Button>
    </Form>
  );
}
