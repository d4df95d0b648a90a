import { createHash, randomUUID } from 'node:crypto';
import { IdempotencyKey, WRONG_KEY } from '../contract/buyers-orders.ts';
import { nationalNumber, plainMobileNumber } from '../domain/mobile-number.ts';
import { BadInput } from '../platform/http/errors.ts';

/** The idempotency key of a request; without the header a random one. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) return randomUUID();
  const { data } = IdempotencyKey.safeParse(header);
  if (data !== undefined) return data;
  throw new BadInput([{ path: 'Idempotency-Key', message: WRONG_KEY }]);
}

const LETTERS = 24;

/**
 * The id of the order that this caller places with this key, derived from both, so that every retry finds the same
 * document. All guests count as one caller, so only the key distinguishes them.
 */
export function orderId(uid: string | null, key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, key]));
  return hash.digest('hex').slice(0, LETTERS);
}

/** Whether two mobile numbers reach the same phone: 01712345678 is the national form of +8801712345678. */
export function isSameMobileNumber(one: string, other: string): boolean {
  // Older orders may hold a number that was not normalised.
  return nationalNumber(plainMobileNumber(one)) === nationalNumber(plainMobileNumber(other));
}
