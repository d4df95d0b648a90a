import type { ListedProduct, Product } from '../contract/products.ts';
import type { ItemField } from '../domain/products.ts';
import { versioned } from './item-version.ts';

/** These fields of a product, by default all but its version. */
export function onlyFields(fields: readonly ItemField[] | undefined, product: Product): ListedProduct {
  if (!fields) return product;
  const item: ListedProduct = fields.includes('version') ? versioned(product) : product;
  return Object.fromEntries(fields.map((field) => [field, item[field]]));
}
