import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FieldProblem, useField } from '../../shared/ui/fields.tsx';
import type { BoundField } from './bind-fields.ts';

interface CheckBoxesProps<Value extends string> extends BoundField<Value[]> {
  label: string;
  hint?: string | undefined;
  /** Values with their labels. */
  options: readonly (readonly [Value, string])[];
}

/** Some of several. What is chosen keeps the order of ticking. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { label, hint, name, options, value: chosen, onType } = props;
  const { frame, control } = useField({ label });
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && <p className="mb-2 text-ink-soft text-sm">{hint}</p>}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {options.map(([value, text]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line bg-white px-3 leading-tight transition-colors hover:border-ink has-checked:border-bottle has-checked:bg-bottle/8"
          >
            <input
              {...control}
              id={undefined}
              type="checkbox"
              name={name}
              value={value}
              className="size-5 shrink-0 accent-bottle"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onType(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <span className="first-letter:uppercase">{text}</span>
          </label>
        ))}
      </div>
      <FieldProblem {...frame} />
    </fieldset>
  );
}

interface ChoiceButtonsProps<Value extends string> {
  options: readonly (readonly [Value, string])[];
  value: Value;
  onType: (value: Value) => void;
}

/** One of a few, as buttons. */
export function ChoiceButtons<Value extends string>({ options, value: chosen, onType }: ChoiceButtonsProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(([value, text]) => (
        <Button
          key={value}
          variant={value === chosen ? 'primary' : 'quiet'}
          size="dense"
          aria-pressed={value === chosen}
          onClick={() => onType(value)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

interface SwitchFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'aria-describedby'> {
  value: boolean;
  onType: (value: boolean) => void;
  children: ReactNode;
}

/** Yes or no, as a box to tick with its label. */
export function SwitchField({ value, onType, children, ...input }: SwitchFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-ink-soft">
      <input
        {...input}
        type="checkbox"
        className="size-5 shrink-0 accent-bottle"
        checked={value}
        onChange={({ target }) => onType(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
