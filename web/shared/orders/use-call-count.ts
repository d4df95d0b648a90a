import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../api/stats.ts';
import { useSession } from '../session/session.tsx';

/** The number of orders that are to be called for now, for an admin; 0 for others, without a request. */
export function useCallCount(): number {
  const { visitor } = useSession();
  const { data: stats } = useQuery({ ...statsQuery, enabled: visitor === 'admin' });
  return visitor === 'admin' ? (stats?.toCall ?? 0) : 0;
}
