import type { NumberHistory } from '../contract/desk.ts';
import { findFakes } from '../orders/orders-store.ts';
import { orders } from '../platform/database/collections.ts';
import { historyFrom } from './history-from.ts';

/** Tells what became of the orders of a mobile number beside one of them; undefined for a number that it does not know orders by. */
export interface HistorySource {
  historyOf: (order: { _id?: string; courierPhone?: string | undefined }) => Promise<NumberHistory | undefined>;
}

/** So many other orders of a number are looked at, the newest. */
export const LOOKED_AT = 20;

/**
 * The orders of this shop. Costs one read for each order of the number, at most 22, and one for each cancelled one whose
 * reason its buyer does not know.
 */
export const ownOrders: HistorySource = {
  async historyOf({ _id, courierPhone }) {
    if (!courierPhone) return undefined;
    const found = await orders.find((all) =>
      all
        .where('courierPhone', '==', courierPhone)
        .orderBy('createdAt', 'desc')
        .limit(LOOKED_AT + 2) // this order, and one to know whether there are more
        .select('status', 'createdAt', 'closedFor'),
    );
    const others = found.filter((order) => order._id !== _id);
    const looked = others.slice(0, LOOKED_AT);
    return historyFrom(looked, await findFakes(looked), others.length > LOOKED_AT);
  },
};
