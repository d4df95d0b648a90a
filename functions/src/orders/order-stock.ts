import type { Transaction } from 'firebase-admin/firestore';
import { backOnTheShelf } from '../domain/order-outcomes.ts';
import { isClosed, takesStock } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { type Move, moveStock } from '../stock/move-stock.ts';
import { addUp, quantitiesOf, timesMinusOne } from './order-quantities.ts';

interface MovedStock {
  /** What follows for the order's document. */
  fields: Pick<OrderDocument, 'taken' | 'gaveBack'>;
  turned: Move['turned'];
  write: Move['write'];
}

/**
 * What a change of an order moves between it and the stock: a cancelled one gives all back, one of which pieces came back
 * gives these back, one that is opened again takes again what it gave back, and a corrected one what it has more or fewer.
 * Reads, so it stands before the transaction's first write.
 */
export async function stockMoved(
  transaction: Transaction,
  before: OrderDocument,
  after: OrderDocument,
): Promise<MovedStock> {
  const more = addUp([heldBy(after), timesMinusOne(heldBy(before))]);
  const isReopened = isClosed(before.status) && !isClosed(after.status);
  // An order that an older version closed does not tell what it gave back.
  const { taken, gaveBack, turned, write } = await moveStock(
    transaction,
    before.taken,
    isReopened ? (before.gaveBack ?? more) : more,
  );
  const isGivingBack = isClosed(after.status) && Object.values(more).some((pieces) => pieces < 0);
  const kept = isReopened ? undefined : before.gaveBack;
  return { fields: { taken, gaveBack: isGivingBack ? gaveBack : kept }, turned, write };
}

/** By product id, the pieces that are not on the shelf because of this order. */
function heldBy({ status, lines, outcome }: OrderDocument): Record<string, number> {
  if (outcome) return addUp([quantitiesOf(lines), timesMinusOne(quantitiesOf(backOnTheShelf(outcome)))]);
  return takesStock(status) ? quantitiesOf(lines) : {};
}
