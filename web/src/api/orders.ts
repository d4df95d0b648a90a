import type { Input } from '@aloghor/functions/contract/endpoint';
import { type Order, type OrderConflict, placeOrder, trackOrder } from '@aloghor/functions/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { call } from './client.ts';

export type OrderRequest = Input<typeof placeOrder>['body'];

/** Places an order; the same key again answers the first order. @throws {ApiError} */
export async function sendOrder(order: OrderRequest, idempotencyKey: string): Promise<string> {
  const { insertedId } = await call(placeOrder, { body: order }, { headers: { 'Idempotency-Key': idempotencyKey } });
  return String(insertedId);
}

/** What a 409 says; undefined for any other error. */
export function orderConflict(error: unknown): OrderConflict | undefined {
  // The contract says what the 409 of `placeOrder` carries; the server's answers are taken at their word.
  return error instanceof ApiError && error.status === 409 ? (error.problem as OrderConflict) : undefined;
}

export type TrackedOrder = Pick<
  Order,
  '_id' | 'status' | 'date' | 'timeline' | 'orderItems' | 'totalPrice' | 'payment'
>;

const TRACK_EVERY_MS = 20_000;

/** An order followed with its id and mobile number, without signing in. */
export function trackQuery(id: string, mobileNumber: string) {
  return queryOptions({
    queryKey: ['track', id, mobileNumber],
    queryFn: (): Promise<TrackedOrder> => call(trackOrder, { body: { id, mobileNumber } }),
    enabled: id !== '' && mobileNumber !== '',
    refetchInterval: TRACK_EVERY_MS,
    staleTime: 0,
  });
}
