import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { fetchProducts } from './fetch-products.ts';
import { orNull, productQuery } from './products.ts';

/** A query that bypasses every cache: for admins, who must see their changes at once, and after a stale price. */
export function fresh() {
  return { fresh: crypto.randomUUID() };
}

/** The current product, under the query key that the shop's pages use. */
export function freshProductQuery(id: string) {
  return queryOptions({
    ...productQuery(id),
    queryFn: () => orNull(fetchItem(id)),
    staleTime: 0,
  });
}

export function fetchItem(id: string) {
  return call('GET /item/:id', { params: { id }, query: fresh() });
}

/** The item for a form. Never refetched in the background: only the form itself may replace it. */
export function openedItemQuery(id: string) {
  return queryOptions({
    queryKey: ['opened', id],
    queryFn: () => fetchItem(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The current products of a featured list, and its version. */
export function openedListQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'opened', featured],
    queryFn: async () => {
      // The version first: after a save in between it is too old for the products, never too new.
      const [list] = await call(`GET /${featured}Products`, { query: fresh() });
      const products = await fetchProducts({ featured, ...fresh() });
      return { version: list?.version ?? '', products };
    },
    staleTime: 0,
  });
}
