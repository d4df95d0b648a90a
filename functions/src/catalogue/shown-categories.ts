import type { Category } from '../contract/products.ts';
import { CATEGORY_NAMES } from '../domain/products.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The categories with their pictures. Where the shop has chosen none, as on its first day, they are those of its
 * products, each with the picture of its newest; so it has none while it has no product.
 */
export function shownCategories(catalogue: Catalogue): Category[] {
  if (catalogue.categories.length > 0) return catalogue.categories;
  return CATEGORY_NAMES.flatMap((name) => {
    const [newest] = catalogue.sorted('newest', name);
    if (!newest) return [];
    const { img, thumbnail } = newest.entry.product;
    return [{ name, img, ...(thumbnail && { thumbnail }) }];
  });
}
