import { useQuery } from '@tanstack/react-query';
import { count as inCount } from '../../shared/lib/format.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { countersQuery } from './home-queries.ts';

const COUNTERS = [
  { count: 'members', to: paths.dashboard.allUsers },
  { count: 'items', to: paths.dashboard.manageItems },
  { count: 'pending', to: paths.dashboard.manageOrders },
  { count: 'closed', to: paths.dashboard.orderHistory },
] as const;

/** The four counters, each a link to what it counts. */
export function Counters() {
  const { data, error, refetch } = useQuery(countersQuery);
  if (error && !data) return <DashboardFailed error={error} onRetry={refetch} />;
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      {COUNTERS.map(({ count, to }) => (
        <li key={count}>
          <Link
            to={to}
            className="flex h-full flex-col justify-between gap-1 rounded-card border border-line bg-white p-4 transition-colors hover:border-ink md:p-5"
          >
            <span className="text-ink-soft leading-snug">{tAdmin.home[count]}</span>
            {data ? (
              <span className="font-serif text-3xl">{inCount(data[count])}</span>
            ) : (
              <Skeleton className="h-11 w-16 rounded" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
