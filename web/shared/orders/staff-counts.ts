import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/stats.ts';
import { useSession } from '../session/session.tsx';
import { liveAsideQuery, liveDeskQuery } from './live-desk.ts';

/**
 * The staff's counters, such as of active orders; none before they have come, and for everybody else, without a request.
 * Those to call and those put aside are counted in the lists that are followed live, so that both agree.
 */
export function useStaffCounts(): Partial<ReplyTo<'GET /stats'>> {
  const { visitor } = useSession();
  const enabled = hasPermission(visitor, 'stats:read');
  const { data, dataUpdatedAt } = useQuery({ ...statsQuery, enabled });
  const { data: desk, dataUpdatedAt: followedAt } = useQuery(liveDeskQuery);
  const { data: aside } = useQuery(liveAsideQuery);
  if (!enabled) return {};
  const queue = desk?.isLive || followedAt > dataUpdatedAt ? desk?.queue : undefined;
  return {
    ...data,
    ...(queue && { toCall: queue.now.length }),
    ...(aside && !aside.isFull && { aside: aside.calls.length }),
  };
}
