import * as z from 'zod/mini';
import { OrderItem } from '../contract/order-items.ts';
import { Order } from '../contract/orders.ts';
import { inTransaction } from '../database/collection.ts';
import { salesDays } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { salesDayId } from '../orders/order-date.ts';
import { findClosedOrders } from '../orders/orders-store.ts';
import { addUp, piecesOf } from '../orders/pieces-of.ts';
import { daysUpTo } from './days-up-to.ts';

const PAGE = 100;

/** The fields of an order that say what was delivered, and when. */
const Delivery = z.extend(z.pick(Order, { createdAt: true, timeline: true }), {
  lines: z.array(z.pick(OrderItem, { _id: true, quantity: true })),
});

/**
 * Recounts the deliveries of each of the 29 days before that of `now`; returns on how many days there were any. Those
 * days can get no more deliveries; today is left out, because deliveries are still being counted in it.
 */
export async function recountSales(now: number): Promise<number> {
  const days = new Set(daysUpTo(now).slice(0, -1).map(salesDayId));
  const sold = [...(await countDeliveries())].filter(([day]) => days.has(day));
  await inTransaction(async (transaction) => {
    for (const [day, pieces] of sold) salesDays.within(transaction).put(day, { pieces });
  });
  return sold.length;
}

/** The pieces of each product that were delivered, by day. */
async function countDeliveries(): Promise<Map<string, Record<string, number>>> {
  const sold = new Map<string, Record<string, number>>();
  let cursor: string | undefined;
  do {
    const { entries, next } = await findClosedOrders({ status: 'Delivered', limit: PAGE, cursor });
    for (const order of validDocuments(Delivery, entries, 'deliveries')) {
      const day = salesDayId(deliveredAt(order));
      sold.set(day, addUp([sold.get(day) ?? {}, piecesOf(order.lines)]));
    }
    cursor = next;
  } while (cursor);
  return sold;
}

function deliveredAt({ timeline, createdAt }: z.infer<typeof Delivery>): number {
  return timeline.findLast(({ status }) => status === 'Delivered')?.at ?? createdAt;
}
