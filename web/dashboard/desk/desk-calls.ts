import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { DeskState } from '@aloghor/functions/domain/desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken, type Page } from '../../shared/api/client.ts';
import { statsQuery } from '../../shared/api/stats.ts';
import { ALL_ORDERS } from '../orders/orders-calls.ts';

/** Each order of a page costs a few reads. */
const ROWS = 15;

/** Below so many the next ones are fetched. */
const FEW_ROWS = 4;

/** The query key prefix of the desk. */
export const DESK = [...ALL_ORDERS, 'desk'];

const MINUTE_MS = 60_000;

export type When = 'now' | 'later';

/** The first page of the queue; while it is empty it is asked for more often, which costs next to nothing. */
export function callsQuery(when: When) {
  return queryOptions({
    queryKey: [...DESK, when],
    queryFn: () => callPageWithToken('GET /desk/calls', { query: { when, limit: ROWS } }),
    staleTime: MINUTE_MS / 2,
    refetchInterval: ({ state }) => (state.data?.reply.length ? 5 : 1) * MINUTE_MS,
    meta: { personal: true },
  });
}

/** One order, also one that is in no queue. */
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
  /** That of the desk as it was shown. */
  revision: number;
  until?: string;
}

/** Records what came of a call; the order leaves the queue on this page without reading the queue again. */
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

/** Changes an order at the desk by `change`, and reads it alone anew. */
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
