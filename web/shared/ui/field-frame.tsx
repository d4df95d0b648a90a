import type { ReactNode } from 'react';

const base =
  'rounded-lg border border-ink/30 bg-white text-base transition-colors hover:border-ink focus:border-bottle aria-invalid:border-danger [&[readonly]]:border-line [&[readonly]]:bg-sand [&[readonly]]:text-ink-soft';

/** The classes of a control; `dense` for many on one page. */
export const inputStyle = { large: `${base} min-h-12 w-full px-4`, dense: `${base} min-h-11 px-3` };

interface FieldFrameProps {
  id: string;
  label: string;
  /** For a control whose purpose is clear from its place. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  /** Found by the browser's validation, which focuses the field; other problems are announced as alerts. */
  isFound: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, and its problem below. */
export function FieldFrame({ id, label, isLabelHidden, hint, error, isFound, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={isFound ? undefined : 'alert'} className="mt-1.5 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
