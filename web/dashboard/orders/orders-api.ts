import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Order } from '@aloghor/functions/contract/orders';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { StaffStatus } from '@aloghor/functions/domain/order-status';
import { toCollect } from '@aloghor/functions/domain/orders';
import { isUncertain } from '@aloghor/functions/domain/parcels';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { allPages } from '../table/all-pages.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';
import type { ListedOrder } from './orders-csv.ts';
import { inHeader } from './search-header.ts';

export type OrderList = 'active' | 'history';

const CALLS = { active: 'GET /allOrders', history: 'GET /orderHistory' } as const;

export interface OrderFilter {
  /** One, or several separated by commas. */
  status?: string | undefined;
  /** A zone, or a district by its English name. */
  area?: string | undefined;
  /** Only those that their buyers have confirmed on the telephone, the last confirmed first. */
  confirmed?: 'true' | undefined;
  /** Only closed ones of which money is still to come, the first delivered first. */
  unpaid?: 'true' | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

/** A page of everybody's orders, newest first; refetched whenever it is shown. */
export function ordersQuery(list: OrderList, filter: OrderFilter = {}) {
  const query = { limit: TABLE_ROWS, ...filter };
  return pageQuery([...ALL_ORDERS, list, query], () => callPageWithToken(CALLS[list], ...inHeader(query)));
}

/** How often an order is read while its courier is being asked whether it has the parcel. */
const UNCERTAIN_MS = 10_000;

/** One order with the author of each change; refetched whenever it is shown. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'one', id],
    queryFn: () => callWithToken('GET /orders/admin/:id', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.parcel && isUncertain(data.parcel.state) ? UNCERTAIN_MS : false),
    staleTime: 0,
    meta: { personal: true },
  });
}

/** What an order has earned. */
export function orderProfitQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'profit', id],
    queryFn: () => callWithToken('GET /orders/admin/:id/profit', { params: { id } }),
    staleTime: 0,
    meta: { personal: true },
  });
}

/** Every order that matches the filter, on all pages, newest first; closed ones with whether they were fakes. */
export function fetchAllOrders(
  list: OrderList,
  filter: Pick<OrderFilter, 'status' | 'area' | 'confirmed' | 'unpaid' | 'q'>,
): Promise<ListedOrder[]> {
  return allPages<ListedOrder>((cursor) => {
    const query = { ...filter, limit: PAGE_MAXIMUM, cursor };
    return list === 'history'
      ? callPageWithToken(CALLS.history, ...inHeader({ ...query, with: 'isFake' as const }))
      : callPageWithToken(CALLS.active, ...inHeader(query));
  });
}

export interface StatusChange {
  id: string;
  status: StaffStatus;
  /** What was received, where something was, as the page shows it: the sum to collect, and what of it is recorded already. */
  received?: { toCollect: number; sumSeen?: number | undefined };
}

/** Sets the status of an order and records its payment, both or neither. @throws {ApiError} */
export async function setStatus({ id, status, received }: StatusChange): Promise<void> {
  const body = received && { received: true as const, ...received };
  await callWithToken('PATCH /orders/admin/:id', { params: { id }, query: { status }, body });
}

export function useSetStatus() {
  return useAwaitedChange(setStatus);
}

export type PaymentChange = { id: string } & Pick<
  InputOf<'POST /orders/admin/:id/payment'>['body'],
  'received' | 'toCollect' | 'sumSeen' | 'keptAhead' | 'aheadSeen' | 'inPanel'
>;

/** Records what was to be collected as received, or takes it back. */
export function useSetPayment() {
  return useAwaitedChange(({ id, ...body }: PaymentChange) =>
    callWithToken('POST /orders/admin/:id/payment', { params: { id }, body }),
  );
}

/** Resolves after the lists are refetched, so that the page already shows the change. */
export function useAwaitedChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }) });
}

export type ParcelClosing = InputOf<'POST /orders/admin/:id/outcome'>['body'];

/** Closes an order whose parcel came back, whole or in part. */
export function useCloseParcel(id: string) {
  return useUnawaitedChange((body: ParcelClosing) =>
    callWithToken('POST /orders/admin/:id/outcome', { params: { id }, body }),
  );
}

/** Records what came back of a delivered order, or what of a returned one is damaged. */
export function useCountReturned(id: string) {
  return useUnawaitedChange((body: InputOf<'POST /orders/admin/:id/counted'>['body']) =>
    callWithToken('POST /orders/admin/:id/counted', { params: { id }, body }),
  );
}

/** Gives an order the number of its invoice; the one that it has already stays. */
export function useIssueInvoice(id: string) {
  return useUnawaitedChange(() => callWithToken('POST /orders/admin/:id/invoice', { params: { id } }));
}

/** Takes back that an order was handed over. @throws {ApiError} */
export async function undoSent(id: string): Promise<void> {
  await callWithToken('POST /orders/admin/:id/undo-sent', { params: { id } });
}

/** Gives an order to one of the shop's own riders; one that is in the shop leaves it. @throws {ApiError} */
export async function giveToRider(id: string, rider: string): Promise<void> {
  await callWithToken('POST /orders/admin/:id/rider', { params: { id }, body: { rider } });
}

/** The same for one order. */
export function useGiveToRider(id: string) {
  return useAwaitedChange((rider: string) => giveToRider(id, rider));
}

/** The shop's own riders, with what they have out. */
export const ridersQuery = queryOptions({
  queryKey: [...ALL_ORDERS, 'riders'],
  queryFn: () => callWithToken('GET /riders', {}),
  staleTime: 0,
  meta: { personal: true },
});

export function useUndoSent() {
  return useAwaitedChange(undoSent);
}

/** Reopens an order that was closed by mistake. */
export function useReopenOrder(id: string) {
  return useUnawaitedChange(() => callWithToken('POST /orders/admin/:id/reopen', { params: { id } }));
}

/**
 * Records a received sum, or corrects it. It sends the sum that is shown, so that somebody else's correction is not
 * lost.
 */
export function useRecordSum(order: Order) {
  const { _id: id, payment } = order;
  return useUnawaitedChange((recorded: { sum: number; inPanel?: true | undefined }) =>
    callWithToken('POST /orders/admin/:id/payment', {
      params: { id },
      body: { received: true, ...recorded, toCollect: toCollect(order), sumSeen: payment?.sum },
    }),
  );
}

/** Resolves without waiting for the lists: the page is live, and a late popup would close the next question. */
function useUnawaitedChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => void cache.invalidateQueries({ queryKey: ALL_ORDERS }) });
}

/** The messages that may be sent for an order by hand. */
export function messagesQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'messages', id],
    queryFn: () => callWithToken('GET /desk/:id/messages', { params: { id } }),
    staleTime: 0,
    meta: { personal: true },
  });
}

/** Asks for an order again, as its page shows it, and for the messages about it, which name its sum. */
export async function invalidateOrder(cache: QueryClient, id: string): Promise<void> {
  const shown = [orderQuery(id).queryKey, messagesQuery(id).queryKey];
  await Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** Notes that one of them was opened. */
export function useNoteMessage(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'POST /desk/:id/messages'>['body']) =>
      callWithToken('POST /desk/:id/messages', { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}
