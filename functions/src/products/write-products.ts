import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordChange } from '../audit/record-change.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { ShelvedProduct } from '../catalogue/shards.ts';
import {
  inCatalogueTransaction,
  openHead,
  openShelf,
  saveHead,
  saveShelf,
  withoutProduct,
  withProduct,
} from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { addProduct, Product, updateProduct } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import { type FeaturedDocument, featured, type ProductDocument, products } from '../database/collections.ts';
import { FEATURED_LISTS, type FeaturedListName } from '../domain/products.ts';
import { BadInput, Conflict, NotFound } from '../http/errors.ts';
import { isMatched } from '../http/if-match.ts';
import { listVersion, versioned } from './item-version.ts';

type NewProduct = Parsed<typeof addProduct>['body'];
type ProductChange = Parsed<typeof updateProduct>['body'];

/** Answers the new product's id. */
export function insertProduct(product: NewProduct, by: Actor): Promise<string> {
  const id = randomUUID();
  return inCatalogueTransaction(async (transaction) => {
    const shelf = await openShelf(transaction, id);
    const document = { ...product, createdAt: Date.now() };
    products.within(transaction).insert(id, document);
    saveShelf(transaction, withProduct(shelf, { ...document, _id: id }));
    const change = { subject: 'product', action: 'add', target: id, label: product.name, after: product } as const;
    recordChange(transaction, by, change);
    return id;
  });
}

/**
 * Answers how many products are another now: none where all was so already. Empty categories and an empty picture
 * keep what was there. `ifMatch` is the header that names what the caller has seen.
 */
export function changeProduct(
  id: string,
  { categories, img, thumbnail, medium, ...texts }: ProductChange,
  by: Actor,
  ifMatch?: string,
): Promise<number> {
  return inCatalogueTransaction(async (transaction) => {
    const product = await productToWrite(transaction, id);
    const wanted = {
      ...texts,
      ...(categories?.length && { categories }),
      ...picturesAfter(product, { img, thumbnail, medium }),
    };
    const changed = changedFields<Partial<ProductDocument>>(product, wanted);
    if (!changed) return 0;
    assertSeen(product, ifMatch);
    const shelf = await openShelf(transaction, id);
    const { _id, ...document } = { ...product, ...changed.after };
    products.within(transaction).put(id, document); // whole, so that smaller pictures can go
    saveShelf(transaction, withProduct(shelf, { ...document, _id }));
    const change = { subject: 'product', action: 'update', target: id, label: product.name, ...changed } as const;
    recordChange(transaction, by, change);
    return 1;
  });
}

/** The smaller ones never show another picture than `img`: a new picture brings its own, or the old one's go. */
function picturesAfter(product: Product, { img, thumbnail, medium }: Partial<Product>): Partial<Product> {
  if (!img) return {};
  if (img !== product.img) return { img, thumbnail, medium };
  return { ...(thumbnail && { thumbnail }), ...(medium && { medium }) };
}

/** Takes the product out of the featured lists as well. Orders keep their copies of it. */
export async function removeProduct(id: string, by: Actor, ifMatch?: string): Promise<number> {
  const catalogue = await currentCatalogue({ isFresh: true });
  return inCatalogueTransaction(async (transaction) => {
    const product = await productToWrite(transaction, id);
    assertSeen(product, ifMatch);
    const lists = await featured.within(transaction).get(FEATURED_LISTS);
    const shelf = await openShelf(transaction, id);
    products.within(transaction).remove(id);
    saveShelf(transaction, withoutProduct(shelf, id));
    const { _id, createdAt, ...before } = product;
    const change = { subject: 'product', action: 'delete', target: id, label: product.name, before } as const;
    recordChange(transaction, by, change);
    for (const list of lists.filter(({ data }) => data.includes(id))) {
      const data = list.data.filter((other) => other !== id);
      setList(transaction, list, data, by, catalogue);
    }
    return 1;
  });
}

/** The ids become the list, in their order. Each must be that of a product. */
export async function writeFeatured(name: FeaturedListName, ids: string[], by: Actor, ifMatch?: string): Promise<void> {
  const catalogue = await currentCatalogue({ isFresh: true });
  return inCatalogueTransaction(async (transaction) => {
    const existing = await products.within(transaction).get(ids, []);
    assertExist(ids, new Set(existing.map(({ _id }) => _id)));
    const [list = { _id: name, data: [] }] = await featured.within(transaction).get([name]);
    assertListSeen(list, ids, ifMatch);
    const head = await openHead(transaction);
    setList(transaction, list, ids, by, catalogue);
    saveHead(transaction, { ...head, featured: { ...head.featured, [name]: ids } });
  });
}

export async function assertProduct(id: string): Promise<void> {
  const [product] = await products.get([id], []);
  if (!product) throw new NotFound('product');
}

/** As it is shown: one that was written by hand may have spaces around its name. */
async function productToWrite(transaction: Transaction, id: string): Promise<Stored<ProductDocument>> {
  const [product] = await products.within(transaction).get([id]);
  if (!product) throw new NotFound('product');
  return { ...product, ...ShelvedProduct.safeParse(product).data };
}

function assertSeen(product: Product, ifMatch: string | undefined): void {
  const item = versioned(product);
  if (!isMatched(item.version, ifMatch))
    throw new Conflict('changed-meanwhile', 'Somebody else has changed this product.', { item });
}

/** Who wants what the list is already, overwrites nothing. */
function assertListSeen(list: Stored<FeaturedDocument>, wanted: string[], ifMatch: string | undefined): void {
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

/** The audit tells the products by their names too: of a deleted one, nobody could look it up. */
function setList(
  transaction: Transaction,
  list: Stored<FeaturedDocument>,
  data: string[],
  by: Actor,
  catalogue: Catalogue,
): void {
  const changed = changedFields<FeaturedDocument>(list, { data });
  if (!changed) return;
  const name = list._id as FeaturedListName; // the id it was read by
  featured.within(transaction).put(name, { data });
  const withNames = (ids: string[]) => ({ data: ids, names: ids.map((id) => catalogue.entry(id)?.product.name ?? id) });
  recordChange(transaction, by, {
    subject: 'featured',
    action: 'update',
    target: name,
    label: LABELS[name],
    before: withNames(list.data),
    after: withNames(data),
  });
}
