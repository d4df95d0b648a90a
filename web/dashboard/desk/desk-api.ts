import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { DeskState } from '@aloghor/functions/domain/desk';
import { isUnconfirmed } from '@aloghor/functions/domain/order-status';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { statsQuery } from '../../shared/api/stats.ts';
import { ApiError, byCode, hasErrorCode, isApiError, isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { liveAsideQuery, liveDeskQuery, type QueuedCall } from '../../shared/orders/live-desk.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import type { NameOf } from '../../shared/ui/rejected-fields.ts';
import { ALL_ORDERS } from '../cache.ts';
import { showFormError } from '../layout/show-error.ts';
import { deskPage } from '../messages/en/desk.ts';
import { invalidateOrder } from '../orders/orders-api.ts';
import { batchedReads } from './batched-reads.ts';
import { type CallList, listedCall, withoutOrder } from './queued-calls.ts';

/** Orders that the list shows; each costs a few reads. */
export const ROWS = 15;

/** The query key prefix of the desk. */
const DESK = [...ALL_ORDERS, 'desk'];

const MINUTE_MS = 60_000;

/** The first calls as the API tells them: on opening the page, and while the queue is not followed live. */
export function callsQuery(when: CallList) {
  return queryOptions({
    queryKey: [...DESK, 'queue', when],
    queryFn: async ({ client }) => {
      const { reply, next } = await callPageWithToken('GET /desk/calls', { query: { when, limit: ROWS } });
      for (const row of reply) {
        // One that has changed is asked for again, unless somebody is just working on it.
        client.setQueryData(deskOrderQuery(row._id).queryKey, (known) =>
          known && known.desk.revision !== row.desk.revision ? known : row,
        );
      }
      return { calls: reply.map(listedCall), isMore: next !== undefined };
    },
    refetchInterval: MINUTE_MS,
    meta: { personal: true },
  });
}

/** Orders that may come within a minute; one more is only counted as one of these. */
const NEWEST = 10;

/** The newest orders that nobody has called about: what new orders are known by while the queue is not followed live. */
export const newestCallsQuery = queryOptions({
  queryKey: [...DESK, 'newest'],
  queryFn: async () => {
    const { reply } = await callPageWithToken('GET /allOrders', { query: { limit: NEWEST } });
    return reply
      .filter(isUnconfirmed)
      .map(({ _id, createdAt }): QueuedCall => ({ _id, state: 'toCall', callAt: createdAt, revision: 0 }));
  },
  refetchInterval: MINUTE_MS,
  refetchIntervalInBackground: true, // where nobody looks they are to be heard
  staleTime: 0,
  meta: { personal: true },
});

/** One order, also one that is not in the queue. */
export function deskOrderQuery(id: string) {
  return queryOptions({
    queryKey: [...DESK, 'one', id],
    queryFn: () => callWithToken('GET /desk/:id', { params: { id } }),
    staleTime: 0,
    meta: { personal: true },
  });
}

const readRow = batchedReads((ids) => callWithToken('GET /desk/orders', { query: { ids: ids.join() } }));

/** The same for an order of the queue: asked for together with others, and again when the queue tells that it has changed. */
export function queuedOrderQuery(id: string) {
  return queryOptions({
    ...deskOrderQuery(id),
    queryFn: async () => (await readRow(id)) ?? Promise.reject(new ApiError(404)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface Recorded {
  id: string;
  outcome: DeskState;
  /** The revision of the desk's record that was shown. */
  revision: number;
  until?: string;
  /** In taka, what the buyer was told; with `confirmed`. */
  deliveryCharge?: number;
}

const RECORDING = [...DESK, 'recording'];

/** Records the outcome of a call; the order leaves the queue at once, and its claim ends. */
export function useRecordCall() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: RECORDING,
    mutationFn: ({ id, ...body }: Recorded) => callWithToken('POST /desk/:id/calls', { params: { id }, body }),
    onSuccess: async ({ revision, asideSince }, { id, outcome }) => {
      const { queryKey } = deskOrderQuery(id);
      const wasAside = cache.getQueryData(queryKey)?.desk.asideSince !== undefined;
      if (wasAside || asideSince !== undefined) renewAside(cache);
      if (outcome === 'toCall') return renewOrder(cache, id);
      cache.setQueryData(
        queryKey,
        (row) => row && { ...row, desk: { ...row.desk, state: outcome, revision, callAt: undefined, asideSince } },
      );
      cache.setQueryData(
        liveDeskQuery.queryKey,
        (desk) =>
          desk && {
            ...desk,
            queue: desk.queue && withoutOrder(desk.queue, id),
          },
      );
      // One that is put aside once more stays in its list.
      if (asideSince === undefined)
        cache.setQueryData(
          liveAsideQuery.queryKey,
          (aside) => aside && { ...aside, calls: aside.calls.filter(({ _id }) => _id !== id) },
        );
      for (const when of ['now', 'later'] as const)
        cache.setQueryData(
          callsQuery(when).queryKey,
          (page) => page && { ...page, calls: page.calls.filter(({ _id }) => _id !== id) },
        );
    },
    onError: (_, { id }) => renewOrder(cache, id),
  });
}

/** Asks again which orders are put aside, and how many. */
function renewAside(cache: QueryClient): void {
  for (const { queryKey } of [callsQuery('aside'), statsQuery]) void cache.invalidateQueries({ queryKey });
}

/** Whether the outcome of a call about this order is on its way. */
export function isRecording(cache: QueryClient, id: string): boolean {
  const recording = cache.getMutationCache().findAll({ mutationKey: RECORDING, status: 'pending' });
  return recording.some(({ state }) => (state.variables as Recorded).id === id);
}

/** Asks for an order again, also as its page and its messages show it, and for the queue where it is not followed live. */
export async function renewOrder(cache: QueryClient, id: string): Promise<void> {
  await Promise.all([
    cache.fetchQuery(deskOrderQuery(id)).catch(() => undefined),
    invalidateOrder(cache, id),
    cache.invalidateQueries({ queryKey: [...DESK, 'queue'] }),
  ]);
}

/** Changes an order at the desk by `change`, and refetches only this order. */
export function useChangeAtDesk<Input>(id: string, change: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => renewOrder(cache, id),
  });
}

