import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed } from '../contract/endpoint.ts';
import type { addProduct, Product, updateProduct } from '../contract/products.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { type Count, type Counting, withCount } from './product-stock.ts';

export type ProductChange = Parsed<typeof updateProduct>['body'];

type Changed = NonNullable<ReturnType<typeof productChanges>>;

/**
 * What a change would change, but for the count; undefined when no field differs. Empty categories and an empty picture
 * keep the old values.
 */
export function productChanges(product: Product & Pick<ProductDocument, 'hidden'>, wanted: ProductChange) {
  const { categories, img, thumbnail, medium, hidden, stock, stockSeen, ...texts } = wanted;
  return changedFields<Partial<ProductDocument>>(product, {
    ...texts,
    ...(hidden !== undefined && { hidden: hidden || undefined }),
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

/** The document of a product that is added at `createdAt`, in milliseconds since 1970. */
export function newProduct(
  { hidden, ...fields }: Omit<Parsed<typeof addProduct>['body'], 'stock'>,
  count: Count,
  createdAt: number,
): ProductDocument {
  return withCount({ ...fields, ...(hidden && { hidden }), createdAt }, count);
}

/** The whole document, so that smaller pictures can be removed. */
export function changedProduct(product: Stored<ProductDocument>, changed: Changed | undefined): ProductDocument {
  const { _id, ...document } = { ...product, ...changed?.after };
  return document;
}

export function recordProductChange(
  transaction: Transaction,
  by: Actor,
  { _id, name }: Product,
  changed: Changed | undefined,
  counting: Counting | undefined,
) {
  const before = { ...changed?.before, ...counting?.before };
  const after = { ...changed?.after, ...counting?.after };
  recordChange(transaction, by, { subject: 'product', action: 'update', target: _id, label: name, before, after });
}
