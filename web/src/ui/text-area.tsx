import { type TextareaHTMLAttributes, useId } from 'react';
import { inputStyle, Label } from './field.tsx';
import { refuseBlank } from './refuse-blank.ts';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
}

/** A field for a text of several lines. */
export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id} text={label} />
      <textarea
        id={id}
        rows={2}
        className={`${inputStyle} block py-3`}
        onInput={area.required ? refuseBlank : undefined}
        {...area}
      />
    </div>
  );
}
