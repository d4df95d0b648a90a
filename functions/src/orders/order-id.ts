import { createHash } from 'node:crypto';

const LETTERS = 24;

/**
 * The id of the order that this caller places with this key: the same for every retry, so that all of them meet the same
 * document. Guests share one caller, so only the key tells them apart.
 */
export function orderId(uid: string | null, key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, key]));
  return hash.digest('hex').slice(0, LETTERS);
}
