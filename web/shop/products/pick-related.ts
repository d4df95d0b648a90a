import type { ProductSummary } from '@aloghor/functions/contract/products';

/** `count` random other products that share the product's first category; fewer when there are fewer. */
export function pickRelated(
  product: ProductSummary,
  candidates: ProductSummary[],
  count: number,
  random = Math.random,
): ProductSummary[] {
  const pool = candidates.filter(
    ({ _id, categories }) => _id !== product._id && product.categories[0] && categories.includes(product.categories[0]),
  );
  // The start of a Fisher-Yates shuffle: every choice is equally likely.
  for (let i = 0; i < Math.min(count, pool.length); i++) {
    const j = i + Math.floor(random() * (pool.length - i));
    [pool[i], pool[j]] = [pool[j] as ProductSummary, pool[i] as ProductSummary];
  }
  return pool.slice(0, count);
}
