import { LRUCache } from 'lru-cache';
import type { Product } from '../contract/products.ts';
import type { Review } from '../contract/reviews.ts';
import { REVIEWS_A_PAGE } from '../domain/reviews.ts';
import { asPublic } from './review-signature.ts';
import { findShown } from './reviews-store.ts';

/** Of so many products; a review has at most some kilobytes. */
const PRODUCTS_MAXIMUM = 500;

/**
 * By the product as the catalogue has it in memory. A review that is shown, or no longer, makes another one of it; while
 * only others change, the reviews are not read again.
 */
const kept = new LRUCache<Product, Review[]>({ max: PRODUCTS_MAXIMUM });

/** The newest reviews of a product that everybody may read, as many as a page of them has; no read where it has none. */
export async function newestReviews(product: Product): Promise<Review[]> {
  if (!product.rating) return [];
  const known = kept.get(product);
  if (known) return known;
  const { entries } = await findShown(product._id, { limit: REVIEWS_A_PAGE });
  const reviews = entries.map(asPublic);
  kept.set(product, reviews);
  return reviews;
}
