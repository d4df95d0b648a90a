import { PASSWORD_MINIMUM } from '@aloghor/functions/domain/limits';
import { tAccount } from '../locale/messages.ts';

/** The form's message for an invalid new password; undefined for a valid one. */
export function passwordProblem(password: string, confirm: string): string | undefined {
  if (password !== confirm) return tAccount.mismatch;
  if (password.length < PASSWORD_MINIMUM) return tAccount.tooShort;
  return undefined;
}
