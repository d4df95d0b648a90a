import type { Transaction } from 'firebase-admin/firestore';
import { type StockDocument, stock } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

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
  const changes = Object.entries(more)
    .map(([id, quantity]) => [id, Math.max(quantity, -(taken[id] ?? 0))] as const)
    .filter(([, quantity]) => quantity !== 0);
  const counts = await readCounts(
    transaction,
    changes.map(([id]) => id),
  );
  const moved = changes.flatMap(([id, quantity]) => movedBy(id, quantity, counts.get(id)));
  assertEnough(moved);
  return {
    taken: takenAfter(taken, changes, counts),
    gaveBack: Object.fromEntries(
      moved.flatMap(({ id, before, count }) => (count > before ? [[id, count - before]] : [])),
    ),
    soldOutChanged: moved.filter(({ before, count }) => (before === 0) !== (count === 0)).map(({ id }) => id),
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
  if (short.length > 0) throw new Conflict('out-of-stock', 'Not enough in stock.', { short });
}

/** Of a product that is not counted any more nothing is given back, and nothing taken. */
function takenAfter(taken: Quantities, changes: (readonly [string, number])[], counts: ReadonlyMap<string, unknown>) {
  const after = new Map(Object.entries(taken));
  for (const [id, more] of changes) {
    if (more < 0 || counts.has(id)) after.set(id, (after.get(id) ?? 0) + more);
  }
  const left = [...after].filter(([, quantity]) => quantity > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
