import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import { partsOfProof } from '@aloghor/functions/domain/answer-links';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { queryOptions } from '@tanstack/react-query';
import { hasErrorCode, isApiError } from '../lib/api-error.ts';
import type { LanguageCode } from '../lib/language.ts';
import type { Checkout } from '../lib/stored-order-draft.ts';
import { call, callWithToken, retryWhenBusy } from './client.ts';

export type OrderRequest = InputOf<'POST /orders'>['body'];

export interface Placed {
  id: string;
  number: string;
}

/** Places an order; the same key again answers the first order. @throws {ApiError} */
export async function sendOrder(order: OrderRequest, idempotencyKey: string, language: LanguageCode): Promise<Placed> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const send = () => callWithToken('POST /orders', { body: { ...order, language: language } }, { headers });
  const { insertedId, number } = await retryWhenBusy(send);
  return { id: String(insertedId), number };
}

/** The conflict for which an order was rejected; undefined for any other error. */
export function orderConflict(error: unknown): OrderConflict | undefined {
  if (!hasErrorCode(error, 'price-changed', 'products-gone', 'out-of-stock', 'key-used-for-another-order'))
    return undefined;
  return error.problem as OrderConflict; // a cast: the contract ties this body to these codes
}

/** The recipient and the address of this account's last order; requested only with a `uid`. */
export function lastOrderQuery(uid: string | undefined) {
  return queryOptions({
    queryKey: ['lastOrder', uid],
    queryFn: () => callWithToken('GET /orders/last', { query: {} }),
    enabled: uid !== undefined,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** So long the server may still work on an order whose answer was lost. */
const CALL_MS = 50_000;

/** After so long each it is asked again, before the order is told to be missing. */
const WAITS_MS = [2_000, 5_000, 15_000];

/** The server limits wrong tries by an hour. */
const MISSING_ASKED_EVERY_MS = 3_600_000;

/** The order that a checkout of a guest, or of this account, placed although its answer was lost; null if it placed none. */
export function pendingOrderQuery(checkout: Omit<Checkout, 'addresses'> | undefined, uid?: string) {
  const { key, mobileNumbers, triedAt, missingAt } = checkout ?? { key: '', mobileNumbers: [], triedAt: 0 };
  const isTold = missingAt !== undefined && missingAt >= triedAt; // else it is known of an earlier try only
  const isSettled = isTold && Date.now() - missingAt < MISSING_ASKED_EVERY_MS;

  async function find(signal: AbortSignal): Promise<FoundOrder | null> {
    const guests = await placedWith(key, mobileNumbers, signal);
    return guests ?? (uid ? placedByAccount(key, signal) : null);
  }

  async function findLate(signal: AbortSignal): Promise<FoundOrder | null> {
    for (const waitMs of WAITS_MS) {
      const found = await find(signal);
      if (found || Date.now() - triedAt > CALL_MS) return found;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (signal.aborted) return null; // nobody reads it, and each question counts as a wrong try
    }
    return find(signal);
  }

  return queryOptions({
    queryKey: ['track', key, uid, triedAt, ...mobileNumbers],
    queryFn: ({ signal }) => findLate(signal),
    enabled: checkout !== undefined && !isSettled && (uid !== undefined || mobileNumbers.length > 0),
    staleTime: 0,
    refetchOnWindowFocus: false, // the server limits wrong tries
    meta: { personal: true },
  });
}

/** `mobileNumber`: with which a guest placed it; absent for an account's. */
export type FoundOrder = ReplyTo<'POST /orders/track'> & { mobileNumber: string | undefined };

async function placedWith(
  key: string,
  [mobileNumber, ...others]: string[],
  signal?: AbortSignal,
): Promise<FoundOrder | null> {
  if (mobileNumber === undefined) return null;
  const options = signal && { signal };
  try {
    return { ...(await call('POST /orders/track', { body: { key, mobileNumber } }, options)), mobileNumber };
  } catch (error) {
    if (!hasErrorCode(error, 'not-found')) throw error;
    return placedWith(key, others, signal);
  }
}

async function placedByAccount(key: string, signal: AbortSignal): Promise<FoundOrder | null> {
  const { placed } = await callWithToken('GET /orders/last', { query: { key } }, { signal });
  return placed ? { ...placed, mobileNumber: undefined } : null;
}

/** The order that the link in a message of the shop is about. */
export function answerQuery(link: string) {
  return queryOptions({
    queryKey: ['answer', link],
    queryFn: () => call('POST /orders/answer/open', { body: { link } }),
    enabled: partsOfProof(link) !== undefined,
    staleTime: 0,
    meta: { personal: true },
  });
}

const TRACK_EVERY_MS = 20_000;

/** An order by its id or number, and its mobile number, without signing in. */
export function trackQuery(id: string, mobileNumber: string) {
  return queryOptions({
    queryKey: ['track', id, mobileNumber],
    queryFn: () => call('POST /orders/track', { body: { id, mobileNumber } }),
    enabled: id !== '' && mobileNumber !== '',
    refetchInterval: ({ state: { error, data } }) => !(data && isClosed(data.status)) && trackAgainMs(error, data),
    staleTime: 0,
  });
}

/** False for a wrong guess, which stays wrong. An order that was asked for too often is asked for again when the server says. */
function trackAgainMs(error: unknown, order: object | undefined): number | false {
  if (order && hasErrorCode(error, 'too-many')) return Math.max(error.retryAfterMs ?? 0, TRACK_EVERY_MS);
  return !isApiError(error) && TRACK_EVERY_MS;
}
