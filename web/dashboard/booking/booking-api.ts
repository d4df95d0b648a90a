import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import type { CarrierName } from '@aloghor/functions/domain/couriers';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isHeldByParcel, type SettledState } from '@aloghor/functions/domain/parcels';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ALL_ORDERS } from '../cache.ts';

/** Calls at the same time. */
const AT_ONCE = 5;

/** How long the list of couriers is taken as it is: it changes with a deployment. */
const COURIERS_STALE_MS = 60_000;

/** The couriers with which the shop books; none where they are off. */
export const couriersQuery = queryOptions({
  queryKey: ['couriers'],
  queryFn: () => callWithToken('GET /couriers', {}),
  staleTime: COURIERS_STALE_MS,
  meta: { personal: true },
});

/** The couriers with which this visitor may book; none where they are off, or not `wanted`. */
export function useCouriers(wanted = true) {
  const mayBook = hasPermission(useSession().visitor, 'orders:change');
  return useQuery({ ...couriersQuery, enabled: mayBook && wanted });
}

/** What the couriers know of a number: kept by the server for a day. */
export function scoresQuery(mobileNumber: string) {
  return queryOptions({
    queryKey: ['scores', mobileNumber],
    queryFn: () => callWithToken('POST /couriers/scores', { body: { mobileNumber } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { personal: true },
  });
}

/** Which of these orders a courier can take, as they are now. */
export function checkQuery(courier: CarrierName, ids: string[]) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'check', courier, ids],
    queryFn: async () => {
      const checks = chunksOf(ids, PAGE_MAXIMUM).map((some) =>
        callWithToken('POST /parcels/check', { body: { courier, ids: some } }),
      );
      return { rows: (await Promise.all(checks)).flatMap(({ rows }) => rows) };
    },
    staleTime: 0,
    meta: { personal: true },
  });
}

/** How often failed deliveries are refetched: what colleagues note of one changes nothing that a page follows live. */
export const RESCUE_REFETCH_MS = 30_000;

/** All parcels of an order, with what was told of each; refetched whenever they are shown. */
export function parcelsQuery(orderId: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'parcels', orderId],
    queryFn: () => callWithToken('GET /orders/admin/:id/parcels', { params: { id: orderId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ parcel, rescue }) => rescue && isHeldByParcel(parcel)) ? RESCUE_REFETCH_MS : false,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** The server answers within it, also where each call to the courier is lost, and it asks for the parcels until they are found. */
const BOOKING_MS = 50_000;

/** Books some orders. @throws {ApiError} */
export async function bookParcels(courier: CarrierName, orders: BookedOrder[]): Promise<ParcelRow[]> {
  const { rows } = await callWithToken('POST /parcels', { body: { courier, orders } }, { limitMs: BOOKING_MS });
  return rows;
}

/** With the sum that the page shows. */
export type BookedOrder = Exclude<InputOf<'POST /parcels'>['body']['orders'][number], string> & { toCollect: number };

/** Asks the courier of an order to cancel its parcel; the page shows what came of it when this resolves. */
export function useCancelParcel(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (
      body: InputOf<'POST /orders/admin/:id/parcel/cancellation'>['body'],
    ): Promise<ReplyTo<'POST /orders/admin/:id/parcel/cancellation'>> =>
      callWithToken('POST /orders/admin/:id/parcel/cancellation', { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}

/** Asks a courier to come for parcels; the page shows what came of it when this resolves. */
export function useAskPickUp() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'POST /couriers/pick-ups'>['body']): Promise<ReplyTo<'POST /couriers/pick-ups'>> =>
      callWithToken('POST /couriers/pick-ups', { body }),
    onSettled: () => cache.invalidateQueries({ queryKey: couriersQuery.queryKey }),
  });
}

/** Sends a parcel once more of which nobody knows whether it is booked, under the same invoice at the same courier. */
export function useSendAgain(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ courier, taka }: Pick<BookedParcel, 'courier' | 'taka'>): Promise<ParcelRow | undefined> =>
      (await bookParcels(courier, [{ _id: id, toCollect: taka, again: true }]))[0],
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}

/** The rows of the file with the parcels of these orders. @throws {ApiError} */
export async function readParcelFile(ids: string[]): Promise<string[][]> {
  const files = await Promise.all(
    chunksOf(ids, PAGE_MAXIMUM).map((some) => callWithToken('POST /parcels/file', { body: { ids: some } })),
  );
  return files.flatMap(({ rows }, part) => (part === 0 ? rows : rows.slice(1))); // each begins with the titles
}

/**
 * Notes of several parcels in a file that it was uploaded, or was not. Returns how many of them are left as they are, since
 * somebody has noted something else meanwhile. @throws {ApiError}
 */
export function useSettleFile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ invoices, decision }: { invoices: string[]; decision: SettledState }) => {
      let left = 0;
      for (const some of chunksOf(invoices, AT_ONCE)) {
        const noted = await Promise.all(some.map((invoice) => settleInFile(invoice, decision)));
        left += noted.filter((isNoted) => !isNoted).length;
      }
      return left;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}

/** Answers whether it is noted: not where the parcel is in the file no more. */
async function settleInFile(invoice: string, decision: SettledState): Promise<boolean> {
  try {
    await callWithToken('POST /parcels/:invoice/decide', { params: { invoice }, body: { decision } });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'parcel-changed')) return false;
    throw error;
  }
}

/** Notes what a courier is asked to pay for a parcel, or has paid; the page shows it when this resolves. */
export function useNoteCompensation(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (
      body: InputOf<'POST /orders/admin/:id/parcel/compensation'>['body'],
    ): Promise<ReplyTo<'POST /orders/admin/:id/parcel/compensation'>> =>
      callWithToken('POST /orders/admin/:id/parcel/compensation', { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}

/** Notes what somebody has found out about a parcel; the page shows it when this resolves. */
export function useSettleParcel(invoice: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (
      body: InputOf<'POST /parcels/:invoice/decide'>['body'],
    ): Promise<ReplyTo<'POST /parcels/:invoice/decide'>> =>
      callWithToken('POST /parcels/:invoice/decide', { params: { invoice }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}
