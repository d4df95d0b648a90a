import type { ProductSummary } from '@aloghor/functions/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { newestInCategoryQuery } from '../../shared/api/products.ts';
import { languageInUse } from '../../shared/lib/language.ts';
import { shop } from '../../shared/shop.config.ts';
import { pickRelated } from './select-products.ts';

/** Up to three random others of the product's first category; the choice is cached. */
export function relatedQuery(product: ProductSummary) {
  const [category] = product.categories;
  return queryOptions({
    queryKey: ['items', 'related', product._id, languageInUse()],
    queryFn: async ({ client }) =>
      pickRelated(product, await client.fetchQuery(newestInCategoryQuery(category)), shop.limits.relatedProducts),
    enabled: category !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
