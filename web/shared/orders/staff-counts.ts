import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/stats.ts';
import { useSession } from '../session/session.tsx';

/** The staff's counters, such as of active orders; none before they have come, and for everybody else, without a request. */
export function useStaffCounts(): Partial<ReplyTo<'GET /stats'>> {
  const { visitor } = useSession();
  const enabled = hasPermission(visitor, 'stats:read');
  const { data } = useQuery({ ...statsQuery, enabled });
  return (enabled && data) || {};
}
