import { byCode } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { whyNotDone } from '../layout/show-error.ts';
import { usersPage } from '../messages/en/admin.ts';

/** The message why the role of the user with this address was not changed. */
export function roleErrorText(error: unknown, email: string, language: LanguageCode): string {
  const t = messagesIn(language, usersPage);
  const { errors, notVerified, notPromoted } = t;
  return (
    byCode(error, { ...errors, 'address-not-verified': notVerified(email) }) ?? whyNotDone(error, notPromoted, language)
  );
}
