import { CANCELLED_STATUS, isCancelled, mayBecome } from '../domain/order-status.ts';
import type { Customer } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { assertOpen } from './assert-open.ts';
import { changeOrder } from './change-order.ts';

/**
 * Cancels an order for its buyer, until the shop has confirmed it. Returns how many orders changed: 0 when it is cancelled
 * already. @throws {Conflict}, {NotFound} also for another's
 */
export async function cancelOwnOrder(id: string, buyer: Customer): Promise<number> {
  const changed = await changeOrder(id, buyer, ({ order }) => {
    if (order.uid !== buyer.uid) throw new NotFound('order');
    if (isCancelled(order.status)) return undefined;
    assertOpen(order);
    if (!mayBecome(order.status, CANCELLED_STATUS, 'buyer') || order.confirmedAt !== undefined)
      throw new Conflict('order-confirmed', 'The shop has confirmed the order: only the shop cancels it.');
    return { order: { status: CANCELLED_STATUS, closedFor: 'byBuyer' }, event: 'cancelledByBuyer' };
  });
  return changed ? 1 : 0;
}
