import { queryOptions } from '@tanstack/react-query';
import { callWithToken } from './client.ts';

/** How often the counters are polled, in milliseconds. */
export const COUNT_EVERY_MS = 60_000;

/**
 * The counters of the dashboard's home and of the badge. Counting the list of active orders would cost one read per order on
 * every page; a count query costs a read or two. Cached under the orders' key, so that every change of an order refreshes
 * the badge too.
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
