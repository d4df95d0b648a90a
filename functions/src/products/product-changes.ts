import type { Transaction } from 'firebase-admin/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { ShelvedProduct } from '../catalogue/shards.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { Product, updateProduct } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import { type ProductDocument, products } from '../database/collections.ts';

export type ProductChange = Parsed<typeof updateProduct>['body'];

type Changed = NonNullable<ReturnType<typeof productChanges>>;

/** Those among the ids that exist, parsed, as they are shown: one written by hand may have spaces around its name. */
export async function productsToWrite(transaction: Transaction, ids: string[]): Promise<Stored<ProductDocument>[]> {
  const found = await products.within(transaction).get(ids);
  return found.map((product) => ({ ...product, ...ShelvedProduct.safeParse(product).data }));
}

/** What a change would change; undefined when no field differs. Empty categories and an empty picture keep the old values. */
export function productChanges(product: Product, { categories, img, thumbnail, medium, ...texts }: ProductChange) {
  return changedFields<Partial<ProductDocument>>(product, {
    ...texts,
    ...(categories?.length && { categories }),
    ...picturesAfter(product, { img, thumbnail, medium }),
  });
}

/** Smaller pictures always belong to `img`: a new one replaces or removes them. */
function picturesAfter(product: Product, { img, thumbnail, medium }: Partial<Product>): Partial<Product> {
  if (!img) return {};
  if (img !== product.img) return { img, thumbnail, medium };
  return { ...(thumbnail && { thumbnail }), ...(medium && { medium }) };
}

/** The whole document, so that smaller pictures can be removed. */
export function changedProduct(product: Stored<ProductDocument>, { after }: Changed): ProductDocument {
  const { _id, ...document } = { ...product, ...after };
  return document;
}

export function recordProductChange(transaction: Transaction, by: Actor, { _id, name }: Product, changed: Changed) {
  recordChange(transaction, by, { subject: 'product', action: 'update', target: _id, label: name, ...changed });
}
