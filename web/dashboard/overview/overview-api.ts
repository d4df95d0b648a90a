import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { fetchProducts } from '../../shared/api/products.ts';
import { COUNT_EVERY_MS, salesQuery, statsQuery } from '../../shared/api/stats.ts';
import { ALL_ORDERS, ITEMS } from '../cache.ts';
import { ordersQuery } from '../orders/orders-api.ts';
import { usersQuery } from '../users/users-api.ts';

const NEWEST = 5;

/** Opening the dashboard fetches current figures: not older than those for which the menu has just asked. */
const CURRENT_MS = 5_000;

export const countersQuery = queryOptions({ ...statsQuery, staleTime: CURRENT_MS });
/** What a featured list holds: no more than how many it has is shown here. */
export function listedQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: [...ITEMS, 'featured', featured, 'ids'],
    queryFn: () => fetchProducts({ featured }, ['_id']),
  });
}

/** The newest users: whether the shop has a clerk by now. */
export const staffQuery = queryOptions({ ...usersQuery({}), staleTime: CURRENT_MS });
export const currentSalesQuery = queryOptions({ ...salesQuery, staleTime: 0 });

/** The newest active orders, polled as often as the counters above them. */
export const newestOrdersQuery = queryOptions({
  ...ordersQuery('active', { limit: NEWEST }),
  refetchInterval: COUNT_EVERY_MS,
});

/** What was earned in a range of days; the previous range is shown until it is loaded. */
export function profitQuery(days: DayRange) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'profit', days],
    queryFn: () => callWithToken('GET /stats/profit', { query: days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** The money of a range of days; the previous range is shown until it is loaded. */
export function revenueQuery(days: DayRange) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'revenue', days],
    queryFn: () => callWithToken('GET /stats/revenue', { query: days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}
