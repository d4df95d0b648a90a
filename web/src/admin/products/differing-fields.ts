import type { Product } from '@aloghor/functions/contract/products';
import type { ProductInput } from './product-form.tsx';

export type ItemField = 'name' | 'price' | 'desc' | 'categories' | 'img';

/** What would become another if `mine` were saved over `theirs`. What is empty keeps what is there. */
export function differingFields(theirs: Product, mine: ProductInput): ItemField[] {
  const fields: ItemField[] = ['name', 'price', 'desc'];
  if (mine.categories.length > 0) fields.push('categories');
  if (mine.img) fields.push('img');
  return fields.filter((field) => String(theirs[field]) !== String(mine[field]));
}
