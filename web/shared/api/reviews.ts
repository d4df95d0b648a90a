import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from './client.ts';

/** The reviews of a product that the shop shows, newest first, page by page. */
export function productReviewsQuery(productId: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam }) => callPage('GET /reviews', { query: { product: productId, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}
