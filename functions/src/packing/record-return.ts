import type { Parsed } from '../contract/endpoint.ts';
import type { recordReturn as recordReturnEndpoint } from '../contract/packing.ts';
import { assertPieces } from '../desk/desk-rules.ts';
import { closedBy } from '../desk/order-outcomes.ts';
import { expectedReturn, isAwaited, isBack, isWhole } from '../domain/order-outcomes.ts';
import { countChanged } from '../orders/change-order.ts';
import { assertOpen } from '../orders/order-guards.ts';
import { parcelCameBack } from '../orders/parcel-came-back.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { isSeen } from './packing-store.ts';

/**
 * Records that a whole parcel is here again, by somebody who need not know of money: nothing was collected. Returns how
 * many orders changed: 0 when that is recorded already. @throws {BadInput} {Conflict} {NotFound}
 */
export function recordReturn(
  id: string,
  { reason, cameBack, damaged }: Parsed<typeof recordReturnEndpoint>['body'],
  by: Staff,
): Promise<number> {
  return countChanged(id, by, async ({ order, desk }, at, transaction) => {
    if (!isSeen(order, by)) throw new NotFound('order');
    if (isBack(order.closedFor) && !isAwaited(order)) return undefined;
    if (expectedReturn(order) !== 'whole') {
      assertOpen(order);
      throw new Conflict('order-not-sent', 'The order has not left the shop.');
    }
    if (!isWhole(order.lines, cameBack)) throw new Conflict('parcel-incomplete', 'Not all of the order came back.');
    assertPieces(cameBack, damaged ?? [], 'damaged');
    const collected = order.outcome?.collected ?? 0;
    const back = await parcelCameBack(transaction, desk, at);
    return { ...closedBy(order, 'returned', { reason, cameBack, damaged, collected }), ...back };
  });
}
