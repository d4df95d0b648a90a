import { hasErrorCode } from '../lib/api-error.ts';
import type { LanguageCode } from '../lib/language.ts';
import { form as formMessages } from '../locale/en/forms.ts';
import { messagesIn } from '../locale/locale.ts';
import type { Control } from './fields.tsx';

/** The name of an input, by the path of a field in what was sent. */
export type NameOf = (path: string) => string;

/**
 * Shows below each field that the server has rejected that it has, and focuses the first. Returns what is left for the form
 * to say: `text`, with the rejected fields that have no input here in brackets; undefined if there is nothing left.
 */
export function showRejected(
  form: HTMLFormElement,
  error: unknown,
  text: string,
  language: LanguageCode,
  nameOf: NameOf = (path) => path,
): string | undefined {
  const tForm = messagesIn(language, formMessages);
  const errors = (hasErrorCode(error, 'bad-input') && error.problem.errors) || [];
  const names = errors.map(({ path }) => nameOf(path));
  const controls = ([...form.elements] as Control[]).filter((control) => control.willValidate && control.name);
  const rejected = controls.filter((control) => names.some((name) => isOf(name, control)));
  for (const control of rejected) {
    control.setCustomValidity(control.type === 'email' ? tForm.wrongEmail : tForm.rejected);
    control.checkValidity(); // the field takes over the message
    control.setCustomValidity(''); // the same value may be sent again: the server decides
  }
  rejected[0]?.focus();
  const elsewhere = names.filter((name) => !rejected.some((control) => isOf(name, control)));
  if (elsewhere.length > 0) return `${text} (${elsewhere.join(', ')})`;
  return rejected.length > 0 ? undefined : text;
}

/** Whether one is a part of the other: an input may hold several fields, and a field may have several inputs. */
function isOf(name: string, control: Control): boolean {
  const [field, input] = [`${name}.`, `${control.name}.`];
  return field.startsWith(input) || input.startsWith(field);
}

/** Names by what the lists that were sent hold: `lines.0.quantity` is `lines.ID.quantity`, or likewise with a kind. */
export function byEntries(sent: object): NameOf {
  return (path) => {
    let inner: unknown = sent;
    const names = path.split('.').map((name) => {
      const isEntry = Array.isArray(inner);
      inner = Object(inner)[name];
      const { _id, kind }: { _id?: string; kind?: string } = isEntry ? Object(inner) : {};
      return _id ?? kind ?? name;
    });
    return names.join('.');
  };
}
