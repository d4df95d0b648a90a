import type { Reply } from '../contract/endpoint.ts';
import type { getSales, getStats, SalesDay } from '../contract/stats.ts';
import { orders, products, sales, users } from '../firestore.ts';
import { orderDate } from '../orders/order-date.ts';
import { ACTIVE_STATUSES, CLOSED_STATUSES, SOLD_STATUSES } from '../orders/statuses.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const BEST_SELLERS = 5;

/** Four counts, each one read for a thousand. */
export async function countShop(): Promise<Reply<typeof getStats>> {
  const [members, items, pending, closed] = await Promise.all([
    users.count((all) => all),
    products.count((all) => all),
    orders.count((all) => all.where('status', 'in', ACTIVE_STATUSES)),
    orders.count((all) => all.where('status', 'in', CLOSED_STATUSES)),
  ]);
  return { members, items, pending, closed };
}

/** The 30 days up to `now`, in milliseconds, the oldest first; one read a day, however many orders. */
export function findSalesDays(now: number): Promise<SalesDay[]> {
  // Dhaka keeps no summer time: each of its days is as long.
  const dates = Array.from({ length: DAYS }, (_, day) => orderDate(now - (DAYS - 1 - day) * DAY_MS));
  return Promise.all(dates.map(findSalesDay));
}

async function findSalesDay(date: string): Promise<SalesDay> {
  const { count, sum } = await orders.sum(
    (all) => all.where('date', '==', date).where('status', 'in', SOLD_STATUSES),
    'totalPrice',
  );
  return { date, orders: count, revenue: Math.round(sum * 100) / 100 };
}

/** The products of which most pieces were delivered, as they were called and looked when they were ordered last. */
export function findBestSellers(): Promise<Reply<typeof getSales>['bestSellers']> {
  return sales.find((all) => all.orderBy('quantity', 'desc').limit(BEST_SELLERS));
}
