import type { Product } from '@aloghor/functions/contract/products';
import type { ProductInput } from './product-form.tsx';

export type ItemField = 'name' | 'nameBn' | 'price' | 'desc' | 'descBn' | 'categories' | 'img';

const TEXTS: ItemField[] = ['name', 'nameBn', 'price', 'desc', 'descBn'];

/** The fields of an item that changed since it was `shown`. A photo also counts when only its smaller ones changed. */
export function changedFields(shown: Product, now: Product): ItemField[] {
  const fields: ItemField[] = [...TEXTS, 'categories', 'img'];
  const hasNewSmaller = shown.thumbnail !== now.thumbnail || shown.medium !== now.medium;
  return fields.filter((field) => isOther(field, shown, now) || (field === 'img' && hasNewSmaller));
}

/** The fields that saving `mine` over `theirs` would change. No category and no picture keep the old ones. */
export function differingFields(theirs: Product, mine: ProductInput): ItemField[] {
  const fields: ItemField[] = [...TEXTS];
  if (mine.categories.length > 0) fields.push('categories');
  if (mine.img) fields.push('img');
  return fields.filter((field) => isOther(field, theirs, mine));
}

function isOther(field: ItemField, one: Pick<Product, ItemField>, other: Pick<Product, ItemField>): boolean {
  return String(one[field] ?? '') !== String(other[field] ?? '');
}
