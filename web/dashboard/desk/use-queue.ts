import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { useIsMutating, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callWithToken } from '../../shared/api/client.ts';
import { useDebounced } from '../../shared/lib/hooks.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { type LiveAside, liveAsideQuery, liveDeskQuery, type Queue } from '../../shared/orders/live-desk.ts';
import { callsQuery, deskOrderQuery, queuedOrderQuery, ROWS } from './desk-api.ts';
import { type CallList, followedCalls, isIn, isOutdated, type ListedCall } from './queued-calls.ts';

/** So long the answer to a change of one's own may take after the database has told of it. */
const OWN_CHANGE_MS = 500;

/** What is known of a number is read no more often, however many orders are placed. */
const HISTORY_PAUSE_MS = 10_000;

/** The first calls of a list: followed live, or asked for every minute. */
export function useQueue(list: CallList) {
  const { told, isLive, followedAt } = useFollowed(list);
  const { data: page, dataUpdatedAt, error, refetch } = useQuery({ ...callsQuery(list), enabled: !isLive });
  const followed = isLive || followedAt > dataUpdatedAt ? told : undefined;
  const all: ListedCall[] | undefined = followed ?? page?.calls;
  const calls = useMemo(() => all?.slice(0, ROWS), [all]);
  const isMore = followed ? followed.length > ROWS : page?.isMore === true;
  return { calls, isMore, isLive, error: isLive ? null : error, refetch };
}

/** The calls of a list as the database tells them, whether it does so right now, and when it did last. */
function useFollowed(list: CallList): { told: ListedCall[] | undefined; isLive: boolean; followedAt: number } {
  const { data: desk, dataUpdatedAt: followedAt } = useQuery(liveDeskQuery);
  const { data: aside, dataUpdatedAt: asideAt } = useQuery(liveAsideQuery);
  if (list === 'aside') return { told: aside?.calls, isLive: aside != null, followedAt: asideAt };
  const told = desk?.queue && followedCalls(desk.queue, list);
  return { told, isLive: told !== undefined && desk?.isLive === true, followedAt };
}

/**
 * The orders of these calls, as far as they have come. One that has changed is asked for again, but for the one that is
 * worked on: a card does not change under the hand.
 */
export function useDeskRows(calls: ListedCall[], list: CallList, openId: string | undefined) {
  const cache = useQueryClient();
  const found = useQueries({ queries: calls.map(({ _id }) => queuedOrderQuery(_id)) });
  useEffect(() => {
    for (const call of calls) {
      const { queryKey } = deskOrderQuery(call._id);
      const row = cache.getQueryData(queryKey);
      if (row && call._id !== openId && isOutdated(row, call)) void cache.invalidateQueries({ queryKey });
    }
  }, [calls, openId, cache]);
  const now = serverNow();
  const failed = found.filter(({ error, data }) => error && !data);
  return {
    rows: found.flatMap(({ data }) => (data && isIn(list, data, now) ? data : [])),
    isLoading: found.some(({ isLoading }) => isLoading),
    failed: failed[0] && { error: failed[0].error, refetch: () => failed.forEach(({ refetch }) => void refetch()) },
  };
}

/**
 * Renews what is known of the number of the order that is worked on once another order was placed since it was read, which
 * may be of the same number. An order that has changed itself stays as it is shown.
 */
export function useCurrentHistory(openId: string | undefined): void {
  const cache = useQueryClient();
  const placedAt = useQuery(liveDeskQuery).data?.newest?.callAt;
  useEffect(() => {
    if (openId === undefined || placedAt === undefined) return;
    const { queryKey } = deskOrderQuery(openId);
    const readAt = cache.getQueryState(queryKey)?.dataUpdatedAt;
    const isRead = readAt !== undefined && readAt > 0;
    if (!isRead || placedAt < readAt + serverNow() - Date.now()) return;
    const renew = () =>
      callWithToken('GET /desk/:id', { params: { id: openId } })
        .then((row) =>
          cache.setQueryData(queryKey, (known) => (known?.desk.revision === row.desk.revision ? row : known)),
        )
        .catch(() => {}); // the next order asks again
    const timer = setTimeout(renew, Math.max(0, readAt + HISTORY_PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [openId, placedAt, cache]);
}

/** What somebody else has done to the order of the card since it was shown: a change, or it has left the queue. */
export function useChangeByOthers(row: DeskOrder | undefined): 'changed' | 'handled' | undefined {
  const { data: desk } = useQuery(liveDeskQuery);
  const { data: aside } = useQuery(liveAsideQuery);
  const isChanging = useIsMutating() > 0;
  const change = row && desk?.isLive && desk.queue && !isChanging ? changeIn(desk.queue, aside, row) : undefined;
  return useDebounced(change, OWN_CHANGE_MS) && change;
}

function changeIn({ now, later, isFull }: Queue, aside: LiveAside | null | undefined, { _id, desk }: DeskOrder) {
  const call: ListedCall | undefined = [...now, ...later, ...(aside?.calls ?? [])].find((one) => one._id === _id);
  if (call) return isOutdated({ _id, desk }, call) ? 'changed' : undefined;
  const isWhole = desk.asideSince === undefined ? desk.callAt !== undefined && !isFull : aside?.isFull === false;
  return isWhole ? 'handled' : undefined;
}
