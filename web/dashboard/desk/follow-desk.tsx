import { QUEUE_MAXIMUM } from '@aloghor/functions/domain/desk';
import { useQueryClient } from '@tanstack/react-query';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { deskOrderQuery } from './desk-api.ts';
import { queueAt, queuedCalls } from './queued-calls.ts';

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
  const { documents, isLive } = useLiveQuery(firstCalls);
  const told = useMemo(() => documents && queuedCalls(documents), [documents]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const answered = (id: string) => cache.getQueryData(deskOrderQuery(id).queryKey);
    // Also when the time of a call comes, which changes no document.
    function tell(calls: typeof told & object) {
      const now = Date.now();
      const queue = queueAt(calls, answered, now);
      cache.setQueryData(liveDeskQuery.queryKey, { isLive: isLive === true && isOnline, queue });
      const [next] = queue.later;
      if (next) timer = setTimeout(tell, Math.min(Math.max(0, next.callAt - now), LOOK_AGAIN_MS), calls);
    }
    if (told) tell(told);
    else if (isLive === false) cache.setQueryData(liveDeskQuery.queryKey, (desk) => ({ ...desk, isLive }));
    return () => clearTimeout(timer);
  }, [told, isLive, isOnline, cache]);

  return null;
}
