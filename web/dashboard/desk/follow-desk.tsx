import { QUEUE_MAXIMUM } from '@aloghor/functions/domain/desk';
import { useQueryClient } from '@tanstack/react-query';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { liveAsideQuery, liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { paths } from '../../shared/paths.ts';
import { deskOrderQuery } from './desk-api.ts';
import { asideOf, newestOf, queueAt, queuedCalls, type Told } from './queued-calls.ts';

/** Timers of browsers overflow after 24 days. */
const LOOK_AGAIN_MS = 3_600_000;

/**
 * Follows the queue of calls, and the orders that are put aside while their list is shown. In a chunk of its own, because it
 * imports the database's SDK.
 */
export function FollowDesk() {
  const isAtDesk = useMatch(paths.dashboard.toCall) !== null;
  const [search] = useSearchParams();
  return (
    <LiveDatabase>
      <FollowQueue />
      {isAtDesk && search.get('when') === 'aside' && <FollowAside />}
    </LiveDatabase>
  );
}

function FollowAside() {
  const firestore = useFirestore();
  const cache = useQueryClient();
  const isOnline = useIsOnline();
  const firstAside = useMemo(
    () =>
      query(collection(firestore, 'desk'), where('asideSince', '>=', 0), orderBy('asideSince'), limit(QUEUE_MAXIMUM)),
    [firestore],
  );
  const { documents, isLive } = useLiveQuery(firstAside);
  useEffect(() => {
    const { queryKey } = liveAsideQuery;
    cache.setQueryData(queryKey, documents && isLive && isOnline ? asideOf(documents) : null);
    return () => void cache.setQueryData(queryKey, null);
  }, [documents, isLive, isOnline, cache]);
  return null;
}

function FollowQueue() {
  const firestore = useFirestore();
  const cache = useQueryClient();
  const isOnline = useIsOnline();
  const firstCalls = useMemo(
    () => query(collection(firestore, 'desk'), where('callAt', '>=', 0), orderBy('callAt'), limit(QUEUE_MAXIMUM)),
    [firestore],
  );
  const lastPlaced = useMemo(
    () => query(collection(firestore, 'desk'), orderBy('createdAt', 'desc'), limit(1)),
    [firestore],
  );
  const { documents, isLive: isQueueLive } = useLiveQuery(firstCalls);
  const { documents: placed, isLive: isNewestLive } = useLiveQuery(lastPlaced);
  const told = useMemo(
    () => documents && placed && { calls: queuedCalls(documents), newest: newestOf(placed) },
    [documents, placed],
  );
  const isLive = isQueueLive && isNewestLive;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const answered = (id: string) => cache.getQueryData(deskOrderQuery(id).queryKey);
    // Also when the time of a call comes, which changes no document.
    function tell({ calls, newest }: Told) {
      const now = serverNow();
      const queue = queueAt(calls, answered, now);
      cache.setQueryData(liveDeskQuery.queryKey, { isLive: isLive === true && isOnline, queue, newest });
      const [next] = queue.later;
      if (next) timer = setTimeout(tell, Math.min(Math.max(0, next.callAt - now), LOOK_AGAIN_MS), { calls, newest });
    }
    if (told) tell(told);
    else if (isLive === false) cache.setQueryData(liveDeskQuery.queryKey, (desk) => ({ ...desk, isLive }));
    return () => clearTimeout(timer);
  }, [told, isLive, isOnline, cache]);

  return null;
}
