import type { Caller } from './access.ts';
import { Forbidden } from './errors.ts';

/** An e-mail in a call must be the caller's own, ignoring case; those of guests are ignored. */
export function assertOwnEmail(caller: Caller, ...parts: unknown[]): void {
  if (caller.role === 'guest') return;
  const isOwn = (email: string) => email.trim().toLowerCase() === caller.email;
  if (!parts.flatMap(emailsIn).every(isOwn)) throw new Forbidden('not-yours', 'The e-mail is not that of the token.');
}

/** None when it is empty. A value that is no string is left to the schema, which rejects it as bad input. */
function emailsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || !('email' in part)) return [];
  const texts = [part.email].flat().filter((email) => typeof email === 'string');
  return texts.filter((email) => email.trim() !== '');
}
