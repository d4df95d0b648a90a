import type { ProductName, ProductSummary } from '@aloghor/functions/contract/products';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';

/** The first `limit` products whose name in a language contains the query, ignoring case. An empty query matches nothing. */
export function searchByName(
  products: ProductName[],
  query: string,
  limit: number,
  language: LanguageCode,
): ProductName[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const matches: ProductName[] = [];
  for (const product of products) {
    if (nameOf(product, language).toLowerCase().includes(wanted)) matches.push(product);
    if (matches.length === limit) break;
  }
  return matches;
}

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
