import type { Transaction } from 'firebase-admin/firestore';
import { stock } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';
import { validCounts } from './valid-counts.ts';

/** By product id. */
export type Quantities = Readonly<Record<string, number>>;

/** A change of the stock, to be written with the order in the same transaction. */
export interface Move {
  /** What the order has taken after it, for its document; undefined when that is nothing. */
  taken: Record<string, number> | undefined;
  /** By product id, what is back in the stock: nothing of a product that is not counted. */
  gaveBack: Record<string, number>;
  /** Products that are sold out by it, or back: `updateSoldOut` needs them once the transaction is through. */
  soldOutChanged: string[];
  write: () => void;
}

/**
 * Takes `more` for an order, and gives back where a quantity is negative: never more than it has `taken` and not given back
 * before, however often it is asked for. Products that are not counted are not taken. Reads, so it stands before the first write of the
 * transaction; `write` stands after the last read. @throws {Conflict} `out-of-stock`, with `short`, when there are fewer
 */
export async function moveStock(
  transaction: Transaction,
  taken: Quantities = {},
  more: Quantities = {},
): Promise<Move> {
  const changes = changesOf(taken, more);
  const found = await stock.within(transaction).get([...changes.keys()]);
  const { counts, ...move } = movedBy(changes, taken, validCounts(found));
  return {
    ...move,
    write() {
      for (const [id, count] of counts) stock.within(transaction).put(id, { count, changedAt: Date.now() });
    },
  };
}

/** How much more of each product is taken: negative where it is given back, which is never more than was taken. */
export function changesOf(taken: Quantities, more: Quantities): Map<string, number> {
  const changes = Object.entries(more).map(([id, quantity]) => [id, Math.max(quantity, -(taken[id] ?? 0))] as const);
  return new Map(changes.filter(([, quantity]) => quantity !== 0));
}

interface Moved extends Omit<Move, 'write'> {
  /** The counts that changed, as they are after it. */
  counts: Map<string, number>;
}

/** What the changes make of the counts, those of the counted products. @throws {Conflict} `out-of-stock` */
export function movedBy(
  changes: ReadonlyMap<string, number>,
  taken: Quantities,
  counts: ReadonlyMap<string, number>,
): Moved {
  const moved = [...changes].flatMap(([id, more]) => {
    const before = counts.get(id);
    return before === undefined ? [] : [{ id, more, before, count: before - more }];
  });
  const short = moved
    .filter(({ more, count }) => more > 0 && count < 0)
    .map(({ id, before }) => ({ _id: id, isSoldOut: before === 0 }));
  if (short.length > 0) throw new Conflict('out-of-stock', 'Not enough in stock.', { short });
  return {
    taken: takenAfter(taken, changes, counts),
    gaveBack: Object.fromEntries(moved.flatMap(({ id, more }) => (more < 0 ? [[id, -more]] : []))),
    soldOutChanged: moved.filter(({ before, count }) => (before === 0) !== (count === 0)).map(({ id }) => id),
    counts: new Map(moved.map(({ id, count }) => [id, count])),
  };
}

/** Of a product that is not counted any more nothing is given back, and nothing taken. */
function takenAfter(
  taken: Quantities,
  changes: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
): Record<string, number> | undefined {
  const after = new Map(Object.entries(taken));
  for (const [id, more] of changes) {
    if (more < 0 || counts.has(id)) after.set(id, (after.get(id) ?? 0) + more);
  }
  const left = [...after].filter(([, quantity]) => quantity > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
