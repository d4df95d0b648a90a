import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { packIfFull } from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { listStaffProducts, StaffListedProduct } from '../contract/product-lists.ts';
import type { StaffItem } from '../contract/products.ts';
import { PRIVATE_FIELDS, type PrivateField, withheldFields } from '../domain/private-fields.ts';
import type { StaffListedField } from '../domain/product-fields.ts';
import type { CallerRole } from '../domain/roles.ts';
import { products, stock } from '../platform/database/collections.ts';
import { NotFound } from '../platform/http/errors.ts';
import { readCursor, writeCursor } from '../platform/paging/cursor.ts';
import type { Page } from '../platform/paging/find-page.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { validCounts } from '../stock/valid-counts.ts';
import { findEntries, sortOf } from './find-products.ts';
import { withKnownCategory } from './known-categories.ts';
import { findPrivate, type PrivateValues } from './private-values.ts';
import { type Count, countsOf } from './product-stock.ts';
import { onlyFields, versioned } from './product-view.ts';

type StaffQuery = Parsed<typeof listStaffProducts>['query'];

/**
 * A page of products as people of this role see them. Costs one read for each counted product on it, or each that runs
 * low, and one for each where private fields are asked for.
 */
export async function findStaffProducts(
  { stockUpTo, hidden, fields, ...asked }: StaffQuery,
  role: CallerRole,
): Promise<Page<StaffListedProduct>> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const query = withKnownCategory(asked, catalogue.categories);
  const low = stockUpTo === undefined ? undefined : await findLow(stockUpTo);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sortOf(query));
  const isWanted = ({ product, isHidden }: Entry) => (!low || low.has(product._id)) && (!hidden || isHidden);
  const { entries, next } = findEntries(catalogue, query, after, isWanted);
  const [counts, privately] = await Promise.all([
    low ?? countsOfEntries(entries),
    findPrivate(products, idsOf(entries), readable(role, fields)),
  ]);
  await packIfFull(catalogue);
  await repairSoldOut(entries, counts);
  return {
    entries: entries.map((entry) => {
      const { _id } = entry.product;
      return listed({ ...asSeen(entry, counts.get(_id)), ...privately.get(_id) }, counts.get(_id), fields);
    }),
    next: next && writeCursor(next, sortOf(query)),
  };
}

/** @throws {NotFound} */
export async function findStaffProduct(id: string, role: CallerRole): Promise<StaffItem> {
  const catalogue: Catalogue = await currentCatalogue({ isFresh: true });
  const entry = catalogue.entry(id);
  if (!entry) throw new NotFound('product');
  const [counts, privately] = await Promise.all([
    countsOfEntries([entry]),
    findPrivate(products, [id], readable(role)),
  ]);
  return { ...versioned({ ...asSeen(entry, counts.get(id)), ...privately.get(id) }), ...stockOf(counts.get(id)) };
}

/** The ids of the products without a picture for link previews, newest first. */
export async function findWithoutSharePicture(): Promise<string[]> {
  const catalogue: Catalogue = await currentCatalogue({ isFresh: true });
  const without = catalogue.sorted('newest').filter(({ entry }) => !entry.product.share);
  return idsOf(without.map(({ entry }) => entry));
}

/** The private fields that people of this role may read, of those that are asked for: all without `fields`. */
function readable(role: CallerRole, fields?: readonly StaffListedField[]): PrivateField[] {
  const withheld = withheldFields(role);
  return PRIVATE_FIELDS.filter((field) => !withheld.includes(field) && (fields?.includes(field) ?? true));
}

function idsOf(entries: Entry[]): string[] {
  return entries.map(({ product }) => product._id);
}

async function findLow(quantity: number): Promise<Map<string, number>> {
  return validCounts(await stock.find((all) => all.where('count', '<=', quantity).orderBy('count')));
}

function countsOfEntries(entries: Entry[]): Promise<Map<string, number>> {
  return countsOf(stock, idsOf(entries.filter(({ isCounted }) => isCounted)));
}

/** Repairs the catalogue where a server stopped during an order, before it marked a product sold out. */
function repairSoldOut(entries: Entry[], counts: ReadonlyMap<string, number>): Promise<void> {
  const differing = entries.filter(({ product, isCounted }) => {
    const count = counts.get(product._id);
    return isCounted && count !== undefined && (count === 0) !== (product.soldOut === true);
  });
  return updateSoldOut(differing.map(({ product }) => product._id));
}

type Seen = ReturnType<typeof asSeen> & PrivateValues;

function listed(product: Seen, count: Count, fields: readonly StaffListedField[] | undefined): StaffListedProduct {
  const { hidden, soldOut } = product;
  const shown = onlyFields(fields, product);
  return { ...shown, ...(soldOut && { soldOut }), ...(hidden && { hidden }), ...stockOf(count) };
}

/** The product with its current count, whatever the catalogue still says. */
function asSeen({ product: { soldOut, ...product }, isHidden, internal }: Entry, count: Count) {
  return {
    ...product,
    ...(count === 0 && { soldOut: true as const }),
    ...(isHidden && { hidden: true as const }),
    ...internal,
  };
}

function stockOf(count: Count): { stock?: number } {
  return count === undefined ? {} : { stock: count };
}
