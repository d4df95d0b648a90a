import * as z from 'zod/mini';
import type { Reply } from '../contract/endpoint.ts';
import { BestSeller, type getSales, type SalesDay } from '../contract/stats.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { sumByKey } from '../orders/order-quantities.ts';
import { sales } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { findClosedSales, findPieces, reportedDays, sumDay } from './closed-sales.ts';

const BEST_SELLERS = 5;

const SoldProduct = z.omit(BestSeller, { quantity: true });

/**
 * The sales of the 30 days up to `now`, in milliseconds, and the products of which most were delivered in them. Costs a read
 * for the days that are over, a sum of today's orders, one read per part of today with deliveries, at most sixteen, and one
 * per product.
 */
export async function findSales(now: number): Promise<Reply<typeof getSales>> {
  const { closed, open } = reportedDays(now);
  const [kept, days, pieces] = await Promise.all([
    findClosedSales(closed),
    Promise.all(open.map((day) => sumDay(day))),
    findPieces(open[0] ?? ''),
  ]);
  const earlier = closed.map((day) => ({ day, orders: kept.orders[day] ?? 0, revenue: kept.revenue[day] ?? 0 }));
  return {
    days: [...earlier, ...days].map(salesDay),
    bestSellers: await bestSellers(sumByKey([kept.pieces, ...pieces])),
  };
}

/** The database adds fractions of taka in binary; the error is far below a poisha, and rounded away. */
function salesDay({ day, orders, revenue }: { day: string; orders: number; revenue: number }): SalesDay {
  return { date: day.replaceAll('-', '/'), orders, revenue: sumOfTaka([revenue]) };
}

/** With their name and picture from the last order. */
async function bestSellers(quantities: Record<string, number>): Promise<Reply<typeof getSales>['bestSellers']> {
  const sold = Object.keys(quantities).filter((id) => (quantities[id] ?? 0) > 0); // those of orders that were opened again are 0
  const best = sold.toSorted((one, other) => (quantities[other] ?? 0) - (quantities[one] ?? 0));
  const found = await sales.get(best.slice(0, BEST_SELLERS), ['name', 'translations', 'img']);
  const products = validDocuments(SoldProduct, found, 'best sellers');
  return products.map((product) => ({ ...product, quantity: quantities[product._id] ?? 0 }));
}
