import type { CategoryName } from '@aloghor/functions/contract/products';
import { shop } from '../shop.config.ts';

export const CARD_FIELDS = '_id,name,price,categories,img';

export interface ProductFilter {
  category?: CategoryName | undefined;
  q?: string | undefined;
}

/** What a page of the shop asks `listProductSummaries`; without a cursor, the first. */
export function productPageInput({ category, q }: ProductFilter, cursor?: string) {
  return { query: { category, q, limit: shop.limits.productsPerPage, cursor, fields: CARD_FIELDS } } as const;
}
