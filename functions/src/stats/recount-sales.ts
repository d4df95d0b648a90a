import { FieldPath } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { OrderItem } from '../contract/order-items.ts';
import { Order } from '../contract/orders.ts';
import { dayOf } from '../domain/day-of.ts';
import { DELIVERED_STATUS } from '../domain/order-status.ts';
import { soldLines } from '../orders/count-sales.ts';
import { deliveredAt } from '../orders/derived-money-fields.ts';
import { salesPartId } from '../orders/order-date.ts';
import { quantitiesOf, sumByKey } from '../orders/order-quantities.ts';
import { findClosedOrders } from '../orders/orders-store.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { salesDays } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { daysUpTo } from './reported-days.ts';

const PAGE = 100;

/** The fields of an order that say what was delivered, and when. */
const Delivery = z.extend(z.pick(Order, { _id: true, createdAt: true, timeline: true, outcome: true }), {
  lines: z.array(z.pick(OrderItem, { _id: true, quantity: true })),
});

/** By the id of a part of a day: the quantity of each product. */
type Sold = Map<string, Record<string, number>>;

/**
 * Recounts the deliveries of each of the 29 days before that of `now`; returns on how many days there were any. Those
 * days can get no more deliveries; today is left out, because deliveries are still being counted in it.
 */
export async function recountSales(now: number): Promise<number> {
  const sold = await countDeliveries();
  const days = daysUpTo(now).slice(0, -1).map(dayOf);
  const soldOn = days.map((day) => ({ day, parts: [...sold].filter(([id]) => id.startsWith(day)) }));
  const counted = soldOn.filter(({ parts }) => parts.length > 0);
  for (const { day, parts } of counted) await replaceDay(day, new Map(parts));
  return counted.length;
}

/** One day at a time, because a commit is limited. What an older version counted of it goes. */
async function replaceDay(day: string, sold: Sold): Promise<void> {
  await inTransaction(async (transaction) => {
    const parts = salesDays.within(transaction);
    const before = await parts.find((all) => all.orderBy(FieldPath.documentId()).startAt(day).endAt(`${day}_\uf8ff`));
    for (const { _id } of before.filter((one) => !sold.has(one._id))) parts.remove(_id);
    for (const [id, pieces] of sold) parts.put(id, { pieces });
  });
}

async function countDeliveries(): Promise<Sold> {
  const sold: Sold = new Map();
  let cursor: string | undefined;
  do {
    const { entries, next } = await findClosedOrders({ status: [DELIVERED_STATUS], limit: PAGE, cursor });
    for (const order of validDocuments(Delivery, entries, 'deliveries')) {
      const id = salesPartId(deliveredAt(order), order._id);
      sold.set(id, sumByKey([sold.get(id) ?? {}, quantitiesOf(soldLines(order))]));
    }
    cursor = next;
  } while (cursor);
  return sold;
}
