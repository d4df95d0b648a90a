import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { UNRANKED } from '../domain/call-rank.ts';
import { turnOf } from '../domain/desk-marks.ts';
import { reasonOf } from '../domain/order-outcomes.ts';
import { IN_SHOP_STATUSES, isDelivered } from '../domain/order-status.ts';
import { toCollect } from '../domain/orders.ts';
import { desk as desks, type OrderAtDesk, type OrderDocument, orders } from '../platform/database/collections.ts';

/** The desk of a changed order: its call is ranked anew where what the rule looks at has changed. */
export function deskToRank(before: OrderAtDesk, { order, desk }: OrderAtDesk): OrderAtDesk['desk'] {
  const isBack = before.desk.callAt === undefined && desk.callAt !== undefined; // other orders did not unrank it meanwhile
  const isSame = !isBack && isDeepStrictEqual(lookedAt(before), lookedAt({ order, desk }));
  return isSame || isDeepStrictEqual(desk.callRank, UNRANKED) ? desk : { ...desk, callRank: UNRANKED };
}

function lookedAt({ order, desk: { marks } }: OrderAtDesk) {
  const { place, courierPhone } = order;
  return { place, courierPhone, toCollect: toCollect(order), turn: turnOf(marks) };
}

/** So many other orders of a number, which wait in the shop, are ranked anew. */
const OTHERS_MAXIMUM = 20;

/**
 * Has the calls about other orders of the number ranked anew once an order tells of its owner, or tells no more: it was
 * delivered or refused. Reads, so call it before the transaction's first write.
 */
export async function unrankOthers(
  transaction: Transaction,
  id: string,
  before: OrderDocument,
  { status, closedFor, courierPhone }: OrderDocument,
): Promise<() => void> {
  if (!courierPhone || isDeepStrictEqual(told(before), told({ status, closedFor }))) return () => {};
  const waiting = await orders
    .within(transaction)
    .find((all) =>
      all
        .where('courierPhone', '==', courierPhone)
        .where('status', 'in', IN_SHOP_STATUSES)
        .limit(OTHERS_MAXIMUM)
        .select('status'),
    );
  const within = desks.within(transaction);
  const opened = await within.get(waiting.flatMap(({ _id }) => (_id === id ? [] : _id)));
  return () => {
    for (const { _id, callAt } of opened) if (callAt !== undefined) within.change(_id, { callRank: UNRANKED });
  };
}

/** What an order tells of the owner of its number. */
function told({ status, closedFor }: Pick<OrderDocument, 'status' | 'closedFor'>) {
  return { isDelivered: isDelivered(status), isFailed: reasonOf(closedFor)?.isFailed === true };
}
