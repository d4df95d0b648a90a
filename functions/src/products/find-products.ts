import type { CollectionReference, Query } from 'firebase-admin/firestore';
import type { Stored } from '../collection.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { FeaturedListName, listProducts } from '../contract/products.ts';
import { featured, type ProductDocument, products } from '../firestore.ts';
import type { Position } from '../paging/cursor.ts';
import { inOrder } from '../paging/list-order.ts';
import { nameHolds } from './name-search.ts';
import { PRODUCT_ORDERS } from './product-order.ts';

export type ProductQuery = Parsed<typeof listProducts>['query'];

/** Read of every product, whatever `fields` says: these decide whether and where it is listed. */
const DECIDING = ['name', 'categories', 'createdAt', 'price'] as const;
export type FoundProduct = Stored<Pick<ProductDocument, (typeof DECIDING)[number]> & Partial<ProductDocument>>;

/** `next`: where this page ended, when more follows. */
export interface ProductPage {
  products: FoundProduct[];
  next: Position | undefined;
}

type Placed = { product: FoundProduct; position: Position };

/**
 * The products that pass all filters of the query, from after a position on, in the order of `orderOf`. A page costs
 * one read more than it has products; with `q` at most about twice what is looked through.
 */
export async function findProducts(query: ProductQuery, after?: Position): Promise<ProductPage> {
  const { featured: list, q = '', limit = Number.POSITIVE_INFINITY } = query;
  const found: Placed[] = [];
  for await (const placed of list ? inFeaturedOrder(list, query, after) : sorted(query, after)) {
    if (nameHolds(placed.product.name, q)) found.push(placed);
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  return {
    products: page.map(({ product }) => product),
    next: found.length > limit ? page.at(-1)?.position : undefined,
  };
}

async function* sorted(query: ProductQuery, after?: Position): AsyncGenerator<Placed> {
  const order = PRODUCT_ORDERS[query.sort ?? 'newest'];
  let last = after;
  for (const size of batchSizes(query)) {
    const batch: FoundProduct[] = await products.find((all) => inOrder(filtered(all, query), order, size, last));
    for (const product of batch) {
      last = { at: product[order.field], id: product._id };
      yield { product, position: last };
    }
    if (batch.length < size) return;
  }
}

function filtered(all: CollectionReference, query: ProductQuery): Query {
  const fields = documentFields(query);
  const inCategory = query.category ? all.where('categories', 'array-contains', query.category) : all;
  return fields ? inCategory.select(...fields) : inCategory;
}

async function* inFeaturedOrder(list: FeaturedListName, query: ProductQuery, after?: Position): AsyncGenerator<Placed> {
  const [ids = []] = (await featured.get([list])).map(({ data }) => data);
  let start = after ? placeAfter(ids, after) : 0;
  for (const size of batchSizes(query)) {
    const batch: FoundProduct[] = await products.get(ids.slice(start, start + size), documentFields(query));
    for (const product of batch) {
      if (query.category && !product.categories.includes(query.category)) continue;
      yield { product, position: { at: ids.indexOf(product._id), id: product._id } };
    }
    start += size;
    if (start >= ids.length) return;
  }
}

/** A product that has left the list meanwhile leaves its place to the one that followed it. */
function placeAfter(ids: string[], { at, id }: Position): number {
  return ids.includes(id) ? ids.indexOf(id) + 1 : Number(at);
}

/**
 * How many products to read at a time: everything, or one more than the page holds, which tells whether another page
 * follows. Filters that look at names need more; doubling keeps both the reads and the trips few.
 */
function* batchSizes({ limit }: ProductQuery): Generator<number> {
  for (let size = limit ? limit + 1 : Number.POSITIVE_INFINITY; ; size *= 2) yield size;
}

function documentFields({ fields }: ProductQuery): (keyof ProductDocument)[] | undefined {
  return fields && [...new Set([...DECIDING, ...fields.filter((field) => field !== '_id')])];
}
