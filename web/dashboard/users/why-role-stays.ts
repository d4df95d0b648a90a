import { byCode } from '../../shared/lib/api-error.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** The message why the role of the user with this address was not changed. */
export function roleErrorText(error: unknown, email: string): string {
  const { refusals, notVerified, notPromoted } = tAdmin.users;
  return byCode(error, { ...refusals, 'address-not-verified': notVerified(email) }) ?? errorText(error, notPromoted);
}
