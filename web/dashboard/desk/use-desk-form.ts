import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { FormEvent } from 'react';
import { useChangeAtDesk } from './desk-calls.ts';
import { resultOf, showNotRecorded } from './why-not-recorded.ts';

interface DeskForm {
  id: string;
  send: () => Promise<unknown>;
  /** Whether an order shows what the form has sent. */
  isRecorded: (row: DeskOrder) => boolean;
  onSaved: () => void;
  /** Asks before it is sent, where it has to. */
  confirm?: () => Promise<boolean> | undefined;
}

/** A form of an order: sends what is typed once, and stays open with it when that fails. */
export function useDeskForm({ id, send, isRecorded, onSaved, confirm }: DeskForm) {
  const { mutateAsync, isPending } = useChangeAtDesk(id, send);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const question = confirm?.();
    if (question && !(await question)) return;
    try {
      await mutateAsync(undefined);
      onSaved();
    } catch (error) {
      const result = await resultOf(error, id, isRecorded);
      if (typeof result === 'string') void showNotRecorded(error, result);
      else onSaved();
    }
  }
  return { onSubmit, isSaving: isPending };
}
