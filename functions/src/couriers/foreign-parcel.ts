import { stateOfWord } from '../domain/courier-words.ts';
import type { ParcelDocument } from '../platform/database/collections.ts';
import { COURIER_CLOCK_MS } from './courier.ts';

type Claimed = Pick<ParcelDocument, 'courier' | 'at' | 'events' | 'isTaken'>;

/**
 * Whether a courier had what it has found under an invoice before the shop claimed that. Order numbers begin anew in every shop,
 * and on one account a courier knows an invoice for ever.
 */
export function isOlder({ at, events }: Claimed, since: number | undefined): boolean {
  const claims = events.flatMap(({ state, at: claimedAt }) => (state === 'asked' ? [claimedAt] : []));
  return since !== undefined && since < Math.min(at, ...claims) - COURIER_CLOCK_MS;
}

/**
 * The same of a parcel whose answer was lost. Where its courier has refused the first call for it as a repeat, what is on its way
 * already, and does not say since when, may be of another order.
 */
export function mayBeForeign(claimed: Claimed, { word, since }: { word: string; since?: number | undefined }): boolean {
  const isUnclear = claimed.isTaken && since === undefined && stateOfWord(claimed.courier, word) !== 'booked';
  return Boolean(isUnclear) || isOlder(claimed, since);
}

/** What is noted of it: a person decides, and until then nobody asks for it. */
export function foreignParcel(consignmentId: string | undefined) {
  return {
    doubt: 'otherConsignment' as const,
    otherConsignmentId: consignmentId,
    askAt: undefined,
    followAt: undefined,
  };
}
