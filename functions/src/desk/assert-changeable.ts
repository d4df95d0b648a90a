import { isInShop } from '../domain/order-status.ts';
import { isPaid } from '../domain/orders.ts';
import { assertOpen } from '../orders/assert-open.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} */
export function assertNotSentOut(order: OrderDocument): void {
  assertOpen(order);
  if (!isInShop(order.status)) throw new Conflict('order-sent-out', 'The order is out for delivery.');
}

/** What was received for an order must stay what it cost. @throws {Conflict} */
export function assertNotPaid(order: OrderDocument): void {
  if (isPaid(order)) throw new Conflict('order-paid', 'The payment was received: take it back first.');
}
