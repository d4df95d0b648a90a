import type { Transaction } from 'firebase-admin/firestore';
import type { OrderItem } from '../contract/order-items.ts';
import { sales, salesDays } from '../database/collections.ts';
import { salesDayId } from './order-date.ts';
import { piecesOf } from './pieces-of.ts';

/** Adds to each product's total and daily sales, for the day of `now`, in the transaction of the delivery. */
export function countSales(transaction: Transaction, lines: OrderItem[], now: number): void {
  for (const { _id, name, img, quantity } of lines) {
    sales.within(transaction).add(_id, 'quantity', quantity, { name, img });
  }
  salesDays.within(transaction).addEach(salesDayId(now), 'pieces', piecesOf(lines));
}
