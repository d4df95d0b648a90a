import { isBlank } from '@aloghor/functions/domain/is-blank';
import { type InputEvent, type InvalidEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { formEn } from '../messages/form-en.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What each kind of field can be told. */
export interface FieldOptions {
  label: string;
  required?: boolean | undefined;
  /** What is wrong with the value, in words, below the field. */
  error?: string | undefined;
  /** Says of what kind the value has to be, where it is of another; an e-mail address has its own words. */
  wrong?: string | undefined;
  /** A required text that holds nothing but spaces is missing, unless they count. */
  spacesCount?: boolean | undefined;
}

/**
 * The label, the control and what is wrong with it belong together. What the browser finds wrong is said below the field
 * in our words, not in a bubble of the browser's own.
 */
export function useField({ label, required, error, wrong = formEn.wrongEmail, spacesCount }: FieldOptions) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const said = problem ?? error;
  return {
    frame: { id, label, error: said, isFound: problem !== undefined },
    control: {
      id,
      required,
      'aria-invalid': said ? true : undefined,
      'aria-describedby': said ? `${id}-error` : undefined,
      onInput({ currentTarget: field }: InputEvent<Control>) {
        if (required && !spacesCount) refuseBlank(field);
        // A sentence leaves as soon as it is not true any more; none comes while somebody types.
        setProblem((before) => before && problemOf(field, wrong));
      },
      onInvalid(event: InvalidEvent<Control>) {
        event.preventDefault(); // no bubble, and the browser focuses nothing
        const field = event.currentTarget;
        flushSync(() => setProblem(problemOf(field, wrong))); // a screen reader reads it with the focus
        if (field === field.form?.querySelector(':invalid:not(fieldset)')) field.focus();
      },
    } as const,
  };
}

function refuseBlank(field: Control): void {
  // An empty field is refused by the browser itself.
  field.setCustomValidity(field.value !== '' && isBlank(field.value) ? formEn.blank : '');
}

function problemOf({ validity, validationMessage }: Control, wrong: string): string | undefined {
  if (validity.valid) return undefined;
  if (validity.customError) return validationMessage;
  return validity.valueMissing && !validity.badInput ? formEn.missing : wrong;
}
