import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, inputStyle } from './field-frame.tsx';
import { type FieldOptions, useField } from './use-field.ts';

interface FieldProps extends FieldOptions, Omit<ComponentProps<'input'>, 'required'> {
  /** Placed inside the field, at its end. */
  children?: ReactNode;
}

/** A single-line text field. */
export function Field({ label, required, hint, error, wrong, spacesCount, children, ...input }: FieldProps) {
  const { frame, control } = useField({ label, required, hint, error, wrong, spacesCount });
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input {...control} className={`${inputStyle.large} ${children ? 'pr-14' : ''}`} {...input} />
        {children}
      </div>
    </FieldFrame>
  );
}
