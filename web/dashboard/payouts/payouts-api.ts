import type { InputOf } from '@aloghor/functions/contract/calls';
import type { PayoutPart } from '@aloghor/functions/domain/payout-parts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { useAwaitedChange } from '../orders/orders-api.ts';
import { allPages } from '../table/all-pages.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';
import { type SentPayout, sendParts, type WholePayout } from './send-parts.ts';

const PAYOUTS = [...ALL_ORDERS, 'payouts'];

export type PayoutsFilter = Pick<NonNullable<InputOf<'GET /settlements'>['query']>, 'courier' | 'open' | 'month'>;

/** A page of the payouts, the newest first. */
export function payoutsQuery(filter: PayoutsFilter, cursor: string | undefined) {
  const query = { limit: TABLE_ROWS, cursor, ...filter };
  return pageQuery([...PAYOUTS, 'list', query], () => callPageWithToken('GET /settlements', { query }));
}

/** All payouts of a courier in a month, as yyyy-mm, the newest first. */
export function monthQuery(courier: NonNullable<PayoutsFilter['courier']>, month: string) {
  return queryOptions({
    queryKey: [...PAYOUTS, 'month', courier, month],
    queryFn: () => allPages((cursor) => callPageWithToken('GET /settlements', { query: { courier, month, cursor } })),
    meta: { personal: true },
  });
}

/** How many payouts are looked through for the last file of a courier: what its interface tells has no columns. */
const LOOKED_THROUGH = 50;

/** The columns of the last file of a courier, which the next one has, too; null where there was none lately. */
export function lastColumnsQuery(courier: PayoutsFilter['courier'] | '') {
  return queryOptions({
    queryKey: [...PAYOUTS, 'last', courier],
    queryFn: async () => {
      const query = { limit: LOOKED_THROUGH, courier: courier || undefined };
      return (await callWithToken('GET /settlements', { query })).find(({ columns }) => columns)?.columns ?? null;
    },
    enabled: courier !== '',
    meta: { personal: true },
  });
}

export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: [...PAYOUTS, 'one', id],
    queryFn: () => callWithToken('GET /settlements/:id', { params: { id } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** What couriers have collected and not paid yet, and a page of what is late, or only the first of it. */
export function outstandingQuery(cursor: string | undefined, limit = TABLE_ROWS) {
  const query = { limit, cursor };
  return pageQuery([...PAYOUTS, 'outstanding', query], () =>
    callPageWithToken('GET /settlements/outstanding', { query }),
  );
}

/** Sends a payout, one with many rows in parts; `onPart` is called before each. Returns them as they are kept. */
export function useRecordPayout(onPart: (part: PayoutPart | undefined) => void) {
  return useAwaitedChange((payout: WholePayout) =>
    sendParts(payout, (body) => callWithToken('POST /settlements', { body }), onPart),
  );
}

/** Fetches the newest payouts of a courier from its interface. */
export function useFetchPayouts() {
  return useAwaitedChange((courier: SentPayout['courier']) =>
    callWithToken('POST /settlements/fetch', { body: { courier } }),
  );
}

/** Accepts all rows that nothing speaks against, so many a call. */
export function useAcceptPayout(id: string) {
  return useAwaitedChange(async () => {
    const accept = () => callWithToken('POST /settlements/:id/accept', { params: { id } });
    let payout = await accept();
    for (let before = Number.POSITIVE_INFINITY; payout.waiting > 0 && payout.waiting < before; ) {
      before = payout.waiting;
      payout = await accept();
    }
    return payout;
  });
}

/** Takes a payout away; its page is left then, so nothing is asked again until a list is shown. Else it is shown as it is now. */
export function useWithdrawPayout(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callWithToken('DELETE /settlements/:id', { params: { id } }),
    onSettled: (_, error) => cache.invalidateQueries({ queryKey: ALL_ORDERS, refetchType: error ? 'active' : 'none' }),
  });
}

/** Without `row` it is about the whole payout. */
type Closing = InputOf<'PATCH /settlements/:id/rows/:row'>['body'] & { row: number | undefined };

export function useCloseFinding(id: string) {
  return useAwaitedChange(({ row, ...body }: Closing) =>
    row === undefined
      ? callWithToken('PATCH /settlements/:id', { params: { id }, body })
      : callWithToken('PATCH /settlements/:id/rows/:row', { params: { id, row: String(row) }, body }),
  );
}
