import type { InputOf } from '@aloghor/functions/contract/calls';
import type { OrderConflict } from '@aloghor/functions/contract/orders';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { queryOptions } from '@tanstack/react-query';
import { isRefusal, isRefusedAs } from '../lib/api-error.ts';
import { languageInUse } from '../lib/language.ts';
import { call, callWithToken } from './client.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

export type OrderRequest = InputOf<'POST /orders'>['body'];

/** `number` is absent where the shop gave none. */
export interface Placed {
  id: string;
  number: string | undefined;
}

/** Places an order; the same key again answers the first order. @throws {ApiError} */
export async function sendOrder(order: OrderRequest, idempotencyKey: string): Promise<Placed> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const send = () => callWithToken('POST /orders', { body: { ...order, language: languageInUse() } }, { headers });
  const { insertedId, number } = await retryWhenBusy(send);
  return { id: String(insertedId), number };
}

/** The conflict for which an order was refused; undefined for any other error. */
export function orderConflict(error: unknown): OrderConflict | undefined {
  if (!isRefusedAs(error, 'price-changed', 'products-gone', 'out-of-stock', 'key-used-for-another-order'))
    return undefined;
  return error.problem as OrderConflict; // a cast: the contract ties this body to these codes
}

const TRACK_EVERY_MS = 20_000;

/** An order by its id or number, and its mobile number, without signing in. */
export function trackQuery(id: string, mobileNumber: string) {
  return queryOptions({
    queryKey: ['track', id, mobileNumber],
    queryFn: () => call('POST /orders/track', { body: { id, mobileNumber } }),
    enabled: id !== '' && mobileNumber !== '',
    // A wrong guess stays wrong, and the server answers only so many; a closed order stays closed.
    refetchInterval: ({ state: { error, data } }) =>
      !isRefusal(error) && !(data && isClosed(data.status)) && TRACK_EVERY_MS,
    staleTime: 0,
  });
}
