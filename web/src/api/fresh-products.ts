import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { fetchProducts } from './fetch-products.ts';
import { orNull, productQuery } from './products.ts';

/** Asks past every cache: for admins, who see at once what they have changed, and where a price proved to be old. */
export function fresh() {
  return { fresh: crypto.randomUUID() };
}

/** The product of now, under the key of the one that the shop shows. */
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

/** The item as a form opens it. It stays as it was opened: only the form itself may put something else in its place. */
export function openedItemQuery(id: string) {
  return queryOptions({
    queryKey: ['opened', id],
    queryFn: () => fetchItem(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The products of a featured list as it is now, and which version of it that is. */
export function openedListQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'opened', featured],
    queryFn: async () => {
      // The version first: what is saved in between makes it too old, never too new for the products.
      const [list] = await call(`GET /${featured}Products`, { query: fresh() });
      const products = await fetchProducts({ featured, ...fresh() });
      return { version: list?.version ?? '', products };
    },
    staleTime: 0,
  });
}
