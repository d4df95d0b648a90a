import { assertOpen } from '../orders/assert-open.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} */
export function assertNotSentOut(order: OrderDocument): void {
  assertOpen(order);
  if (order.status === 'Out for Delivery') throw new Conflict('order-sent-out', 'The order is out for delivery.');
}

/** What was received for an order must stay what it cost. @throws {Conflict} */
export function assertNotPaid({ payment }: OrderDocument): void {
  if (payment) throw new Conflict('order-paid', 'The payment was received: take it back first.');
}
