import { queryOptions } from '@tanstack/react-query';
import { callWithToken } from './client.ts';

/** How often the counters are asked for, in milliseconds. */
export const COUNT_EVERY_MS = 60_000;

/**
 * The counters of the admin's home and of the badge. The length of the list of active orders would say it too, at a read
 * for every one of them on every page; the database counts them for a read or two. Cached with the orders, so that
 * whatever changes one refreshes the badge as well.
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
