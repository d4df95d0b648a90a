import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { ReturnKind } from '@aloghor/functions/domain/order-outcomes';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { type OrderFilter, useAwaitedChange } from '../orders/orders-api.ts';
import { inHeader } from '../orders/search-header.ts';
import { pageQuery } from '../table/paging.tsx';

/** The beginning of the keys of what is packed. */
export const PARCELS = [...ALL_ORDERS, 'packing'];

/** A page of the orders to pack; refetched whenever it is shown. */
export function packingQuery(filter: OrderFilter & { packed?: 'true' | 'false' | undefined }) {
  const query = { limit: PAGE_MAXIMUM, ...filter };
  return pageQuery([...PARCELS, query], () => callPageWithToken('GET /packing', ...inHeader(query)));
}

/**
 * These orders as they are now, active and closed, in the order of the list: what waits longest first, since it was placed, or where
 * the list has confirmed orders alone, since it was confirmed. @throws {ApiError}
 */
export async function fetchParcels(ids: string[], isByConfirmation = false): Promise<PackingOrder[]> {
  const pages = chunksOf(ids, PAGE_MAXIMUM);
  const found = await Promise.all(
    pages.map((some) => callWithToken('GET /packing/orders', { query: { ids: some.join() } })),
  );
  const waitsSince = ({ confirmedAt, createdAt }: PackingOrder) => (isByConfirmation && confirmedAt) || createdAt;
  return found.flat().sort((one, other) => waitsSince(one) - waitsSince(other));
}

/** The order that a scanned or typed code names, as it is now. @throws {ApiError} */
export function scanOrder(code: string): Promise<PackingOrder> {
  return callWithToken('GET /packing/scan', { query: { code } });
}

/**
 * Notes that an order is packed with the lines that it has here, and answers it as it is now. `measuredMs`: how long ago its
 * slip was scanned, in milliseconds, where it was packed on a bench. @throws {ApiError}
 */
export function notePacked(
  { _id: id, orderItems }: Pick<PackingOrder, '_id' | 'orderItems'>,
  measuredMs?: number,
): Promise<ReplyTo<'POST /orders/admin/:id/packed'>> {
  const lines = orderItems.map(({ _id, quantity }) => ({ _id, quantity }));
  return callWithToken('POST /orders/admin/:id/packed', { params: { id }, body: { packed: true, lines, measuredMs } });
}

/** Notes that an order is not packed. @throws {ApiError} */
export function noteUnpacked(id: string): Promise<ReplyTo<'POST /orders/admin/:id/packed'>> {
  return callWithToken('POST /orders/admin/:id/packed', { params: { id }, body: { packed: false } });
}

/** All pieces that have come back of an order, all of these that are damaged, and why. */
export type Returned = InputOf<'POST /orders/admin/:id/returned'>['body'];

/** Records what came back of an order. @throws {ApiError} */
export function recordReturn(id: string, kind: ReturnKind, body: Returned): Promise<{ modifiedCount: number }> {
  return kind === 'whole'
    ? callWithToken('POST /orders/admin/:id/returned', { params: { id }, body })
    : callWithToken('POST /orders/admin/:id/counted', { params: { id }, body });
}

export function useUnpack() {
  return useAwaitedChange(noteUnpacked);
}
