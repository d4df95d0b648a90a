import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { dateText } from '../../shared/lib/dates.ts';
import { count as inCount, sum } from '../../shared/lib/format.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { mayOpen } from '../../shared/navigation/page-permissions.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { whenIdle } from '../../shared/start/schedule.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage, panelStyle } from '../layout/page.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { overview } from '../messages/en/overview.ts';
import { StatusChip } from '../orders/order-parts.tsx';
import { OutstandingPanel } from '../payouts/outstanding.tsx';
import { FirstSteps } from './first-steps.tsx';
import { countersQuery, currentSalesQuery, newestOrdersQuery } from './overview-api.ts';
import { Profit } from './profit.tsx';
import { Revenue } from './revenue.tsx';
import { Sales } from './sales.tsx';
import { Waiting } from './waiting.tsx';

/**
 * What waits to be done, and key figures of the shop. A part that cannot be loaded shows an error in its place; if all fail there is one error.
 */
export function AdminHome() {
  const t = useMessages(overview);
  const parts = [useQuery(countersQuery), useQuery(currentSalesQuery), useQuery(newestOrdersQuery)];
  const { isPending } = useQuery(shopSettingsQuery); // which tell whether the first steps move the rest down
  // Of each no more than this, so that the page does not render anew with every answer.
  const areFailed = parts.map(({ isLoadingError }) => isLoadingError);
  const retryAll = () => {
    for (const { refetch } of parts) void refetch();
  };
  return (
    <DashboardPage title={t.title}>
      {areFailed.every(Boolean) ? (
        <DashboardFailed error={parts[0]?.error} onRetry={retryAll} />
      ) : (
        <div className="grid gap-5">
          <Waiting />
          <FirstSteps />
          {isPending ? (
            <Skeleton className="h-[60rem] rounded-card" />
          ) : (
            <>
              <Counters />
              <BelowFirstScreen />
            </>
          )}
        </div>
      )}
    </DashboardPage>
  );
}

const BELOW = Object.entries({
  revenue: Revenue,
  profit: Profit,
  outstanding: () => <OutstandingPanel isShort />,
  sales: Sales,
  newestOrders: NewestOrders,
});

/** Rendered part by part, each when the browser has nothing else to do: all at once would block a slow phone. */
function BelowFirstScreen() {
  const [count, setCount] = useState(0);
  const isWhole = count === BELOW.length;
  useEffect(() => {
    if (!isWhole) whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [isWhole, count]);
  return (
    <>
      {BELOW.slice(0, count).map(([name, Part]) => (
        <Part key={name} />
      ))}
      {!isWhole && <Skeleton key={count} className="h-[60rem] rounded-card" />}
    </>
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

/** The newest active orders, each a link to its page. */
function NewestOrders() {
  const language = useLanguage();
  const t = useMessages(overview);
  const tOrdersPage = useMessages(ordersPage);
  const { data, error, refetch } = useQuery(newestOrdersQuery);
  return (
    <section aria-labelledby="newest-title" className={panelStyle}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="newest-title" className="text-xl">
          {t.newest}
        </h2>
        <Link to={paths.dashboard.manageOrders} className="font-semibold text-bottle underline underline-offset-4">
          {t.allOrders}
        </Link>
      </div>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-60 rounded-lg" />}
      {data?.reply.length === 0 && <p className="py-4 text-ink-soft">{t.noOrders}</p>}
      <ul className="divide-y divide-line">
        {data?.reply.map(({ _id, number, name, date, orderItems, totalPrice, status }) => (
          <li key={_id}>
            <Link
              to={paths.dashboard.order(_id)}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-lg py-2.5 transition-colors hover:bg-sand md:grid-cols-[1fr_auto_13rem]"
            >
              <span className="min-w-0">
                <span className="font-semibold group-hover:underline">{name || tOrdersPage.noName}</span>{' '}
                <span className="whitespace-nowrap text-ink-soft">{`${number}, ${dateText(date, language)}`}</span>
                <span className="block text-ink-soft">
                  <span lang={orderItems[0] && langOfName(orderItems[0], language)}>
                    {orderItems[0] && nameOf(orderItems[0], language)}
                  </span>
                  {orderItems.length > 1 && <span>{` ${tOrdersPage.more(orderItems.length - 1)}`}</span>}
                </span>
              </span>
              <span className="whitespace-nowrap text-right tabular-nums">{sum(totalPrice, language)}</span>
              <span className="col-span-2 md:col-span-1 md:text-right">
                <StatusChip status={status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
