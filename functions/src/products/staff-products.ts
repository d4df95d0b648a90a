import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { packIfFull } from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { AdminListedProduct, listStaffProducts } from '../contract/product-lists.ts';
import type { AdminItem } from '../contract/products.ts';
import type { ListedField } from '../domain/product-fields.ts';
import { stock } from '../platform/database/collections.ts';
import { NotFound } from '../platform/http/errors.ts';
import { readCursor, writeCursor } from '../platform/paging/cursor.ts';
import type { Page } from '../platform/paging/find-page.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { validCounts } from '../stock/valid-counts.ts';
import { findEntries, sortOf } from './find-products.ts';
import { withKnownCategory } from './known-categories.ts';
import { type Count, countsOf } from './product-stock.ts';
import { onlyFields, versioned } from './product-view.ts';

type AdminQuery = Parsed<typeof listStaffProducts>['query'];

/** A page of products as the staff see them. Costs one read for each counted product on it, or each that runs low. */
export async function findStaffProducts({
  stockUpTo,
  hidden,
  fields,
  ...asked
}: AdminQuery): Promise<Page<AdminListedProduct>> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const query = withKnownCategory(asked, catalogue.categories);
  const low = stockUpTo === undefined ? undefined : await findLow(stockUpTo);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sortOf(query));
  const isWanted = ({ product, isHidden }: Entry) => (!low || low.has(product._id)) && (!hidden || isHidden);
  const { entries, next } = findEntries(catalogue, query, after, isWanted);
  const counts = low ?? (await countsOfEntries(entries));
  await packIfFull(catalogue);
  await repairSoldOut(entries, counts);
  return {
    entries: entries.map((entry) => listed(entry, counts.get(entry.product._id), fields)),
    next: next && writeCursor(next, sortOf(query)),
  };
}

/** @throws {NotFound} */
export async function findStaffProduct(id: string): Promise<AdminItem> {
  const catalogue: Catalogue = await currentCatalogue({ isFresh: true });
  const entry = catalogue.entry(id);
  if (!entry) throw new NotFound('product');
  const counts = await countsOfEntries([entry]);
  return { ...versioned(asSeen(entry, counts.get(id))), ...stockOf(counts.get(id)) };
}

async function findLow(quantity: number): Promise<Map<string, number>> {
  return validCounts(await stock.find((all) => all.where('count', '<=', quantity).orderBy('count')));
}

function countsOfEntries(entries: Entry[]): Promise<Map<string, number>> {
  const counted = entries.filter(({ isCounted }) => isCounted);
  return countsOf(
    stock,
    counted.map(({ product }) => product._id),
  );
}

/** Repairs the catalogue where a server stopped during an order, before it marked a product sold out. */
function repairSoldOut(entries: Entry[], counts: ReadonlyMap<string, number>): Promise<void> {
  const differing = entries.filter(({ product, isCounted }) => {
    const count = counts.get(product._id);
    return isCounted && count !== undefined && (count === 0) !== (product.soldOut === true);
  });
  return updateSoldOut(differing.map(({ product }) => product._id));
}

function listed(entry: Entry, count: Count, fields: readonly ListedField[] | undefined): AdminListedProduct {
  const { hidden, shelf, soldOut, ...product } = asSeen(entry, count);
  const shown = onlyFields(fields, { ...product, ...(hidden && { hidden }), ...(shelf && { shelf }) });
  return { ...shown, ...(soldOut && { soldOut }), ...(hidden && { hidden }), ...stockOf(count) };
}

/** The product with its current count, whatever the catalogue still says. */
function asSeen({ product: { soldOut, ...product }, isHidden, shelf }: Entry, count: Count) {
  return {
    ...product,
    ...(count === 0 && { soldOut: true as const }),
    ...(isHidden && { hidden: true as const }),
    ...(shelf && { shelf }),
  };
}

function stockOf(count: Count): { stock?: number } {
  return count === undefined ? {} : { stock: count };
}
