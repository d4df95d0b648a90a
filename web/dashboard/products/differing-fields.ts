import type { AdminItem, Product } from '@aloghor/functions/contract/products';
import type { ProductInput } from './product-form.tsx';

export type ItemField = 'name' | 'nameBn' | 'price' | 'stock' | 'desc' | 'descBn' | 'categories' | 'img';

/** What is compared; null and absent are both no count. */
export type ComparedItem = Pick<Product, Exclude<ItemField, 'stock'>> & { stock?: number | null | undefined };

const TEXTS: ItemField[] = ['name', 'nameBn', 'price', 'desc', 'descBn'];

/** The fields of an item that changed since it was `shown`. A photo also counts when only its smaller ones changed. */
export function changedFields(shown: Product, now: Product): ItemField[] {
  const fields: ItemField[] = [...TEXTS, 'categories', 'img'];
  const hasNewSmaller = shown.thumbnail !== now.thumbnail || shown.medium !== now.medium;
  return fields.filter((field) => isOther(field, shown, now) || (field === 'img' && hasNewSmaller));
}

/** The fields that saving `mine` over `theirs` would change. No category, no picture and no count keep the old ones. */
export function differingFields(theirs: AdminItem, mine: ProductInput): ItemField[] {
  const fields: ItemField[] = [...TEXTS];
  if (mine.stock !== undefined) fields.push('stock');
  if (mine.categories.length > 0) fields.push('categories');
  if (mine.img) fields.push('img');
  return fields.filter((field) => isOther(field, theirs, mine));
}

function isOther(field: ItemField, one: ComparedItem, other: ComparedItem): boolean {
  return String(one[field] ?? '') !== String(other[field] ?? '');
}
