import { PASSWORD_MINIMUM } from '@aloghor/functions/domain/limits';
import { t } from '../messages/messages.ts';

/** The form's message for an invalid new password; undefined for a valid one. */
export function passwordProblem(password: string, confirm: string): string | undefined {
  if (password !== confirm) return t.account.mismatch;
  if (password.length < PASSWORD_MINIMUM) return t.account.tooShort;
  return undefined;
}
