import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../start/schedule.ts';
import { Button } from './button.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Slides in from the right over the page; closes by its button, its overlay, Escape and any link within. */
export function Drawer({ isOpen, onClose, label, closeLabel, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal dialog makes the whole page inert, which restyles it: only after the button has responded.
  useEffect(() => {
    const act = () => (isOpen ? dialog.current?.showModal() : dialog.current?.close());
    return afterPaint(act);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes with Escape
    <dialog
      ref={dialog}
      aria-label={label}
      data-opened={isOpen || undefined}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
      }}
      className="drawer mr-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] bg-paper text-ink"
    >
      <div className="flex h-full flex-col gap-6 overflow-y-auto p-5">
        <Button aria-label={closeLabel} variant="icon" className="self-end" onClick={onClose}>
          <X aria-hidden />
        </Button>
        {isOpen && children}
      </div>
    </dialog>
  );
}
