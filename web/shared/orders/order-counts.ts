import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/stats.ts';
import { useSession } from '../session/session.tsx';

/** The number of orders that are to be called for now, for an admin; 0 for others, without a request. */
export function useCallCount(): number {
  return useStats()?.toCall ?? 0;
}

/** The number of active orders, for an admin; 0 for others, without a request. */
export function useOrderCount(): number {
  return useStats()?.pending ?? 0;
}

/** The admin's counters; undefined before they have come, and for everybody else. */
function useStats(): ReplyTo<'GET /stats'> | undefined {
  const { visitor } = useSession();
  const { data: stats } = useQuery({ ...statsQuery, enabled: visitor === 'admin' });
  return visitor === 'admin' ? stats : undefined;
}
