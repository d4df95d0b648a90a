import { FIRST_STATUS, type OrderStatus, PAID_STATUS } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';

/**
 * The status of an order after its payment was recorded or taken back. A payment advances only a waiting order, and
 * taking it back returns only a paid one: an order out for delivery stays so whether it is paid or not.
 */
export function statusWithPayment(
  { status, timeline }: Pick<OrderDocument, 'status' | 'timeline'>,
  received: boolean,
): OrderStatus {
  if (received) return status === FIRST_STATUS ? PAID_STATUS : status;
  if (status !== PAID_STATUS) return status;
  return timeline.findLast((step) => step.status !== PAID_STATUS)?.status ?? FIRST_STATUS;
}
