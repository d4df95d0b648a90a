import type { Product } from '@aloghor/functions/contract/products';
import type { CategoryName } from '@aloghor/functions/domain/products';

/** What stands in the fields of the product form. */
export interface ProductValues {
  name: string;
  desc: string;
  nameBn: string;
  descBn: string;
  price: string;
  categories: CategoryName[];
}

/** Those of a product, or of an empty form. */
export function valuesOf(product: Product | undefined): ProductValues {
  if (!product) return { name: '', desc: '', nameBn: '', descBn: '', price: '', categories: [] };
  const { name, desc, nameBn = '', descBn = '', price, categories } = product;
  return { name, desc, nameBn, descBn, price: String(price), categories };
}

/** In whatever order the categories were ticked, as long as the first, which is the main one, is the same. */
export function areSameValues(one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable({ categories, ...texts }: ProductValues): unknown[] {
  const [main, ...others] = categories;
  const { name, desc, nameBn, descBn, price } = texts;
  return [name, desc, nameBn, descBn, price, main, others.toSorted()];
}
