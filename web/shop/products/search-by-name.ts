import type { ProductName } from '@aloghor/functions/contract/products';
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
