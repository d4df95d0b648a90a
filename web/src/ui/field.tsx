import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { refuseBlank } from './refuse-blank.ts';

export const inputStyle =
  'min-h-12 w-full rounded-lg border border-ink/30 bg-white px-4 text-base transition-colors hover:border-ink focus:border-bottle aria-invalid:border-danger';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, in words, below the field. */
  error?: string | undefined;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

/** Label above, control, and what is wrong with it below. A required one wants more than spaces. */
export function Field({ label, error, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id} text={label} />
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${inputStyle} ${children ? 'pr-14' : ''}`}
          onInput={input.required ? refuseBlank : undefined}
          {...input}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function Label({ htmlFor, text }: { htmlFor: string; text: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block font-semibold">
      {text}
    </label>
  );
}
