import type { ListedProduct } from '../contract/products.ts';
import type { ProductField } from '../domain/products.ts';

/** These fields of a product, by default all. */
export function onlyFields(fields: readonly ProductField[] | undefined, product: ListedProduct): ListedProduct {
  if (!fields) return product;
  return Object.fromEntries(fields.map((field) => [field, product[field]]));
}
