import { byCode } from '../lib/api-error.ts';
import type { LanguageCode } from '../lib/language.ts';
import { errors } from '../locale/en/errors.ts';
import { messagesIn } from '../locale/locale.ts';
import { failureText } from './status.tsx';

/** The text for an error of the server, by its code; `otherwise` where something else has failed. */
export function errorText(error: unknown, otherwise: string, language: LanguageCode): string {
  const tErrors = messagesIn(language, errors);
  return failureText(error, byCode(error, tErrors) ?? otherwise, language);
}
