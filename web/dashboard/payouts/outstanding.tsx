import { dayOf } from '@aloghor/functions/domain/day-of';
import { useQuery } from '@tanstack/react-query';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { carrierText } from '../booking/carrier-text.ts';
import { DashboardFailed, NotRenewed, panelStyle } from '../layout/page.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { Pager, usePageTurns } from '../table/paging.tsx';
import { outstandingQuery } from './payouts-api.ts';

interface OutstandingPanelProps {
  /** On a page of others: only where a courier has something, with the way to the payouts in place of the late orders. */
  isShort?: boolean;
}

/** What each courier has collected and not paid yet, and the orders whose money is late. */
export function OutstandingPanel({ isShort = false }: OutstandingPanelProps) {
  const language = useLanguage();
  const { outstanding: t, title } = useMessages(payoutsPage);
  const turns = usePageTurns('late');
  const {
    data: page,
    error,
    refetch,
  } = useQuery(isShort ? outstandingQuery(undefined, 1) : outstandingQuery(turns.cursor));
  const data = page?.reply;
  if (isShort && !data?.couriers.length) return null;
  return (
    <section aria-labelledby="outstanding-title" className={panelStyle}>
      <h2 id="outstanding-title" className="mb-3 text-xl">
        {t.title}
      </h2>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {error && data && <NotRenewed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-24 rounded-lg" />}
      {data?.couriers.length === 0 && <p className="text-ink-soft">{t.none}</p>}
      {data && data.couriers.length > 0 && (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {data.couriers.map(({ courier, orders, taka, owed = 0 }) => (
            <div key={courier}>
              <dt className="text-ink-soft">{carrierText(courier, language)}</dt>
              <dd className="grid">
                <span className="whitespace-nowrap font-serif text-2xl tabular-nums">{sum(taka, language)}</span>
                <span className="text-ink-soft text-sm">{t.of(orders)}</span>
                {owed !== 0 && (
                  <span className="text-sm">
                    {owed > 0 ? t.owed(sum(owed, language)) : t.owing(sum(-owed, language))}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isShort && (
        <Link
          to={paths.dashboard.payouts}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-bottle underline underline-offset-4"
        >
          {title}
        </Link>
      )}
      {!isShort && data && data.couriers.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 font-sans font-semibold text-base">{t.late(data.days)}</h3>
          {data.late.length === 0 && <p className="text-ink-soft">{t.noneLate}</p>}
          <ul className="divide-y divide-line">
            {data.late.map(({ _id, number, courier, taka, deliveredAt, toldPayout }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6">
                <span>
                  <Link
                    to={paths.dashboard.order(_id)}
                    className="inline-flex min-h-11 items-center font-semibold text-bottle underline underline-offset-4"
                  >
                    {number}
                  </Link>{' '}
                  <span className="text-ink-soft">
                    {[carrierText(courier, language), t.since(dateText(dayOf(deliveredAt), language))].join(', ')}
                  </span>
                  {toldPayout && <span className="block text-ink-soft text-sm">{t.told(toldPayout)}</span>}
                </span>
                <span className="whitespace-nowrap tabular-nums">{sum(taka, language)}</span>
              </li>
            ))}
          </ul>
          <Pager turns={turns} next={page?.next} />
        </>
      )}
    </section>
  );
}
