import { MIN_PASSWORD_LENGTH } from '@aloghor/functions/contract/users';
import { t } from '../messages/messages.ts';

/** What is wrong with a new password, in the words of the form; undefined when nothing is. */
export function passwordProblem(password: string, confirm: string): string | undefined {
  if (password !== confirm) return t.account.mismatch;
  if (password.length < MIN_PASSWORD_LENGTH) return t.account.tooShort;
  return undefined;
}
