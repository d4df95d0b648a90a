import type { InputOf } from '@aloghor/functions/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { useAwaitedChange } from '../orders/orders-api.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

/** How often a sheet is refetched: two people may work on it. */
const REFETCH_MS = 60_000;

/** What a rider has out, or brought to an end on a day, as yyyy-mm-dd; refetched whenever it is shown. */
export function sheetQuery(rider: string, day: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'riders', 'sheet', rider, day],
    queryFn: () => callWithToken('GET /riders/sheet', { query: { rider, day } }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    meta: { personal: true },
  });
}

/** A page of the settlements with an open difference, the oldest first. */
export function differencesQuery(cursor: string | undefined) {
  const query = { limit: TABLE_ROWS, cursor };
  return pageQuery([...ALL_ORDERS, 'riders', 'differences', query], () =>
    callPageWithToken('GET /riders/differences', { query }),
  );
}

/** Notes that an order stays with its rider for another day. */
export function useKeepForAnotherDay() {
  return useAwaitedChange((id: string) => callWithToken('POST /orders/admin/:id/another-day', { params: { id } }));
}

/** Records what a rider has handed over of a day. */
export function useSettle() {
  return useAwaitedChange((body: InputOf<'POST /riders/settlements'>['body']) =>
    callWithToken('POST /riders/settlements', { body }),
  );
}

/** Closes the difference of a settlement with a reason. */
export function useCloseDifference(id: string) {
  return useAwaitedChange((reason: string) =>
    callWithToken('POST /riders/settlements/:id/close', { params: { id }, body: { reason } }),
  );
}
