import { QUEUE_MAXIMUM } from '@aloghor/functions/domain/desk';
import { useQueryClient } from '@tanstack/react-query';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { deskOrderQuery } from './desk-api.ts';
import { newestOf, queueAt, queuedCalls, type Told } from './queued-calls.ts';

/** Timers of browsers overflow after 24 days. */
const LOOK_AGAIN_MS = 3_600_000;

/** Follows the queue of calls. In a chunk of its own, because it imports the database's SDK. */
export function FollowDesk() {
  return (
    <LiveDatabase>
      <Following />
    </LiveDatabase>
  );
}

function Following() {
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
