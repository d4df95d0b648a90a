import { useQuery } from '@tanstack/react-query';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { count as inCount } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { mayOpen } from '../../shared/navigation/page-permissions.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { overview } from '../messages/en/overview.ts';
import { FirstSteps } from './first-steps.tsx';
import { LateParts } from './late-parts.tsx';
import { countersQuery } from './overview-api.ts';
import { Waiting } from './waiting.tsx';

/** What waits to be done, and key figures of the shop. A part that cannot be loaded shows an error in its place. */
export function AdminHome() {
  const t = useMessages(overview);
  const { isPending } = useQuery(shopSettingsQuery); // which tell whether the first steps move the rest down
  return (
    <DashboardPage title={t.title}>
      <div className="grid gap-5">
        <Waiting />
        <FirstSteps />
        {isPending ? (
          <Skeleton className="h-[60rem] rounded-card" />
        ) : (
          <>
            <Counters />
            <LateParts />
          </>
        )}
      </div>
    </DashboardPage>
  );
}

const COUNTERS = [
  { count: 'members', page: 'allUsers' },
  { count: 'items', page: 'manageItems' },
  { count: 'pending', page: 'manageOrders' },
  { count: 'closed', page: 'orderHistory' },
  { count: 'waitingReviews', page: 'reviews' },
] as const;

/** The counters, each a link to what it counts. */
function Counters() {
  const language = useLanguage();
  const t = useMessages(overview);
  const { visitor } = useSession();
  const { data, error, refetch } = useQuery(countersQuery);
  if (error && !data) return <DashboardFailed error={error} onRetry={refetch} />;
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {COUNTERS.filter(({ page }) => mayOpen(page, visitor)).map(({ count, page }) => (
        <li key={count} className="max-lg:last:odd:col-span-2">
          <Link
            to={`/dashboard/${page}`}
            className="flex h-full flex-col justify-between gap-1 rounded-card border border-line bg-white p-4 transition-colors hover:border-ink md:p-5"
          >
            <span className="text-ink-soft leading-snug">{t[count]}</span>
            {data ? (
              <span className="font-serif text-3xl">{inCount(data[count] ?? 0, language)}</span>
            ) : (
              <Skeleton className="h-11 w-16 rounded" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
