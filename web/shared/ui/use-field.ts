import { isBlank } from '@aloghor/functions/domain/is-blank';
import { type InputEvent, type InvalidEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { tForm } from '../locale/messages.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The options of every kind of field. */
export interface FieldOptions {
  label: string;
  required?: boolean | undefined;
  /** What is asked for, shown below the field as long as there is no problem. */
  hint?: string | undefined;
  /** The problem with the value, shown below the field. */
  error?: string | undefined;
  /** The message for a value of the wrong type; e-mail addresses have one of their own. */
  wrong?: string | undefined;
  /** Whether spaces alone fill a required field. */
  spacesCount?: boolean | undefined;
}

/**
 * Connects label, control and problem. Problems found by the browser's validation are shown below the field with our
 * texts, not in the browser's bubble.
 */
export function useField({ label, required, hint, error, wrong = tForm.wrongEmail, spacesCount }: FieldOptions) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const said = problem ?? error;
  return {
    frame: { id, label, hint, error: said, isFound: problem !== undefined },
    control: {
      id,
      required,
      'aria-invalid': said ? true : undefined,
      'aria-describedby': said ? `${id}-error` : hint && `${id}-hint`,
      onInput({ currentTarget: field }: InputEvent<Control>) {
        if (required && !spacesCount) refuseBlank(field);
        // A message disappears as soon as the value is valid; none appears while typing.
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
  field.setCustomValidity(field.value !== '' && isBlank(field.value) ? tForm.blank : '');
}

function problemOf({ validity, validationMessage }: Control, wrong: string): string | undefined {
  if (validity.valid) return undefined;
  if (validity.customError) return validationMessage;
  return validity.valueMissing && !validity.badInput ? tForm.missing : wrong;
}
