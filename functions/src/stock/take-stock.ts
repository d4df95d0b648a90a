import { type StockDocument, stock } from '../platform/database/collections.ts';
import type { OneWrite } from '../platform/database/optimistic-batch.ts';

/** Which product, and how many pieces. */
export interface Pieces {
  _id: string;
  quantity: number;
}

/** A product of which there are fewer pieces than wanted. */
export interface Shortage {
  _id: string;
  /** Whether none is left. */
  isSoldOut: boolean;
  /** When its pieces last became more or fewer, in milliseconds since 1970. */
  changedAt: number;
}

/** What an order would take from the stock. */
export interface Taking {
  short: Shortage[];
  /** By product id; undefined when nothing is counted. */
  taken: Record<string, number> | undefined;
  /** Products of which the last piece is taken. */
  emptied: string[];
  /** Takes the pieces in the write, if their counts are still as they were read. */
  take: () => void;
}

const NOTHING: Taking = { short: [], taken: undefined, emptied: [], take: () => {} };

/**
 * Looks at the stock without a lock, so that refusals wait for nobody and cost nobody a try. Buyers of the same product
 * meet in its document: who comes too late looks again. A counted product without a document was let go a moment ago.
 */
export async function takingOf(write: OneWrite, wanted: readonly Pieces[], now: number): Promise<Taking> {
  if (wanted.length === 0) return NOTHING;
  const found = await stock.inBatch(write).get(wanted.map(({ _id }) => _id));
  const counts = new Map(found.map(({ _id, ...of }) => [_id, of]));
  const counted = wanted.flatMap(({ _id, quantity }) => withStock({ _id, quantity }, counts.get(_id)));
  if (counted.length === 0) return NOTHING;
  const after = counted.map(({ _id, quantity, count }) => ({ _id, count: count - quantity }));
  return {
    short: counted
      .filter(({ quantity, count }) => count < quantity)
      .map(({ _id, count, changedAt }) => ({ _id, isSoldOut: count === 0, changedAt })),
    taken: Object.fromEntries(counted.map(({ _id, quantity }) => [_id, quantity])),
    emptied: after.filter(({ count }) => count === 0).map(({ _id }) => _id),
    take() {
      write.expectContention();
      for (const { _id, count } of after) stock.inBatch(write).changeUnchanged(_id, { count, changedAt: now });
    },
  };
}

function withStock(pieces: Pieces, of: StockDocument | undefined) {
  return of ? [{ ...pieces, ...of }] : [];
}
