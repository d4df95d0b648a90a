import { queryOptions } from '@tanstack/react-query';
import { COUNT_EVERY_MS, salesQuery, statsQuery } from '../../api/stats.ts';
import { ordersQuery } from '../orders/orders-calls.ts';

const NEWEST = 5;

// Opening the dashboard always fetches current figures.
export const countersQuery = queryOptions({ ...statsQuery, staleTime: 0 });
export const salesOfNowQuery = queryOptions({ ...salesQuery, staleTime: 0 });

/** The newest active orders, polled as often as the counters above them. */
export const newestOrdersQuery = queryOptions({
  ...ordersQuery('active', { limit: NEWEST }),
  refetchInterval: COUNT_EVERY_MS,
});
