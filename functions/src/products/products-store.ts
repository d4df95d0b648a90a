import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { inCatalogueTransaction } from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { addProduct, Product } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import { categories, type ProductDocument, products } from '../database/collections.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { isMatched } from '../http/if-match.ts';
import { removeFromLists } from './featured-store.ts';
import { versioned } from './item-version.ts';
import {
  changedProduct,
  type ProductChange,
  productChanges,
  productsToWrite,
  recordProductChange,
} from './product-changes.ts';

type NewProduct = Parsed<typeof addProduct>['body'];

/** Returns the new product's id. */
export function insertProduct(product: NewProduct, by: Actor): Promise<string> {
  const id = randomUUID();
  return inCatalogueTransaction(async (transaction, catalogue) => {
    catalogue.putProduct(id, { ...product, createdAt: Date.now() });
    const change = { subject: 'product', action: 'add', target: id, label: product.name, after: product } as const;
    recordChange(transaction, by, change);
    return id;
  });
}

/**
 * Returns how many products changed: 0 when no field differs. Empty categories and an empty picture keep the old
 * values. `ifMatch` is the request header with the version that the caller has seen.
 */
export function changeProduct(id: string, wanted: ProductChange, by: Actor, ifMatch?: string): Promise<number> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const product = await productToWrite(transaction, id);
    const changed = productChanges(product, wanted);
    if (!changed) return 0;
    assertSeen(product, ifMatch);
    catalogue.putProduct(id, changedProduct(product, changed));
    recordProductChange(transaction, by, product, changed);
    return 1;
  });
}

/** Also removes the product from the featured lists. Orders keep their copies of it. */
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

/** Whether the shop has a catalogue. */
export async function holdsCatalogue(): Promise<boolean> {
  for (const collection of [products, categories]) {
    const [any] = await collection.find((all) => all.limit(1));
    if (any) return true;
  }
  return false;
}

async function productToWrite(transaction: Transaction, id: string): Promise<Stored<ProductDocument>> {
  const [product] = await productsToWrite(transaction, [id]);
  if (!product) throw new NotFound('product');
  return product;
}

function assertSeen(product: Product, ifMatch: string | undefined): void {
  const item = versioned(product);
  if (!isMatched(item.version, ifMatch))
    throw new Conflict('changed-meanwhile', 'Somebody else has changed this product.', { item });
}
