import { type ReactNode, useState } from 'react';

interface FormPartProps {
  title: string;
  hint: string;
  /** Where something is filled in. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A part of a form that may stay collapsed. */
export function FormPart({ title, hint, startsOpen, children }: FormPartProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-xl border border-line px-4 py-3 open:pb-5"
    >
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">{title}</summary>
      <p className="mt-1 text-ink-soft text-sm">{hint}</p>
      <div className="mt-4 grid gap-6">{children}</div>
    </details>
  );
}
