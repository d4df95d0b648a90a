import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Order } from '@aloghor/functions/contract/orders';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type AdminStatus, isClosed } from '@aloghor/functions/domain/order-status';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../api/client.ts';
import { TABLE_ROWS } from '../table/table-rows.ts';

/** The query key prefix of everybody's orders. */
export const ALL_ORDERS = ['allOrders'];

export type OrderList = 'active' | 'history';

const CALLS = { active: 'GET /allOrders', history: 'GET /orderHistory' } as const;

export interface OrderFilter {
  /** One, or several separated by commas. */
  status?: string | undefined;
  /** A zone, or a district by its English name. */
  area?: string | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

/** A page of everybody's orders, newest first; refetched whenever it is shown. */
export function ordersQuery(list: OrderList, filter: OrderFilter = {}) {
  const query = { limit: TABLE_ROWS, ...filter };
  return queryOptions({
    queryKey: [...ALL_ORDERS, list, query],
    queryFn: () => callPageWithToken(CALLS[list], { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** One order with the author of each change; refetched whenever it is shown. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'one', id],
    queryFn: () => callWithToken('GET /orders/admin/:id', { params: { id } }),
    staleTime: 0,
    meta: { personal: true },
  });
}

/** Every order that matches the filter, on all pages, newest first. */
export async function fetchAllOrders(
  list: OrderList,
  filter: Pick<OrderFilter, 'status' | 'area' | 'q'>,
): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const { reply, next } = await callPageWithToken(CALLS[list], { query: { ...filter, limit: PAGE_MAXIMUM, cursor } });
    orders.push(...reply);
    cursor = next;
  } while (cursor);
  return orders;
}

export interface OrderChange {
  id: string;
  status?: AdminStatus;
  /** Whether it was paid; undefined leaves that unchanged. */
  received?: boolean;
}

/**
 * Changes an order. The payment is sent first, because a status alone never makes an order paid. An order that its
 * new status closes is then confirmed as closed. @throws {ApiError}
 */
export async function changeOrder({ id, status, received }: OrderChange): Promise<void> {
  if (received !== undefined)
    await callWithToken('POST /orders/admin/:id/payment', { params: { id }, body: { received } });
  if (status) await callWithToken('PATCH /orders/admin/:id', { params: { id }, query: { status } });
  if (status && isClosed(status)) await confirmClosed(id);
}

export function useChangeOrder() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: changeOrder,
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}

export type ParcelClosing = InputOf<'POST /orders/admin/:id/outcome'>['body'];

/** Closes an order whose parcel came back, whole or in part. */
export function useCloseParcel(id: string) {
  return useOrderCall((body: ParcelClosing) =>
    callWithToken('POST /orders/admin/:id/outcome', { params: { id }, body }),
  );
}

/** Opens an order again that was closed by mistake. */
export function useReopenOrder(id: string) {
  return useOrderCall(() => callWithToken('POST /orders/admin/:id/reopen', { params: { id } }));
}

/** Records a sum that was received, or corrects it. Names the sum that is shown, so that no correction of somebody else's is lost. */
export function useRecordSum({ _id: id, payment }: Order) {
  return useOrderCall((taka: number) =>
    callWithToken('POST /orders/admin/:id/payment', {
      params: { id },
      body: { received: true, sum: taka, sumSeen: payment?.sum },
    }),
  );
}

/** Its answer does not wait for the lists: the page is live, and a late popup would close the next question. */
function useOrderCall<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => void cache.invalidateQueries({ queryKey: ALL_ORDERS }) });
}

/** The order has moved to history already, so a failed confirmation is only logged. */
async function confirmClosed(id: string): Promise<void> {
  await callWithToken('DELETE /orders/admin/:id', { params: { id } }).catch((error) =>
    console.warn('The closed order was not confirmed', error),
  );
}
