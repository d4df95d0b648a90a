import type { Ref } from 'react';
import { FieldFrame, inputStyle } from './field-frame.tsx';
import { type FieldOptions, useField } from './use-field.ts';

interface SelectProps<Value extends string> extends FieldOptions {
  isLabelHidden?: boolean;
  size?: keyof typeof inputStyle;
  value: Value | '';
  /** Values with their words; `''` is for no choice. */
  options: readonly (readonly [Value | '', string])[];
  onChange: (value: Value | '') => void;
  ref?: Ref<HTMLSelectElement>;
  className?: string;
}

/** A choice of one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { isLabelHidden, size = 'large', value, options, onChange, ref, className, ...field } = props;
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame} isLabelHidden={isLabelHidden} className={className}>
      <select
        {...control}
        ref={ref}
        className={`${inputStyle[size]} w-full pr-8`}
        value={value}
        // Only our own options can be chosen.
        onChange={(event) => onChange(event.target.value as Value | '')}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
