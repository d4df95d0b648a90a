import { SUMMARY_FIELDS } from '@aloghor/functions/contract/products';
import type { CategoryName } from '@aloghor/functions/domain/products';
import { shop } from '../shop.config.ts';

export interface ProductFilter {
  category?: CategoryName | undefined;
  q?: string | undefined;
}

/** What a page of the shop asks `listProductSummaries`; without a cursor, the first. */
export function productPageInput({ category, q }: ProductFilter, cursor?: string) {
  return { query: { category, q, limit: shop.limits.productsPerPage, cursor, fields: SUMMARY_FIELDS } } as const;
}
