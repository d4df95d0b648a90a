import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/stats.ts';
import { useSession } from '../session/session.tsx';

/** The number of orders that are to be called for now, for staff; 0 for others, without a request. */
export function useCallCount(): number {
  return useStats()?.toCall ?? 0;
}

/** The number of active orders, for staff; 0 for others, without a request. */
export function useOrderCount(): number {
  return useStats()?.pending ?? 0;
}

/** The number of reviews that wait to be shown or hidden, for staff who decide that; 0 for others. */
export function useWaitingReviewCount(): number {
  return useStats()?.waitingReviews ?? 0;
}

/** The staff's counters; undefined before they have come, and for everybody else. */
function useStats(): ReplyTo<'GET /stats'> | undefined {
  const { visitor } = useSession();
  const enabled = hasPermission(visitor, 'stats:read');
  const { data: stats } = useQuery({ ...statsQuery, enabled });
  return enabled ? stats : undefined;
}
