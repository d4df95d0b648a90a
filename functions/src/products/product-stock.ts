import type { Transaction } from 'firebase-admin/firestore';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockSettings } from '../domain/settings.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ProductDocument, stock } from '../platform/database/collections.ts';
import { validCounts } from '../stock/valid-counts.ts';

/** The quantity in stock; undefined for a product that is not counted. */
export type Count = number | undefined;

/** A count that the staff set, before and after. */
export interface Counting {
  before: { stock: Count };
  after: { stock: Count };
}

/** The counts of those products that are counted. */
export async function countsOf(
  { get }: Pick<typeof stock, 'get'>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  return validCounts(await get(ids, ['count']));
}

/** The counts of those of these products that are counted, in the transaction that has read them. */
export function countsWithin(
  transaction: Transaction,
  products: Stored<ProductDocument>[],
): Promise<Map<string, number>> {
  const counted = products.filter(({ counted }) => counted).map(({ _id }) => _id);
  return countsOf(stock.within(transaction), counted);
}

export async function countOf(transaction: Transaction, product: Stored<ProductDocument>): Promise<Count> {
  return (await countsWithin(transaction, [product])).get(product._id);
}

/** Those of these products of which a shopper may know how many are left: one read for each counted one. */
export async function findLeft(catalogue: Catalogue, ids: string[]): Promise<{ _id: string; left: number }[]> {
  const most = leftToTell(catalogue.settings.stock);
  if (most === 0) return [];
  const counted = ids.filter((id) => catalogue.entry(id)?.isCounted);
  return fewLeft(await countsOf(stock, counted), most);
}

/** Up to which quantity shoppers are told how many are left: only of what runs low, and 0 where they never are. */
export function leftToTell({ leftUpTo = 0, lowStock }: StockSettings): number {
  return Math.min(leftUpTo, lowStock);
}

/** Those of which some are left, and at most this many. */
export function fewLeft(counts: ReadonlyMap<string, number>, most: number): { _id: string; left: number }[] {
  return [...counts].filter(([, left]) => left > 0 && left <= most).map(([_id, left]) => ({ _id, left }));
}

/** What setting a count would change: undefined keeps it, null ends the counting. */
export function countingBy(wanted: number | null | undefined, before: Count): Counting | undefined {
  const after = wanted ?? undefined;
  return wanted === undefined || after === before ? undefined : { before: { stock: before }, after: { stock: after } };
}

/** Whether a caller who sets a count has seen the current one: null is no count, undefined an unknown one. */
export function isCountSeen(seen: number | null | undefined, now: Count): boolean {
  return seen === undefined || (seen ?? undefined) === now;
}

/** A product's document, as it is with this count. */
export function withCount({ soldOut, counted, ...product }: ProductDocument, count: Count): ProductDocument {
  if (count === undefined) return product;
  return { ...product, counted: true, ...(count === 0 && { soldOut: true }) };
}

export function writeCount(transaction: Transaction, id: string, count: Count): void {
  if (count === undefined) stock.within(transaction).remove(id);
  else stock.within(transaction).put(id, { count, changedAt: Date.now() });
}
