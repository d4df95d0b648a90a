import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { countUpTo, inSortOrder, type Placed } from '../catalogue/product-sorts.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { listProductFacets, listProducts, ProductFacets, ShownProduct } from '../contract/product-lists.ts';
import type { Product } from '../contract/products.ts';
import type { CategoryName, FeaturedListName } from '../domain/products.ts';
import type { Position, SortName } from '../platform/paging/cursor.ts';
import { productsHolding } from '../search/name-search.ts';
import { nearestCategory, searchProducts } from '../search/search-products.ts';
import { countFacets, passes } from './product-filters.ts';

export type ProductQuery = Parsed<typeof listProducts>['query'];

/** `next`: the position where this page ended, if more follows. */
interface EntryPage {
  entries: Entry[];
  next: Position | undefined;
}

export interface ProductPage {
  products: ShownProduct[];
  next: Position | undefined;
  /** How many products a search finds, on all its pages. */
  total?: number;
}

/** Newest first by default. A featured list keeps its own order, whatever `sort` says. */
export function sortOf({ featured, sort = 'newest' }: ProductQuery): SortName {
  return featured ? 'featured' : sort;
}

/** The same for shoppers, to whom a search shows by default what matches best first. */
export function shoppersSortOf(query: ProductQuery): SortName {
  return isSearch(query) && !query.sort && !query.featured ? 'match' : sortOf(query);
}

/**
 * The products that pass all filters of the query, from after a position on, in the order of `shoppersSortOf`. Where
 * few names contain the searched text, products follow that match it in another form.
 */
export async function findProducts(catalogue: Catalogue, query: ProductQuery, after?: Position): Promise<ProductPage> {
  const found = isSearch(query) ? await searchProducts(catalogue, query.q ?? '') : undefined;
  const known = new Set(found);
  const isFound = (entry: Entry) => !found || known.has(entry);
  const inOrder = (from?: Position) =>
    found && shoppersSortOf(query) === 'match' ? bestFirst(found, query, from) : candidates(catalogue, query, from);
  const isWanted = query.collapse ? isFirstOfFamily(inOrder(), query, isFound) : isFound;
  const { entries, next } = pageOf(inOrder(after), query, isWanted);
  const products = entries.map(({ product }) => (query.collapse ? withChoices(catalogue, product) : product));
  if (!found) return { products, next };
  return { products, next, total: pageOf(inOrder(), { ...query, limit: undefined }, isWanted).entries.length };
}

/** The entries whose name contains the searched text and that `isWanted` accepts. */
export function findEntries(
  catalogue: Catalogue,
  query: ProductQuery,
  after: Position | undefined,
  isWanted: (entry: Entry) => boolean,
): EntryPage {
  const isFound = productsHolding(query.q ?? '', catalogue.categories);
  return pageOf(candidates(catalogue, query, after), query, (entry) => isFound(entry) && isWanted(entry));
}

/** What the choices of each filter would show of a list. */
export async function findFacets(
  catalogue: Catalogue,
  query: Parsed<typeof listProductFacets>['query'],
): Promise<ProductFacets> {
  const { category, q = '' } = query;
  const found = isSearch(query)
    ? (await searchProducts(catalogue, q)).filter(({ product }) => !category || product.categories.includes(category))
    : catalogue.sorted('newest', category).map(({ entry }) => entry);
  const nearest = found.length === 0 ? await nearestCategory(catalogue, q) : undefined;
  return {
    ...countFacets(
      found.map(({ product }) => product),
      query,
    ),
    ...(nearest && { nearest }),
  };
}

function isSearch({ q = '' }: Pick<ProductQuery, 'q'>): boolean {
  return q.trim() !== '';
}

/**
 * Whether the card of a family shows this product: the first in the whole list that passes and can be bought. So a
 * later page does not show the family again.
 */
function isFirstOfFamily(list: Iterable<Placed>, query: ProductQuery, isWanted: (entry: Entry) => boolean) {
  const isPassed = passes(query);
  const firsts = new Map<string, Entry>();
  for (const { entry } of list) {
    const { family, soldOut } = entry.product;
    if (!family || !isPassed(entry.product) || !isWanted(entry)) continue;
    const first = firsts.get(family.id);
    if (!first || (first.product.soldOut && !soldOut)) firsts.set(family.id, entry);
  }
  return (entry: Entry) => {
    const { family } = entry.product;
    return family ? firsts.get(family.id) === entry : isWanted(entry);
  };
}

function withChoices({ families }: Catalogue, product: Product): ShownProduct {
  const choices = product.family ? families.get(product.family.id) : undefined;
  return choices ? { ...product, choices } : product;
}

function pageOf(candidates: Iterable<Placed>, query: ProductQuery, isWanted: (entry: Entry) => boolean): EntryPage {
  const { limit = Number.POSITIVE_INFINITY } = query;
  const isPassed = passes(query);
  const found: Placed[] = [];
  for (const placed of candidates) {
    if (isPassed(placed.entry.product) && isWanted(placed.entry)) found.push(placed);
    if (found.length > limit) break; // one more than the page's size shows that another page follows
  }
  const page = found.slice(0, limit);
  return {
    entries: page.map(({ entry }) => entry),
    next: found.length > limit ? page.at(-1)?.position : undefined,
  };
}

function candidates(catalogue: Catalogue, query: ProductQuery, after?: Position): Iterable<Placed> {
  const { featured, sort = 'newest', category, ids } = query;
  if (featured) return inFeaturedOrder(catalogue, featured, query, after);
  const sorted = ids ? inSortOrder(named(catalogue, ids, category), sort) : catalogue.sorted(sort, category);
  return from(sorted, after ? countUpTo(sorted, after, sort) : 0);
}

/** The results of a search, in its order. */
function* bestFirst(found: Entry[], { category, ids }: ProductQuery, after?: Position): Generator<Placed> {
  const places = found.map(({ product }) => product._id);
  const start = after ? placeAfter(places, after) : 0;
  for (const [at, entry] of found.entries()) {
    const { _id: id, categories } = entry.product;
    if (at < start || ids?.includes(id) === false || (category && !categories.includes(category))) continue;
    yield { entry, position: { at, id } };
  }
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

/** When the product is no longer in the list, the one after it has taken its place. */
function placeAfter(ids: string[], { at, id }: Position): number {
  return ids.includes(id) ? ids.indexOf(id) + 1 : Number(at);
}
