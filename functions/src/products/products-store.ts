import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { ShelvedProduct } from '../catalogue/shards.ts';
import { inCatalogueTransaction } from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { addProduct, Product, updateProduct } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import { categories, type ProductDocument, products } from '../database/collections.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { isMatched } from '../http/if-match.ts';
import { removeFromLists } from './featured-store.ts';
import { versioned } from './item-version.ts';

type NewProduct = Parsed<typeof addProduct>['body'];
type ProductChange = Parsed<typeof updateProduct>['body'];

/** Answers the new product's id. */
export function insertProduct(product: NewProduct, by: Actor): Promise<string> {
  const id = randomUUID();
  return inCatalogueTransaction(async (transaction, catalogue) => {
    catalogue.insertProduct(id, { ...product, createdAt: Date.now() });
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
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const product = await productToWrite(transaction, id);
    const wanted = {
      ...texts,
      ...(categories?.length && { categories }),
      ...picturesAfter(product, { img, thumbnail, medium }),
    };
    const changed = changedFields<Partial<ProductDocument>>(product, wanted);
    if (!changed) return 0;
    assertSeen(product, ifMatch);
    const { _id, ...document } = { ...product, ...changed.after };
    catalogue.putProduct(id, document); // whole, so that smaller pictures can go
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
export function removeProduct(id: string, by: Actor, ifMatch?: string): Promise<number> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const product = await productToWrite(transaction, id);
    assertSeen(product, ifMatch);
    await removeFromLists(transaction, catalogue, id, by);
    catalogue.removeProduct(id);
    const { _id, createdAt, ...before } = product;
    const change = { subject: 'product', action: 'delete', target: id, label: product.name, before } as const;
    recordChange(transaction, by, change);
    return 1;
  });
}

export async function assertProduct(id: string): Promise<void> {
  const [product] = await products.get([id], []);
  if (!product) throw new NotFound('product');
}

/** Whether there is anything to sell. */
export async function holdsCatalogue(): Promise<boolean> {
  for (const collection of [products, categories]) {
    const [any] = await collection.find((all) => all.limit(1));
    if (any) return true;
  }
  return false;
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