/** The result of a failed request: the order, if it was recorded after all; `unknown` without an answer. */
type Result = DeskOrder | 'notRecorded' | 'unknown';

/**
 * Finds out whether a change at the desk was recorded although its request failed. The answer may have been lost; then
 * a second try is rejected, as if somebody else had been first.
 */
export async function resultOf(error: unknown, id: string, isRecorded: (row: DeskOrder) => boolean): Promise<Result> {
  if (isApiError(error) && !hasErrorCode(error, 'called-meanwhile', 'order-closed')) return 'notRecorded';
  const row = await callWithToken('GET /desk/:id', { params: { id } }).catch(() => undefined);
  if (!row) return isApiError(error) ? 'notRecorded' : 'unknown';
  return isRecorded(row) ? row : 'notRecorded';
}

interface NotRecorded {
  /** The form whose fields may have been rejected, and how its inputs are called. */
  form?: HTMLFormElement;
  nameOf?: NameOf;
  /** Special sentences for some error codes. */
  texts?: Parameters<typeof byCode<string>>[1];
}

/** Shows that a change was not recorded at the desk, and why, or that it is unknown. */
export function showNotRecorded(
  error: unknown,
  result: Exclude<Result, DeskOrder>,
  language: LanguageCode,
  { form, nameOf, texts = {} }: NotRecorded = {},
): Promise<void> {
  const t = messagesIn(language, deskPage);
  if (result === 'unknown') return showFailure(t.unknownTitle, t.unknown, language);
  const why = whyNotRecorded(error, texts, language);
  if (!isApiError(error)) return showFailure(t.failedTitle, why, language); // it was checked
  return showFormError(form ?? null, error, t.failedTitle, why, language, nameOf);
}

function whyNotRecorded(error: unknown, texts: NotRecorded['texts'], language: LanguageCode): string {
  const t = messagesIn(language, deskPage);
  if (isUnanswered(error)) return t.notArrived;
  return byCode(error, { ...t.errors, ...texts }) ?? errorText(error, t.failed, language);
}
