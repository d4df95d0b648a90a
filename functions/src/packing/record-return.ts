import type { Parsed } from '../contract/endpoint.ts';
import type { recordReturn as recordReturnEndpoint } from '../contract/packing.ts';
import { closedBy } from '../desk/order-outcomes.ts';
import { isWhole } from '../domain/order-outcomes.ts';
import { isSent } from '../domain/order-status.ts';
import { countChanged } from '../orders/change-order.ts';
import { assertOpen } from '../orders/order-guards.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { isSeen } from './packing-store.ts';

/**
 * Records that a whole parcel is here again, by somebody who need not know of money: nothing was collected. Returns how
 * many orders changed: 0 when that is recorded already. @throws {Conflict} {NotFound}
 */
export function recordReturn(
  id: string,
  { reason, cameBack }: Parsed<typeof recordReturnEndpoint>['body'],
  by: Staff,
): Promise<number> {
  return countChanged(id, by, ({ order }) => {
    if (!isSeen(order, by)) throw new NotFound('order');
    if (order.closedFor === 'returned') return undefined;
    assertOpen(order);
    if (!isSent(order.status)) throw new Conflict('order-not-sent', 'The order has not left the shop.');
    if (!isWhole(order.lines, cameBack)) throw new Conflict('parcel-incomplete', 'Not all of the order came back.');
    return closedBy(order, 'returned', { reason, cameBack, collected: 0 });
  });
}
