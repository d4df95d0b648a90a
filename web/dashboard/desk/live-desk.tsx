import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { liveDeskQuery } from '../../shared/orders/live-desk.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { NewOrderAlerts } from './new-order-alerts.tsx';

/**
 * The database's code is larger than all the rest, and waits until a slow phone has shown the page and can be used: only the
 * queue itself needs it at once.
 */
const WAIT_MS = 8_000;

const LazyFollowDesk = lazy(withDatabase);

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
      <Suspense>
        <LazyFollowDesk />
      </Suspense>
    </>
  );
}

async function withDatabase(): Promise<{ default: ComponentType }> {
  try {
    const [{ FollowDesk }, { database }] = await Promise.all([
      import('./follow-desk.tsx'),
      import('../../shared/orders/live-query.tsx'),
    ]);
    await database; // so that it fails here
    return { default: FollowDesk };
  } catch (error) {
    console.warn('The queue of calls is not followed live', error);
    return { default: NotFollowed };
  }
}

function NotFollowed() {
  const cache = useQueryClient();
  useEffect(() => {
    cache.setQueryData(liveDeskQuery.queryKey, { isLive: false });
  }, [cache]);
  return null;
}
