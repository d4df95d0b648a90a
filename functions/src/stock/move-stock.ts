import type { Transaction } from 'firebase-admin/firestore';
import { type StockDocument, stock } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** By product id, how many pieces: what an order has taken and not given back, as in its document. */
export type Taken = Readonly<Record<string, number>>;

/** A change of the stock, to be written with the order in the same transaction. */
export interface Move {
  /** What the order has taken after it, for its document; undefined when that is nothing. */
  taken: Record<string, number> | undefined;
  /** By product id, the pieces that are on the shelf again: none of a product that is not counted. */
  gaveBack: Record<string, number>;
  /** Products that are sold out by it, or back: `tellSoldOut` wants them once the transaction is through. */
  turned: string[];
  write: () => void;
}

/**
 * Takes so many pieces more for an order, less where a number is negative: then no more come back than were taken,
 * and so once, whatever is pressed how often. Those
 * of products that are not counted are not taken. Reads, so it stands before the first write of the transaction; `write`
 * stands after the last read. @throws {Conflict} `out-of-stock`, with `short`, when there are fewer
 */
export async function moveStock(transaction: Transaction, taken: Taken = {}, more: Taken = {}): Promise<Move> {
  const changes = Object.entries(more)
    .map(([id, pieces]) => [id, Math.max(pieces, -(taken[id] ?? 0))] as const)
    .filter(([, pieces]) => pieces !== 0);
  const counts = await readCounts(
    transaction,
    changes.map(([id]) => id),
  );
  const moved = changes.flatMap(([id, pieces]) => movedBy(id, pieces, counts.get(id)));
  assertEnough(moved);
  return {
    taken: takenAfter(taken, changes, counts),
    gaveBack: Object.fromEntries(
      moved.flatMap(({ id, before, count }) => (count > before ? [[id, count - before]] : [])),
    ),
    turned: moved.filter(({ before, count }) => (before === 0) !== (count === 0)).map(({ id }) => id),
    write() {
      for (const { id, count } of moved) stock.within(transaction).put(id, { count, changedAt: Date.now() });
    },
  };
}

async function readCounts(transaction: Transaction, ids: string[]): Promise<Map<string, StockDocument>> {
  const found = await stock.within(transaction).get(ids);
  return new Map(found.map(({ _id, ...of }) => [_id, of]));
}

function movedBy(id: string, more: number, of: StockDocument | undefined) {
  return of ? [{ id, before: of.count, count: of.count - more }] : [];
}

function assertEnough(moved: { id: string; before: number; count: number }[]): void {
  const short = moved
    .filter(({ before, count }) => count < 0 && count < before)
    .map(({ id, before }) => ({ _id: id, isSoldOut: before === 0 }));
  if (short.length > 0) throw new Conflict('out-of-stock', 'There are not so many pieces left.', { short });
}

/** Pieces of a product that is not counted any more are given back to nobody, and not taken. */
function takenAfter(taken: Taken, changes: (readonly [string, number])[], counts: ReadonlyMap<string, unknown>) {
  const after = new Map(Object.entries(taken));
  for (const [id, more] of changes) {
    if (more < 0 || counts.has(id)) after.set(id, (after.get(id) ?? 0) + more);
  }
  const left = [...after].filter(([, pieces]) => pieces > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
