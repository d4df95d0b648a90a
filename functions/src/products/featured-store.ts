import type { Transaction } from 'firebase-admin/firestore';
import { inCatalogueTransaction, type WritableCatalogue } from '../catalogue/write-catalogue.ts';
import { FEATURED_LISTS, type FeaturedListName } from '../domain/products.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type FeaturedDocument, featured, products } from '../platform/database/collections.ts';
import { BadInput, Conflict } from '../platform/http/errors.ts';
import { isMatched } from '../platform/http/if-match.ts';
import { listVersion } from './product-view.ts';

/** Replaces the list with these ids. Each must be a product's. */
export function writeFeatured(name: FeaturedListName, ids: string[], by: Actor, ifMatch?: string): Promise<void> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const existing = await products.within(transaction).get(ids, []);
    assertExist(ids, new Set(existing.map(({ _id }) => _id)));
    const [list = { _id: name, data: [] }] = await featured.within(transaction).get([name]);
    assertSeen(list, ids, ifMatch);
    setList(transaction, catalogue, list, ids, by);
  });
}

/** Removes products from every list, in the transaction that deletes them. */
export async function removeFromLists(
  transaction: Transaction,
  catalogue: WritableCatalogue,
  ids: readonly string[],
  by: Actor,
): Promise<void> {
  const lists = await featured.within(transaction).get(FEATURED_LISTS);
  for (const list of lists) {
    const others = list.data.filter((id) => !ids.includes(id));
    setList(transaction, catalogue, list, others, by);
  }
}

/** A list that is already as wanted passes: nothing would be overwritten. */
function assertSeen(list: Stored<FeaturedDocument>, wanted: string[], ifMatch: string | undefined): void {
  const version = listVersion(list.data);
  if (isMatched(version, ifMatch) || version === listVersion(wanted)) return;
  const { _id, data } = list;
  throw new Conflict('changed-meanwhile', 'Somebody else has changed this list.', { list: { _id, data, version } });
}

function assertExist(ids: string[], existing: Set<string>): void {
  const [first, ...others] = ids
    .map((id, place) => ({ id, path: String(place), message: 'must be the id of a product' }))
    .filter(({ id }) => !existing.has(id))
    .map(({ path, message }) => ({ path, message }));
  if (first) throw new BadInput([first, ...others], 'unknown-products');
}

const LABELS: Record<FeaturedListName, string> = { best: 'Best', top: 'Top Selling', popular: 'Popular' };

/** The audit stores the products' names too, because that of a deleted one could not be looked up. */
function setList(
  transaction: Transaction,
  catalogue: WritableCatalogue,
  list: Stored<FeaturedDocument>,
  data: string[],
  by: Actor,
): void {
  const changed = changedFields<FeaturedDocument>(list, { data });
  if (!changed) return;
  const name = list._id as FeaturedListName; // a cast: it was read by this id
  catalogue.putFeatured(name, data);
  const nameOf = (id: string) => catalogue.before.entry(id)?.product.name ?? id;
  const withNames = (ids: string[]) => ({ data: ids, names: ids.map(nameOf) });
  recordChange(transaction, by, {
    subject: 'featured',
    action: 'update',
    target: name,
    label: LABELS[name],
    before: withNames(list.data),
    after: withNames(data),
  });
}
