import type { Transaction } from 'firebase-admin/firestore';
import type { OrderItem } from '../contract/orders.ts';
import { sales } from '../firestore.ts';

/** Adds delivered pieces to what was sold of each product, in the transaction that delivers them. */
export function countSales(transaction: Transaction, lines: OrderItem[]): void {
  for (const { _id, name, img, quantity } of lines) {
    sales.within(transaction).add(_id, 'quantity', quantity, { name, img });
  }
}
