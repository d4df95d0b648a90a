import type { Transaction } from 'firebase-admin/firestore';
import type { OrderItem } from '../contract/order-items.ts';
import { sales, salesDays } from '../database/collections.ts';
import { salesPartId } from './order-date.ts';
import { piecesOf } from './pieces-of.ts';

/**
 * Adds the pieces of an order to the sales of the day of `now`, in the transaction of its delivery, before that writes
 * anything. Names and pictures are written only where they are new: many orders deliver the same product.
 */
export async function countSales(
  transaction: Transaction,
  orderId: string,
  lines: OrderItem[],
  now: number,
): Promise<void> {
  const known = await sales.within(transaction).get(lines.map(({ _id }) => _id));
  const isKnown = ({ _id, name, nameBn, img }: OrderItem) =>
    known.some((one) => one._id === _id && one.name === name && one.nameBn === nameBn && one.img === img);
  for (const line of lines.filter((one) => !isKnown(one))) {
    sales.within(transaction).put(line._id, { name: line.name, nameBn: line.nameBn, img: line.img });
  }
  salesDays.within(transaction).addEach(salesPartId(now, orderId), 'pieces', piecesOf(lines));
}
