import { useEffect, useRef } from 'react';
import { tAdmin } from '../messages/admin-messages.ts';
import { ParcelForm, type ParcelFormProps } from './parcel-form.tsx';

/** The form over the page; closes by its buttons and Escape. */
export function ParcelDialog(props: ParcelFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={tAdmin.orders.parcel.outcomes[props.outcome]}
      onClose={props.onClose}
      className="m-auto max-h-[90dvh] w-[min(34rem,94vw)] overflow-y-auto whitespace-normal rounded-card bg-paper p-5 text-left text-ink backdrop:bg-ink/50 sm:p-6"
    >
      <ParcelForm {...props} />
    </dialog>
  );
}
