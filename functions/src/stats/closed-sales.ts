import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dayOf } from '../domain/day-of.ts';
import type { DayRange } from '../domain/day-ranges.ts';
import { SOLD_STATUSES } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { withoutZeros } from '../domain/without-zeros.ts';
import { negated, sumByKey } from '../orders/order-quantities.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  CLOSED_DAYS,
  orders,
  type SalesDayDocument,
  type SalesSumDocument,
  salesDays,
  salesSums,
} from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { daysUpTo } from './reported-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long after midnight an order or a delivery of the day before may still be written: every call has ended long before. */
const CLOSING_MS = 60 * 60 * 1000;

/** Behind every part of a day. */
const LAST_PART = '~';

const Figures = z.record(z.string(), z.number());
const SoldOnDay = z.object({ pieces: Figures });
const SoldOnDays = z.object({
  from: z.string(),
  to: z.string(),
  pieces: Figures,
  orders: Figures,
  revenue: Figures,
});

/** The days of the last thirty up to `now` that are over, the oldest first, and those that are not yet. */
export function reportedDays(now: number): { closed: string[]; open: string[] } {
  const days = daysUpTo(now).map(dayOf);
  const isOver = (day: string) => day <= dayOf(now - CLOSING_MS - DAY_MS);
  return { closed: days.filter(isOver), open: days.filter((day) => !isOver(day)) };
}

/**
 * What was ordered and delivered in days that are over. Their sum is kept: who asks first after a day has ended moves it
 * on, for a sum and up to sixteen reads for each day that came or went.
 */
export async function findClosedSales(closed: string[]): Promise<SalesSumDocument> {
  const days = { from: closed[0] ?? '', to: closed.at(-1) ?? '' };
  const kept = await storedSum();
  if (kept?.from === days.from && kept.to === days.to) return kept;
  return inTransaction(async (transaction) => {
    const stored = await storedSum(transaction);
    const [pieces, placed] = await Promise.all([
      piecesMovedTo(days, stored, transaction),
      ordersMovedTo(closed, stored, transaction),
    ]);
    const moved = { ...days, pieces: withoutZeros(pieces), ...placed };
    salesSums.within(transaction).put(CLOSED_DAYS, moved);
    return moved;
  });
}

/** The orders that were placed on a day and are not cancelled, and the sum of their totals in taka. Costs a read. */
export async function sumDay(day: string, all: Pick<typeof orders, 'sum'> = orders) {
  const placed = await all.sum(
    (every) => every.where('date', '==', day.replaceAll('-', '/')).where('status', 'in', SOLD_STATUSES),
    'totalPrice',
  );
  return { day, orders: placed.count, revenue: sumOfTaka([placed.sum]) };
}

export async function findPieces(from: string): Promise<Record<string, number>[]> {
  return piecesOf(await salesDays.find((all) => all.orderBy(FieldPath.documentId()).startAt(from)));
}

async function storedSum(transaction?: Transaction): Promise<SalesSumDocument | undefined> {
  const found = await (transaction ? salesSums.within(transaction) : salesSums).get([CLOSED_DAYS]);
  const [sum] = validDocuments(SoldOnDays, found, 'sum of sales');
  return sum;
}

/** The pieces of these days, from the stored sum where they follow it, and else anew. */
async function piecesMovedTo(
  days: DayRange,
  stored: SalesSumDocument | undefined,
  transaction: Transaction,
): Promise<Record<string, number>> {
  const parts = salesDays.within(transaction);
  const isFollowed = stored && stored.from <= days.from && days.from <= stored.to && stored.to <= days.to;
  const last = `${days.to}_${LAST_PART}`;
  if (!isFollowed)
    return sumByKey(
      piecesOf(await parts.find((all) => all.orderBy(FieldPath.documentId()).startAt(days.from).endAt(last))),
    );
  const [came, went] = await Promise.all([
    parts.find((all) => all.orderBy(FieldPath.documentId()).startAfter(`${stored.to}_${LAST_PART}`).endAt(last)),
    parts.find((all) => all.orderBy(FieldPath.documentId()).startAt(stored.from).endBefore(days.from)),
  ]);
  return sumByKey([stored.pieces, ...piecesOf(came), ...piecesOf(went).map(negated)]);
}

/** The orders of each of these days, as they were kept, or summed up. */
async function ordersMovedTo(
  closed: string[],
  stored: SalesSumDocument | undefined,
  transaction: Transaction,
): Promise<Pick<SalesSumDocument, 'orders' | 'revenue'>> {
  const days = await Promise.all(
    closed.map((day) =>
      stored && stored.from <= day && day <= stored.to
        ? { day, orders: stored.orders[day] ?? 0, revenue: stored.revenue[day] ?? 0 }
        : sumDay(day, orders.within(transaction)),
    ),
  );
  const each = (figure: 'orders' | 'revenue') =>
    withoutZeros(Object.fromEntries(days.map((one) => [one.day, one[figure]])));
  return { orders: each('orders'), revenue: each('revenue') };
}

function piecesOf(parts: Stored<SalesDayDocument>[]): Record<string, number>[] {
  return validDocuments(SoldOnDay, parts, 'sales of a day').map(({ pieces }) => pieces);
}
