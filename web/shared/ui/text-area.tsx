import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, inputStyle } from './field-frame.tsx';
import { type FieldOptions, useField } from './use-field.ts';

interface TextAreaProps
  extends Pick<FieldOptions, 'label' | 'required' | 'error'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {}

/** A field for a text of several lines. */
export function TextArea({ label, required, error, ...area }: TextAreaProps) {
  const { frame, control } = useField({ label, required, error });
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={2} className={`${inputStyle.large} block py-3`} {...area} />
    </FieldFrame>
  );
}
