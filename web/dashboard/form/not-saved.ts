import { hasErrorCode, isBusy, isOutcomeUnknown, isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { productForm } from '../messages/en/products.ts';

/** What somebody else has saved meanwhile, from the 409 of the call; undefined for any other error. */
export function conflictIn<Conflict>(error: unknown): Conflict | undefined {
  // A cast: the contract ties this body to this code, and the server validates its replies.
  return hasErrorCode(error, 'changed-meanwhile') ? (error.problem as Conflict) : undefined;
}

/** Why a form was not saved, other than because of somebody else's change; `otherwise` for an unknown reason. */
export function whyNotSaved(error: unknown, otherwise: string, language: LanguageCode): string {
  const t = messagesIn(language, productForm);
  if (isBusy(error)) return t.busy;
  if (isUnanswered(error)) return t.unanswered;
  return errorText(error, isOutcomeUnknown(error) ? t.unclear : otherwise, language);
}
