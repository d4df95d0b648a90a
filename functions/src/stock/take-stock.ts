import { stock } from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';
import { validCounts } from './valid-counts.ts';

export interface ProductQuantity {
  _id: string;
  quantity: number;
}

/** A product of which there is less than wanted. */
export interface Shortage {
  _id: string;
  /** Whether none is left. */
  isSoldOut: boolean;
  /** When its count last changed, in milliseconds since 1970. */
  changedAt: number;
}

/** What an order would take from the stock. */
export interface Reservation {
  short: Shortage[];
  /** By product id; undefined when nothing is counted. */
  taken: Record<string, number> | undefined;
  /** Products that are sold out by it. */
  emptied: string[];
  /** Takes it in the batch, if the counts are still as they were read. */
  take: () => void;
}

const NOTHING: Reservation = { short: [], taken: undefined, emptied: [], take: () => {} };

/**
 * Reads the stock without a lock, so that an order that is rejected neither waits nor makes another one wait. Buyers of the
 * same product compete for its document: the slower one reads again. A counted product without a document stopped being
 * counted a moment ago.
 */
export async function reservationOf(
  batch: OptimisticBatch,
  wanted: readonly ProductQuantity[],
  now: number,
): Promise<Reservation> {
  if (wanted.length === 0) return NOTHING;
  const found = await stock.inBatch(batch).get(wanted.map(({ _id }) => _id));
  const counts = validCounts(found);
  const counted = wanted.flatMap(({ _id, quantity }) => {
    const of = counts.has(_id) && found.find((one) => one._id === _id);
    return of ? [{ ...of, quantity }] : [];
  });
  if (counted.length === 0) return NOTHING;
  const after = counted.map(({ _id, quantity, count }) => ({ _id, count: count - quantity }));
  return {
    short: counted
      .filter(({ quantity, count }) => count < quantity)
      .map(({ _id, count, changedAt }) => ({ _id, isSoldOut: count === 0, changedAt })),
    taken: Object.fromEntries(counted.map(({ _id, quantity }) => [_id, quantity])),
    emptied: after.filter(({ count }) => count === 0).map(({ _id }) => _id),
    take() {
      batch.isContended = true;
      for (const { _id, count } of after) stock.inBatch(batch).updateIfUnmodified(_id, { count, changedAt: now });
    },
  };
}
