import { collection } from '../platform/database/collection.ts';
import type { CategoryDocument, FeaturedDocument, ProductDocument } from '../platform/database/collections.ts';

/**
 * The collections that the catalogue is a copy of, writable. Only for `write-catalogue.ts`, and for tests that write by
 * hand.
 */
export const originals = {
  products: collection<ProductDocument>('products'),
  categories: collection<CategoryDocument>('categories'),
  featured: collection<FeaturedDocument>('featured'),
};
