import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useRetriedImport } from '../../shared/start/retried-import.ts';
import { NewOrderAlerts } from './new-order-alerts.tsx';

/**
 * The database's code is larger than all the rest, and waits until a slow phone has shown the page and can be used: only the
 * queue itself needs it at once.
 */
const WAIT_MS = 8_000;

/** Follows the queue of calls on every page of those who may work at the desk, whose menu counts it. */
export function LiveDesk() {
  const { visitor } = useSession();
  return hasPermission(visitor, 'desk:work') && <Following />;
}

function Following() {
  const isAtDesk = useMatch(paths.dashboard.toCall) !== null;
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHasWaited, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!hasWaited && !isAtDesk) return null;
  return (
    <>
      <NewOrderAlerts />
      <FollowDeskLive />
    </>
  );
}

/** Until the database's code has come the pages are told that nothing is followed, and ask by themselves. */
function FollowDeskLive() {
  const cache = useQueryClient();
  const { code, hasFailed } = useRetriedImport(withDatabase);
  useEffect(() => {
    if (hasFailed) cache.setQueryData(liveDeskQuery.queryKey, { isLive: false });
  }, [hasFailed, cache]);
  return <Suspense>{code && <code.FollowDesk />}</Suspense>;
}

async function withDatabase() {
  const [{ FollowDesk }, { openDatabase }] = await Promise.all([
    import('./follow-desk.tsx'),
    import('../../shared/orders/live-query.tsx'),
  ]);
  await openDatabase(); // so that it fails here
  return { FollowDesk };
}
