import { hash, randomUUID } from 'node:crypto';
import { IdempotencyKey, WRONG_KEY } from '../../contract/buyers-orders.ts';
import { BadInput } from './errors.ts';

/** The idempotency key of a request; without the header a random one. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) return randomUUID();
  const { data } = IdempotencyKey.safeParse(header);
  if (data !== undefined) return data;
  throw new BadInput([{ path: 'Idempotency-Key', message: WRONG_KEY }]);
}

const LETTERS = 24;

/** The id of what this caller makes with this key, derived from both, so that every retry finds the same document. */
export function idOfKey(uid: string | null, key: string): string {
  return hash('sha256', JSON.stringify([uid, key])).slice(0, LETTERS);
}
