import { createHash } from 'node:crypto';

const LETTERS = 24;

/**
 * The id of the order that this caller places with this key: the same again for the same two, so that all tries meet
 * on one document. A guest is nobody in particular, so only the key tells guests apart.
 */
export function orderId(uid: string | null, key: string): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, key]));
  return hash.digest('hex').slice(0, LETTERS);
}
