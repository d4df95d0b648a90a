import type { ProductSummary } from '@aloghor/functions/contract/product-lists';

/**
 * `count` random other products that share the product's first category; fewer when there are fewer. None of its `choices`,
 * which are on its page already.
 */
export function pickRelated(
  product: ProductSummary,
  candidates: ProductSummary[],
  choices: readonly { _id: string }[],
  count: number,
  random = Math.random,
): ProductSummary[] {
  const [main] = product.categories;
  const shown = new Set([product, ...choices].map(({ _id }) => _id));
  const pool = candidates.filter(({ _id, categories }) => !shown.has(_id) && main && categories.includes(main));
  // The start of a Fisher-Yates shuffle: every choice is equally likely.
  for (let i = 0; i < Math.min(count, pool.length); i++) {
    const j = i + Math.floor(random() * (pool.length - i));
    [pool[i], pool[j]] = [pool[j] as ProductSummary, pool[i] as ProductSummary];
  }
  return pool.slice(0, count);
}
