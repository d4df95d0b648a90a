import { queryOptions } from '@tanstack/react-query';
import { callWithToken } from './client.ts';

/** How often the counters are asked for, in milliseconds. */
export const COUNT_EVERY_MS = 60_000;

/**
 * The counters of the admin's home and of the badge. Older clients take the badge from the length of
 * `GET /orders/all`, cached under `allOrders`: a read for every active order on every page. The database counts
 * instead, for a read or two; the key stays, so that whatever changes an order refreshes the badge as well.
 */
export const statsQuery = queryOptions({
  queryKey: ['allOrders', 'stats'],
  queryFn: () => callWithToken('GET /stats', {}),
  refetchInterval: COUNT_EVERY_MS,
  meta: { personal: true },
});

/** Orders and revenue of the last 30 days, and what sells best. */
export const salesQuery = queryOptions({
  queryKey: ['allOrders', 'sales'],
  queryFn: () => callWithToken('GET /stats/sales', {}),
  meta: { personal: true },
});
