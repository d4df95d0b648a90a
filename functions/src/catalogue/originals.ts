import { collection } from '../database/collection.ts';
import type { CategoryDocument, FeaturedDocument, ProductDocument } from '../database/collections.ts';

/**
 * The collections that the catalogue is a copy of, as they are written. Only `write-catalogue.ts` does that, and tests,
 * which write by hand.
 */
export const originals = {
  products: collection<ProductDocument>('products'),
  categories: collection<CategoryDocument>('categories'),
  featured: collection<FeaturedDocument>('featured'),
};
