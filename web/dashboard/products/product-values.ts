import type { AdminItem } from '@aloghor/functions/contract/products';
import type { CategoryName } from '@aloghor/functions/domain/products';

/** What stands in the fields of the product form. */
export interface ProductValues {
  name: string;
  desc: string;
  nameBn: string;
  descBn: string;
  price: string;
  /** Empty where it is not counted. */
  stock: string;
  categories: CategoryName[];
}

/** Those of a product, or of an empty form. */
export function valuesOf(product: Omit<AdminItem, 'version'> | undefined): ProductValues {
  if (!product) return { name: '', desc: '', nameBn: '', descBn: '', price: '', stock: '', categories: [] };
  const { name, desc, nameBn = '', descBn = '', price, stock = '', categories } = product;
  return { name, desc, nameBn, descBn, price: String(price), stock: String(stock), categories };
}

/** In whatever order the categories were ticked, as long as the first, which is the main one, is the same. */
export function areSameValues(one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable({ categories, ...texts }: ProductValues): unknown[] {
  const [main, ...others] = categories;
  const { name, desc, nameBn, descBn, price, stock } = texts;
  return [name, desc, nameBn, descBn, price, stock, main, others.toSorted()];
}

/** The count of a typed stock: null where nothing is typed, which ends the counting. */
export function countOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
