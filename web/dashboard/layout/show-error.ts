import type { LanguageCode } from '../../shared/lib/language.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import { type NameOf, showRejected } from '../../shared/ui/rejected-fields.ts';

let isAccessLostShown = false;

/** Errors that one dialog for the whole page has told, whichever page made the call. */
const toldErrors = new WeakSet<object>();

/** Shows that a call was rejected because a session or a role has ended; once for several calls of one moment. */
export async function showAccessLost(
  error: object,
  title: string,
  text: string,
  language: LanguageCode,
): Promise<void> {
  toldErrors.add(error); // before the page that made the call sees it
  if (isAccessLostShown) return;
  isAccessLostShown = true;
  await showFailure(title, text, language);
  isAccessLostShown = false;
}

/** Shows why a call failed, unless that was told already. */
export async function showError(error: unknown, title: string, text: string, language: LanguageCode): Promise<void> {
  const isTold = typeof error === 'object' && error !== null && toldErrors.has(error);
  if (!isTold) await showFailure(title, text, language);
}

/** Shows why a form was not saved: below the fields that were rejected, and what else there is to say as an error. */
export async function showFormError(
  form: HTMLFormElement | null,
  error: unknown,
  title: string,
  text: string,
  language: LanguageCode,
  nameOf?: NameOf,
): Promise<void> {
  const left = form ? showRejected(form, error, text, language, nameOf) : text;
  if (left) await showError(error, title, left, language);
}
