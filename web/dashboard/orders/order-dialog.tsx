import { type ReactNode, useEffect, useRef } from 'react';

interface OrderDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form of an order over the page; closes by its buttons and Escape. */
export function OrderDialog({ label, onClose, children }: OrderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[min(34rem,94vw)] overflow-y-auto whitespace-normal rounded-card bg-paper p-5 text-left text-ink backdrop:bg-ink/50 sm:p-6"
    >
      {children}
    </dialog>
  );
}
