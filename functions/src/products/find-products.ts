import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { countUpTo, inSortOrder, type Placed } from '../catalogue/product-sorts.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { listProducts, Product } from '../contract/products.ts';
import type { CategoryName, FeaturedListName } from '../domain/products.ts';
import type { Position, SortName } from '../platform/paging/cursor.ts';
import { productsHolding } from '../search/name-search.ts';

export type ProductQuery = Parsed<typeof listProducts>['query'];

/** `next`: the position where this page ended, if more follows. */
export interface ProductPage {
  products: Product[];
  next: Position | undefined;
}

/** Newest first by default. A featured list keeps the admin's order, whatever `sort` says. */
export function sortOf({ featured, sort = 'newest' }: ProductQuery): SortName {
  return featured ? 'featured' : sort;
}

/** The products that pass all filters of the query, from after a position on, in the order of `sortOf`. */
export function findProducts(catalogue: Catalogue, query: ProductQuery, after?: Position): ProductPage {
  const { entries, next } = findEntries(catalogue, query, after);
  return { products: entries.map(({ product }) => product), next };
}

/** The same as entries, of those alone that are wanted. */
export function findEntries(
  catalogue: Catalogue,
  query: ProductQuery,
  after?: Position,
  isWanted: (entry: Entry) => boolean = () => true,
): { entries: Entry[]; next: Position | undefined } {
  const { limit = Number.POSITIVE_INFINITY, q = '' } = query;
  const isFound = productsHolding(q);
  const isPriced = pricesWithin(query);
  const found: Placed[] = [];
  for (const placed of candidates(catalogue, query, after)) {
    if (isFound(placed.entry) && isPriced(placed.entry.product.price) && isWanted(placed.entry)) found.push(placed);
    if (found.length > limit) break; // one more than the page's size shows that another page follows
  }
  const page = found.slice(0, limit);
  return {
    entries: page.map(({ entry }) => entry),
    next: found.length > limit ? page.at(-1)?.position : undefined,
  };
}

function pricesWithin({ priceFrom = 0, priceTo = Number.POSITIVE_INFINITY }: ProductQuery): (price: number) => boolean {
  return (price) => price >= priceFrom && price <= priceTo;
}

function candidates(catalogue: Catalogue, query: ProductQuery, after?: Position): Iterable<Placed> {
  const { featured, sort = 'newest', category, ids } = query;
  if (featured) return inFeaturedOrder(catalogue, featured, query, after);
  const sorted = ids ? inSortOrder(named(catalogue, ids, category), sort) : catalogue.sorted(sort, category);
  return from(sorted, after ? countUpTo(sorted, after, sort) : 0);
}

function named(catalogue: Catalogue, ids: string[], category?: CategoryName): Entry[] {
  const entries = ids.flatMap((id) => catalogue.entry(id) ?? []);
  return entries.filter(({ product }) => !category || product.categories.includes(category));
}

function* from(placed: Placed[], start: number): Generator<Placed> {
  for (let at = start; at < placed.length; at++) yield placed[at] as Placed;
}

function* inFeaturedOrder(
  catalogue: Catalogue,
  list: FeaturedListName,
  { category, ids: named }: ProductQuery,
  after?: Position,
): Generator<Placed> {
  const ids = catalogue.featured[list];
  const start = after ? placeAfter(ids, after) : 0;
  for (const [at, id] of ids.entries()) {
    const entry = catalogue.entry(id);
    if (at < start || !entry || named?.includes(id) === false) continue;
    if (category && !entry.product.categories.includes(category)) continue;
    yield { entry, position: { at, id } };
  }
}

/** When the product has been removed from the list, the one after it has taken its place. */
function placeAfter(ids: string[], { at, id }: Position): number {
  return ids.includes(id) ? ids.indexOf(id) + 1 : Number(at);
}
