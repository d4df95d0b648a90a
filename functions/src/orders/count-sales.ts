import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { OrderItem } from '../contract/order-items.ts';
import { dayOf } from '../domain/day-of.ts';
import { deliveredLines } from '../domain/order-outcomes.ts';
import { isDelivered } from '../domain/order-status.ts';
import { withoutZeros } from '../domain/without-zeros.ts';
import { type OrderDocument, type SalesDocument, sales, salesDays } from '../platform/database/collections.ts';
import type { CorrectDay } from './correct-closed-days.ts';
import { deliveredAt } from './derived-money-fields.ts';
import { salesPartId } from './order-date.ts';
import { negated, quantitiesOf, sumByKey } from './order-quantities.ts';

/**
 * Counts an order that becomes delivered at `now` as sold, and takes off what was sold before: all of one that is opened again,
 * and of one that was partly delivered what is found to have come back with its parcel. Returns what writes it.
 */
export async function recountOrder(
  transaction: Transaction,
  id: string,
  before: OrderDocument,
  after: OrderDocument,
  { now, correctDay }: { now: number; correctDay: CorrectDay },
): Promise<() => void> {
  if (!isDelivered(before.status))
    return isDelivered(after.status) ? countSales(transaction, id, soldLines(after), now) : () => {};
  const left = isDelivered(after.status) ? soldLines(after) : [];
  const pieces = withoutZeros(sumByKey([negated(quantitiesOf(soldLines(before))), quantitiesOf(left)]));
  return Object.keys(pieces).length > 0 ? correctSales(transaction, id, before, { pieces, correctDay }) : () => {};
}

/** The lines of an order that were delivered; what came back later counts as sold on that day. */
export function soldLines<Line extends Pick<OrderItem, '_id' | 'quantity'>>({
  lines,
  outcome,
}: {
  lines: Line[];
  outcome?: OrderDocument['outcome'];
}): Line[] {
  return deliveredLines(lines, outcome);
}

/**
 * Returns what adds the quantities of an order to the sales of the day of `now`, in the transaction of its delivery. Names and pictures are written only where they are new: many orders deliver the same product.
 */
export async function countSales(
  transaction: Transaction,
  orderId: string,
  lines: OrderItem[],
  now: number,
): Promise<() => void> {
  const known = await sales.within(transaction).get(lines.map(({ _id }) => _id));
  const isKnown = (line: OrderItem) =>
    known.some((one) => one._id === line._id && isDeepStrictEqual(soldProduct(one), soldProduct(line)));
  return () => {
    for (const line of lines.filter((one) => !isKnown(one))) {
      sales.within(transaction).put(line._id, soldProduct(line));
    }
    salesDays.within(transaction).addEach(salesPartId(now, orderId), { pieces: quantitiesOf(lines) });
  };
}

function soldProduct({ name, translations, img }: SalesDocument): SalesDocument {
  return { name, translations, img };
}

/** Returns what adds these pieces to the sales of the day on which an order was delivered, and to the sum that has this day. */
async function correctSales(
  transaction: Transaction,
  orderId: string,
  delivered: OrderDocument,
  { pieces, correctDay }: { pieces: Record<string, number>; correctDay: CorrectDay },
): Promise<() => void> {
  const at = deliveredAt(delivered);
  const amounts = { pieces };
  const correctSum = await correctDay(dayOf(at), amounts);
  return () => {
    salesDays.within(transaction).addEach(salesPartId(at, orderId), amounts);
    correctSum();
  };
}
