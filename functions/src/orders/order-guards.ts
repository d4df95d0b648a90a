import { isClosed, isInShop } from '../domain/order-status.ts';
import { isPaid, receivableAtMost, toCollect } from '../domain/orders.ts';
import { isHeldByParcel, staysAsTold } from '../domain/parcels.ts';
import type { DeskDocument, OrderAtDesk, OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} */
export function assertOpen({ status }: OrderDocument): void {
  if (isClosed(status)) throw orderClosed();
}

export function orderClosed(): Conflict {
  return new Conflict('order-closed', 'The order is closed, and history is final.');
}

/** @throws {Conflict} */
export function assertNotSentOut(order: OrderDocument): void {
  assertOpen(order);
  if (!isInShop(order.status)) throw new Conflict('order-sent-out', 'The order is out for delivery.');
}

/** A paid order keeps its total. @throws {Conflict} */
export function assertNotPaid(order: OrderDocument): void {
  if (isPaid(order)) throw new Conflict('order-paid', 'The payment was received: take it back first.');
}

/** While a courier has its parcel, or may have it, an order stays as the courier knows it. @throws {Conflict} */
export function assertAsTold({ order, desk }: OrderAtDesk, after: OrderDocument): void {
  if (!staysAsTold(order, after)) assertNotWithCourier(desk);
}

/** @throws {Conflict} while a courier has the parcel, or may have it */
export function assertNotWithCourier({ parcel }: DeskDocument): void {
  if (isHeldByParcel(parcel))
    throw new Conflict('order-booked', 'A courier has the parcel: note first that it was cancelled.');
}

/** @throws {Conflict} when the sum to collect has changed since the caller read it */
export function assertSumSeen(order: OrderDocument, seen: number | undefined): void {
  const now = toCollect(order);
  if (seen !== undefined && seen !== now)
    throw new Conflict('sum-changed', `The sum to collect is ${now} taka now, not ${seen}.`);
}

/** @throws {Conflict} when the sum is implausible for this order */
export function assertReceivable(order: Pick<OrderDocument, 'totalPrice' | 'amounts'>, sum: number): void {
  const most = receivableAtMost(order);
  if (sum > most) throw new Conflict('beyond-worth', `At most ${most} taka can come for the order, or be taken off.`);
}
