import { PASSWORD_MINIMUM } from '@aloghor/functions/domain/limits';
import { t } from '../messages/messages.ts';

/** What is wrong with a new password, in the words of the form; undefined when nothing is. */
export function passwordProblem(password: string, confirm: string): string | undefined {
  if (password !== confirm) return t.account.mismatch;
  if (password.length < PASSWORD_MINIMUM) return t.account.tooShort;
  return undefined;
}
