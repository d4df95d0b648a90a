import { denseStyle } from '../frame/dense-style.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value | '';
  /** Values with their words; `''` is for no choice. */
  options: readonly (readonly [Value | '', string])[];
  onChange: (value: Value | '') => void;
}

/** A choice above a list; its label is for those who cannot see what it stands over. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <select
      aria-label={label}
      className={`${denseStyle.field} grow pr-8 sm:grow-0`}
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
  );
}
