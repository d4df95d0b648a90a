import type { Transaction } from 'firebase-admin/firestore';
import { restockable } from '../domain/order-outcomes.ts';
import { isClosed, takesStock } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { type Move, moveStock } from '../stock/move-stock.ts';
import { negated, quantitiesOf, sumByKey } from './order-quantities.ts';

interface MovedStock {
  /** What follows for the order's document. */
  fields: Pick<OrderDocument, 'taken' | 'gaveBack'>;
  soldOutChanged: Move['soldOutChanged'];
  write: Move['write'];
}

/**
 * What a change of an order moves between it and the stock: a cancelled order gives everything back, a partly returned
 * one that part, a reopened one takes it again, and a corrected one moves the difference. Reads, so call it before the
 * transaction's first write.
 */
export async function stockMoved(
  transaction: Transaction,
  before: OrderDocument,
  after: OrderDocument,
): Promise<MovedStock> {
  const more = sumByKey([quantitiesHeld(after), negated(quantitiesHeld(before))]);
  const wasClosed = isClosed(before.status);
  const isReopened = wasClosed && !isClosed(after.status);
  const { taken, gaveBack, soldOutChanged, write } = await moveStock(
    transaction,
    before.taken,
    isReopened ? (before.gaveBack ?? {}) : more,
  );
  const isMoved = isClosed(after.status) && Object.keys(more).length > 0;
  const kept = isReopened ? undefined : before.gaveBack;
  // Of a closed order what else comes back is added, and what turns out to be damaged is out of the stock again.
  const takenAgain = wasClosed ? Object.entries(more).filter(([, quantity]) => quantity > 0) : [];
  const gaveBackNow = sumByKey([kept ?? {}, gaveBack, negated(Object.fromEntries(takenAgain))]);
  return { fields: { taken, gaveBack: isMoved ? gaveBackNow : kept }, soldOutChanged, write };
}

/** Of an order that has taken this from the stock by another order, or left it to one. */
export function keptStock({ taken }: Pick<OrderDocument, 'taken'>): MovedStock {
  return { fields: { taken, gaveBack: undefined }, soldOutChanged: [], write: () => {} };
}

/** By product id, what is out of the stock because of this order. */
function quantitiesHeld({ status, lines, outcome }: OrderDocument): Record<string, number> {
  if (outcome) return sumByKey([quantitiesOf(lines), negated(quantitiesOf(restockable(outcome)))]);
  return takesStock(status) ? quantitiesOf(lines) : {};
}
