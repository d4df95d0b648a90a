import { createHash } from 'node:crypto';

const LETTERS = 24;

/**
 * The id of the order that this caller places with this key, derived from both, so that every retry finds the same
 * document. All guests count as one caller, so only the key distinguishes them.
 */
export function orderId(uid: string | null, key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, key]));
  return hash.digest('hex').slice(0, LETTERS);
}
