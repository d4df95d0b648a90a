import { isBlank } from '@aloghor/functions/domain/typed-text';
import {
  type ComponentProps,
  type InputEvent,
  type InvalidEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { count } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { form } from '../locale/en/forms.ts';
import { messagesIn, useLanguage } from '../locale/locale.ts';

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
  /** Found by the browser's validation or by the server: then the field has the focus. Other problems are announced as alerts. */
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
      <FieldProblem id={id} error={error} isFound={isFound} />
    </div>
  );
}

/** The problem of a field, below it. */
export function FieldProblem({ id, error, isFound }: Pick<FieldFrameProps, 'id' | 'error' | 'isFound'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} role={isFound ? undefined : 'alert'} className="mt-1.5 text-danger">
      {error}
    </p>
  );
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The options of every kind of field. */
interface FieldOptions {
  label: string;
  required?: boolean | undefined;
  /** What is asked for, shown below the field as long as there is no problem. */
  hint?: string | undefined;
  /** The problem with the value, shown below the field. */
  error?: string | undefined;
  /** The message for a value that the browser or the server rejects; e-mail addresses have one of their own. */
  wrong?: string | undefined;
  /** Whether spaces alone fill a required field. */
  spacesCount?: boolean | undefined;
  /** Characters at most. The browser is not told: it would cut what is pasted, without a word. */
  maxLength?: number | undefined;
}

/**
 * Connects label, control and problem. Problems found by the browser's validation, and by the server (`showRejected`), are
 * shown below the field with our texts, not in the browser's bubble.
 */
export function useField({ label, required, hint, error, wrong, spacesCount, maxLength }: FieldOptions) {
  const language = useLanguage();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [tooLong, setTooLong] = useState<string>();
  const said = tooLong ?? problem ?? error;

  function check(field: Control) {
    const long = tooLongText(field, maxLength, language);
    setTooLong(long);
    const rejectsBlank = required && !spacesCount;
    if (rejectsBlank || maxLength !== undefined)
      field.setCustomValidity(long ?? (rejectsBlank ? blankText(field, language) : ''));
  }

  // Not only as somebody types: a text may be there from before, or be replaced by its form.
  useEffect(() => {
    const field = maxLength === undefined ? null : document.getElementById(id);
    if (isTextControl(field)) check(field);
  });
  return {
    frame: { id, label, hint, error: said, isFound: problem !== undefined },
    control: {
      id,
      required,
      'aria-invalid': said ? true : undefined,
      'aria-describedby': said ? `${id}-error` : hint && `${id}-hint`,
      onInput({ currentTarget: field }: InputEvent<Control>) {
        check(field);
        // A message disappears as soon as the value is valid; none appears while typing.
        setProblem((before) => before && problemOf(field, wrong, language));
      },
      onInvalid(event: InvalidEvent<Control>) {
        event.preventDefault(); // no bubble, and the browser focuses nothing
        const field = event.currentTarget;
        flushSync(() => setProblem(problemOf(field, wrong, language))); // a screen reader reads it with the focus
        field.form?.addEventListener('submit', () => setProblem(undefined), { once: true }); // it may be accepted now
        field.closest('details')?.setAttribute('open', ''); // what is collapsed takes no focus
        if (field === field.form?.querySelector(':invalid:not(fieldset)')) field.focus();
      },
    } as const,
  };
}

function isTextControl(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** An empty field is rejected by the browser itself. */
function blankText({ value }: Control, language: LanguageCode): string {
  return value !== '' && isBlank(value) ? messagesIn(language, form).blank : '';
}

/** Spaces around it are not sent. */
function tooLongText({ value }: Control, most = Infinity, language: LanguageCode): string | undefined {
  const surplus = value.trim().length - most;
  return surplus > 0 ? messagesIn(language, form).tooLong(count(most, language), count(surplus, language)) : undefined;
}

function problemOf(
  { validity, validationMessage }: Control,
  wrong: string | undefined,
  language: LanguageCode,
): string | undefined {
  const tForm = messagesIn(language, form);
  if (validity.valid) return undefined;
  if (validity.customError)
    return validationMessage === tForm.rejected ? (wrong ?? validationMessage) : validationMessage;
  return validity.valueMissing && !validity.badInput ? tForm.missing : (wrong ?? tForm.wrongEmail);
}

interface FieldProps extends FieldOptions, Omit<ComponentProps<'input'>, 'required' | 'maxLength'> {
  /** Placed inside the field, at its end. */
  children?: ReactNode;
}

/** A single-line text field. */
export function Field(props: FieldProps) {
  const { label, required, hint, error, wrong, spacesCount, maxLength, children, ...input } = props;
  const { frame, control } = useField({ label, required, hint, error, wrong, spacesCount, maxLength });
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input {...control} className={`${inputStyle.large} ${children ? 'pr-14' : ''}`} {...input} />
        {children}
      </div>
    </FieldFrame>
  );
}

interface TextAreaProps
  extends Pick<FieldOptions, 'label' | 'required' | 'error' | 'wrong' | 'maxLength'>,
    Omit<ComponentProps<'textarea'>, 'required' | 'maxLength'> {}

/** A field for a text of several lines. */
export function TextArea({ label, required, error, wrong, maxLength, ...area }: TextAreaProps) {
  const { frame, control } = useField({ label, required, error, wrong, maxLength });
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={2} className={`${inputStyle.large} block py-3`} {...area} />
    </FieldFrame>
  );
}

interface SelectProps<Value extends string> extends FieldOptions {
  name?: string;
  isLabelHidden?: boolean;
  size?: keyof typeof inputStyle;
  value: Value | '';
  /** Values with their labels; `''` is for no choice. */
  options: readonly (readonly [Value | '', string])[];
  onChange: (value: Value | '') => void;
  ref?: Ref<HTMLSelectElement>;
  className?: string;
}

/** A choice of one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { name, isLabelHidden, size = 'large', value, options, onChange, ref, className, ...field } = props;
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame} isLabelHidden={isLabelHidden} className={className}>
      <select
        {...control}
        ref={ref}
        name={name}
        className={`${inputStyle[size]} w-full pr-8`}
        value={value}
        // Only our own options can be chosen.
        onChange={(event) => onChange(event.target.value as Value | '')}
      >
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
