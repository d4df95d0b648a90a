import type { FormEvent } from 'react';
import { showFailure } from '../../ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useChangeAtDesk } from './desk-calls.ts';
import { whyNotRecorded } from './why-not-recorded.ts';

/** A form of an order: sends what is typed once, and stays open with it when that fails. */
export function useDeskForm(id: string, send: () => Promise<unknown>, onSaved: () => void) {
  const { mutateAsync, isPending } = useChangeAtDesk(id, send);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    try {
      await mutateAsync(undefined);
      onSaved();
    } catch (error) {
      void showFailure(tAdmin.desk.failedTitle, whyNotRecorded(error));
    }
  }
  return { onSubmit, isSaving: isPending };
}
