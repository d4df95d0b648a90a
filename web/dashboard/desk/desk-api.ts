import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { DeskState } from '@aloghor/functions/domain/desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken, type Page } from '../../shared/api/client.ts';
import { statsQuery } from '../../shared/api/stats.ts';
import { byCode, hasErrorCode, isApiError, isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { errorText } from '../../shared/ui/error-text.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import type { NameOf } from '../../shared/ui/rejected-fields.ts';
import { ALL_ORDERS } from '../cache.ts';
import { showFormError } from '../layout/show-error.ts';
import { deskPage } from '../messages/en/desk.ts';

/** Orders of a page; each costs a few reads. */
const ROWS = 15;

/** Below this number of orders the next ones are fetched. */
const FEW_ROWS = 4;

/** The query key prefix of the desk. */
export const DESK = [...ALL_ORDERS, 'desk'];

const MINUTE_MS = 60_000;

export type When = 'now' | 'later';

/** The first page of the queue; while it is empty it is fetched more often, which costs next to nothing. */
export function callsQuery(when: When) {
  return queryOptions({
    queryKey: [...DESK, when],
    queryFn: () => callPageWithToken('GET /desk/calls', { query: { when, limit: ROWS } }),
    staleTime: MINUTE_MS / 2,
    refetchInterval: ({ state }) => (state.data?.reply.length ? 5 : 1) * MINUTE_MS,
    meta: { personal: true },
  });
}

/** One order, also one that is not in the queue. */
export function deskOrderQuery(id: string) {
  return queryOptions({
    queryKey: [...DESK, 'one', id],
    queryFn: () => callWithToken('GET /desk/:id', { params: { id } }),
    staleTime: 0,
    meta: { personal: true },
  });
}

export interface Recorded {
  id: string;
  outcome: DeskState;
  /** The revision of the desk's record that was shown. */
  revision: number;
  until?: string;
}

/** Records the outcome of a call; the order leaves the queue on this page without refetching the queue. */
export function useRecordCall(when: When) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Recorded) => callWithToken('POST /desk/:id/calls', { params: { id }, body }),
    onSuccess: (_, { id, outcome }) => {
      void cache.invalidateQueries({ queryKey: [...DESK, 'one', id] });
      void cache.invalidateQueries({ queryKey: callsQuery(when === 'now' ? 'later' : 'now').queryKey });
      if (outcome === 'toCall') return cache.invalidateQueries({ queryKey: DESK });
      if (when === 'now')
        cache.setQueryData(
          statsQuery.queryKey,
          (stats) => stats && { ...stats, toCall: Math.max(0, stats.toCall - 1) },
        );
      const left = cache.setQueryData(callsQuery(when).queryKey, (page) => without(page, id));
      return left?.next && left.reply.length < FEW_ROWS ? cache.invalidateQueries({ queryKey: DESK }) : undefined;
    },
    onError: () => cache.invalidateQueries({ queryKey: DESK }),
  });
}

function without(page: Page<DeskOrder[]> | undefined, id: string) {
  return page && { ...page, reply: page.reply.filter(({ _id }) => _id !== id) };
}

/** Changes an order at the desk by `change`, and refetches only this order. */
export function useChangeAtDesk<Input>(id: string, change: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      const changed = await cache.fetchQuery(deskOrderQuery(id)).catch(() => undefined);
      if (!changed) return;
      for (const when of ['now', 'later'] as const) {
        cache.setQueryData(
          callsQuery(when).queryKey,
          (page) => page && { ...page, reply: replaced(page.reply, changed) },
        );
      }
    },
  });
}

function replaced(rows: DeskOrder[], changed: DeskOrder): DeskOrder[] {
  return rows.map((row) => (row._id === changed._id ? changed : row));
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
  return showFormError(form ?? null, error, t.failedTitle, whyNotRecorded(error, texts, language), language, nameOf);
}

function whyNotRecorded(error: unknown, texts: NotRecorded['texts'], language: LanguageCode): string {
  const t = messagesIn(language, deskPage);
  if (isUnanswered(error)) return t.notArrived;
  return byCode(error, { ...t.errors, ...texts }) ?? errorText(error, t.failed, language);
}
