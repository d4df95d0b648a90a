import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { fetchProducts } from './fetch-products.ts';
import { orNull, productQuery } from './products.ts';

/** A query that bypasses every cache: for admins, who must see their changes at once, and after a stale price. */
export function fresh() {
  return { fresh: crypto.randomUUID() };
}

/**
 * The current product, with its words in every language: another one asks for nothing. It starts as the product's page
 * has left it, and leaves it there anew.
 */
export function freshProductQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: ['items', 'now', id],
    queryFn: async () => cache.setQueryData(productQuery(id).queryKey, await orNull(fetchItem(id))) ?? null,
    initialData: () => cache.getQueryData(productQuery(id).queryKey),
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });
}

export function fetchItem(id: string) {
  return call('GET /item/:id', { params: { id }, query: fresh() });
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
