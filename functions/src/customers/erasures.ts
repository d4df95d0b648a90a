import { createHmac, randomBytes } from 'node:crypto';
import { numberKey } from '../orders/number-marks.ts';
import type { ErasureDocument } from '../platform/database/collections.ts';

/** The entry of the ledger of erased numbers: it tells whether a number is the one, and not which one it is. */
export function newErasure(mobileNumber: string, at: number): ErasureDocument {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashOf(mobileNumber, key), at };
}

/** When a number was erased last, in milliseconds: what is newer was given to the shop anew. */
export function erasedUntil(ledger: readonly ErasureDocument[], mobileNumber: string): number | undefined {
  const times = ledger.filter(({ key, hash }) => hash === hashOf(mobileNumber, key)).map(({ at }) => at);
  return times.length > 0 ? Math.max(...times) : undefined;
}

function hashOf(mobileNumber: string, key: string): string {
  return createHmac('sha256', key).update(numberKey(mobileNumber)).digest('base64url');
}
