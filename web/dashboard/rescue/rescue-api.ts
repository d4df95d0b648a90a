import type { InputOf } from '@aloghor/functions/contract/calls';
import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import { queryOptions } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { RESCUE_REFETCH_MS } from '../booking/booking-api.ts';
import { ALL_ORDERS } from '../cache.ts';
import { useAwaitedChange } from '../orders/orders-api.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

/** A page of the parcels about which somebody is to do something, the most urgent first. */
export function rescueQuery(cursor: string | undefined) {
  const query = { limit: TABLE_ROWS, cursor };
  return queryOptions({
    ...pageQuery([...ALL_ORDERS, 'rescue', query], () => callPageWithToken('GET /parcels/rescue', { query })),
    refetchInterval: RESCUE_REFETCH_MS,
  });
}

const OPEN_LISTS = { toCheck: 'GET /parcels/doubts', claims: 'GET /parcels/compensations' } as const;
export type OpenList = keyof typeof OPEN_LISTS;

/** A page of the parcels in doubt, or for which couriers are asked to pay, the one that waits longest first. */
export function openParcelsQuery(list: OpenList, cursor: string | undefined) {
  const query = { limit: TABLE_ROWS, cursor };
  return queryOptions({
    ...pageQuery([...ALL_ORDERS, list, query], () => callPageWithToken(OPEN_LISTS[list], { query })),
    refetchInterval: RESCUE_REFETCH_MS,
  });
}

/** How many failed deliveries of these days were rescued. */
export function figuresQuery(days: DayRange) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'rescue', 'figures', days],
    queryFn: () => callWithToken('GET /stats/rescue', { query: days }),
    staleTime: 0,
    meta: { personal: true },
  });
}

export type RescueNote = InputOf<'POST /orders/admin/:id/parcel/rescue'>['body'];

/** Notes what is to become of a parcel; the list shows it when this resolves. */
export function useNoteRescue(id: string) {
  return useAwaitedChange((body: RescueNote) =>
    callWithToken('POST /orders/admin/:id/parcel/rescue', { params: { id }, body }),
  );
}
