import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Reply } from '../contract/endpoint.ts';
import { BestSeller, type getSales } from '../contract/stats.ts';
import { dayOf } from '../domain/day-of.ts';
import type { DayRange } from '../domain/day-ranges.ts';
import { withoutZeros } from '../domain/without-zeros.ts';
import { negated, sumByKey } from '../orders/order-quantities.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { CLOSED_DAYS, type SalesDayDocument, sales, salesDays, salesSums } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { daysUpTo } from './reported-days.ts';

const BEST_SELLERS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long after midnight a delivery of the day before may still be written: every call has ended long before. */
const CLOSING_MS = 60 * 60 * 1000;

/** Behind every part of a day. */
const LAST_PART = '~';

const SoldProduct = z.omit(BestSeller, { quantity: true });
const Pieces = z.record(z.string(), z.number());
const SoldOnDay = z.object({ pieces: Pieces });
const SoldOnDays = z.object({ from: z.string(), to: z.string(), pieces: Pieces });

/**
 * The products of which most were delivered in the 30 days up to `now`, with their name and picture from the last
 * order. Costs a read for the days that are over, one per part of today with deliveries, at most sixteen, and one per product.
 */
export async function findBestSellers(now: number): Promise<Reply<typeof getSales>['bestSellers']> {
  const quantities = await findQuantities(now);
  const sold = Object.keys(quantities).filter((id) => (quantities[id] ?? 0) > 0); // those of orders that were opened again are 0
  const best = sold.toSorted((one, other) => (quantities[other] ?? 0) - (quantities[one] ?? 0));
  const found = await sales.get(best.slice(0, BEST_SELLERS), ['name', 'translations', 'img']);
  const products = validDocuments(SoldProduct, found, 'best sellers');
  return products.map((product) => ({ ...product, quantity: quantities[product._id] ?? 0 }));
}

async function findQuantities(now: number): Promise<Record<string, number>> {
  const [first = now] = daysUpTo(now);
  const [closed, open] = await Promise.all([
    findClosed({ from: dayOf(first), to: dayOf(now - CLOSING_MS - DAY_MS) }),
    salesDays.find((all) => all.orderBy(FieldPath.documentId()).startAt(dayOf(now - CLOSING_MS))),
  ]);
  return sumByKey([closed, ...piecesOf(open)]);
}

/**
 * What was delivered in days that are over. Their sum is kept: who asks first after a day has ended moves it on, for up to
 * sixteen reads for each day that came or went.
 */
async function findClosed(days: DayRange): Promise<Record<string, number>> {
  const kept = await storedSum();
  if (kept && isOf(kept, days)) return kept.pieces;
  return inTransaction(async (transaction) => {
    const stored = await storedSum(transaction);
    const pieces = withoutZeros(await movedTo(days, stored, transaction));
    salesSums.within(transaction).put(CLOSED_DAYS, { ...days, pieces });
    return pieces;
  });
}

async function storedSum(transaction?: Transaction) {
  const found = await (transaction ? salesSums.within(transaction) : salesSums).get([CLOSED_DAYS]);
  const [sum] = validDocuments(SoldOnDays, found, 'sum of sales');
  return sum;
}

/** The sum of these days, from the stored one where they follow it, and else anew. */
async function movedTo(
  days: DayRange,
  stored: z.infer<typeof SoldOnDays> | undefined,
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

function isOf(sum: DayRange, { from, to }: DayRange): boolean {
  return sum.from === from && sum.to === to;
}

function piecesOf(parts: Stored<SalesDayDocument>[]): Record<string, number>[] {
  return validDocuments(SoldOnDay, parts, 'sales of a day').map(({ pieces }) => pieces);
}
