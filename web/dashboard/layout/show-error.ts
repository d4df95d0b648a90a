import { isOutcomeUnknown } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import { type NameOf, showRejected } from '../../shared/ui/rejected-fields.ts';
import { unclear } from '../messages/en/common.ts';

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

/** The title above why a change was not made: `title`, or that it may have been made. */
function notDoneTitle(error: unknown, title: string, language: LanguageCode): string {
  return isOutcomeUnknown(error) ? messagesIn(language, unclear).title : title;
}

/** Shows why a change was not made, or that it may have been made. */
export function showNotDone(error: unknown, title: string, text: string, language: LanguageCode): Promise<void> {
  return showError(error, notDoneTitle(error, title, language), text, language);
}

/** Why a change was not made: the sentence for the server's error code, that it may have been made, or `otherwise`. */
export function whyNotDone(error: unknown, otherwise: string, language: LanguageCode): string {
  return errorText(error, isOutcomeUnknown(error) ? messagesIn(language, unclear).text : otherwise, language);
}

/** The same in a line of its own, which has no title. */
export function notDoneText(error: unknown, otherwise: string, language: LanguageCode): string {
  const { title, text } = messagesIn(language, unclear);
  return errorText(error, isOutcomeUnknown(error) ? `${title}. ${text}` : otherwise, language);
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

/** The same of a change that was not made, or that may have been made. */
export function showFormNotDone(
  ...[form, error, title, text, language, nameOf]: Parameters<typeof showFormError>
): Promise<void> {
  return showFormError(form, error, notDoneTitle(error, title, language), text, language, nameOf);
}
