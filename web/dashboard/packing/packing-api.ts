import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import type { OrderFilter } from '../orders/orders-api.ts';

/** A page of the orders to pack; refetched whenever it is shown. */
export function packingQuery(filter: OrderFilter) {
  const query = { limit: PAGE_MAXIMUM, ...filter };
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'packing', query],
    queryFn: () => callPageWithToken('GET /packing', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** These orders as they are now, active and closed, newest first. @throws {ApiError} */
export async function fetchParcels(ids: string[]): Promise<PackingOrder[]> {
  const pages = chunksOf(ids, PAGE_MAXIMUM);
  const found = await Promise.all(
    pages.map((some) => callWithToken('GET /packing/orders', { query: { ids: some.join() } })),
  );
  return found.flat().sort((one, other) => other.createdAt - one.createdAt);
}

/** The same as a query, refetched whenever it is shown. */
export function someParcelsQuery(ids: string[]) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'packing', 'some', ids],
    queryFn: () => fetchParcels(ids),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}
