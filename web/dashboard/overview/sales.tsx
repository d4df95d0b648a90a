import type { SalesDay } from '@aloghor/functions/contract/stats';
import { useQuery } from '@tanstack/react-query';
import { dateText } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { BestSellers } from './best-sellers.tsx';
import { DayChart } from './day-chart.tsx';
import { salesOfNowQuery } from './home-queries.ts';

/** Orders and revenue of the last 30 days, and what sold best in them. */
export function Sales() {
  const { data, error, refetch } = useQuery(salesOfNowQuery);
  if (!data) {
    return error ? (
      <DashboardFailed error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-[50rem] rounded-card md:h-[32rem] xl:h-96" />
    );
  }
  const { days, bestSellers } = data;
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-labelledby="sales-title" className={panelStyle}>
        <h2 id="sales-title" className="mb-5 text-xl">
          {tAdmin.home.salesTitle}
        </h2>
        <div className="grid gap-8 md:grid-cols-2">
          <DayChart
            title={tAdmin.home.revenue}
            text={tAdmin.home.revenueText}
            days={days.map(({ date, revenue }) => ({ date, value: revenue }))}
            format={sum}
          />
          <DayChart
            title={tAdmin.home.orders}
            text={tAdmin.home.perDay}
            days={days.map(({ date, orders }) => ({ date, value: orders }))}
            format={count}
          />
        </div>
        <details className="mt-5">
          <summary className="min-h-8 w-fit cursor-pointer text-ink-soft text-sm underline underline-offset-4">
            {tAdmin.home.asTable}
          </summary>
          <SalesTable days={days} />
        </details>
      </section>
      <BestSellers products={bestSellers} />
    </div>
  );
}

function SalesTable({ days }: { days: SalesDay[] }) {
  return (
    <table className="mt-3 w-full max-w-md tabular-nums">
      <thead>
        <tr className="border-line border-b text-sm">
          <th className="py-1 text-left">{tAdmin.home.day}</th>
          <th className="py-1 text-right">{tAdmin.home.orders}</th>
          <th className="py-1 text-right">{tAdmin.home.revenue}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, orders, revenue }) => (
          <tr key={date} className="border-line border-b">
            <td className="py-1">{dateText(date)}</td>
            <td className="py-1 text-right">{count(orders)}</td>
            <td className="py-1 text-right">{sum(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
