import { type FeaturedListName, getProduct, listWholeProducts } from '@aloghor/functions/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { featuredQuery, productQuery } from './products.ts';

/** Asks past every cache: for admins, who see at once what they have changed, and where a price proved to be old. */
export function fresh() {
  return { fresh: crypto.randomUUID() };
}

/** The product of now, under the key of the one that the shop shows. */
export function freshProductQuery(id: string) {
  return queryOptions({
    ...productQuery(id),
    queryFn: () => call(getProduct, { params: { id }, query: fresh() }),
    staleTime: 0,
  });
}

/** The products of a featured list as it is now. */
export function freshFeaturedQuery(featured: FeaturedListName) {
  return queryOptions({
    ...featuredQuery(featured),
    queryFn: () => call(listWholeProducts, { query: { featured, ...fresh() } }),
    staleTime: 0,
  });
}
