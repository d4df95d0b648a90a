import { mayBecome, type OrderStatus, PAID_STATUS, statusBefore } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';

/**
 * The status of an order after its payment was recorded or taken back. A payment advances only a waiting order, and
 * taking it back returns only a paid one: an order out for delivery stays so whether it is paid or not.
 */
export function statusWithPayment(order: Pick<OrderDocument, 'status' | 'timeline'>, received: boolean): OrderStatus {
  if (!received) return statusBefore(order, 'refund');
  return mayBecome(order.status, PAID_STATUS, 'payment') ? PAID_STATUS : order.status;
}
