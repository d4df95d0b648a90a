import { collection } from '../database/collection.ts';
import type { CategoryDocument, FeaturedDocument, ProductDocument } from '../database/collections.ts';

/**
 * The collections that the catalogue is a copy of, writable. Only for `write-catalogue.ts`, and for tests that write by
 * hand.
 */
export const originals = {
  products: collection<ProductDocument>('products'),
  categories: collection<CategoryDocument>('categories'),
  featured: collection<FeaturedDocument>('featured'),
};
