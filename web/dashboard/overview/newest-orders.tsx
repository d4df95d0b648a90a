import { useQuery } from '@tanstack/react-query';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { langOf, nameOf } from '../../shared/lib/product-texts.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DashboardFailed } from '../layout/dashboard-failed.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { newestOrdersQuery } from './home-queries.ts';

/** The newest active orders, each a link to its page. */
export function NewestOrders() {
  const { data, error, refetch } = useQuery(newestOrdersQuery);
  return (
    <section aria-labelledby="newest-title" className={panelStyle}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="newest-title" className="text-xl">
          {tAdmin.home.newest}
        </h2>
        <Link to={paths.dashboard.manageOrders} className="font-semibold text-bottle underline underline-offset-4">
          {tAdmin.home.allOrders}
        </Link>
      </div>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-60 rounded-lg" />}
      {data?.reply.length === 0 && <p className="py-4 text-ink-soft">{tAdmin.home.noOrders}</p>}
      <ul className="divide-y divide-line">
        {data?.reply.map(({ _id, name, date, orderItems, totalPrice, status }) => (
          <li key={_id}>
            <Link
              to={paths.dashboard.order(_id)}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-lg py-2.5 transition-colors hover:bg-sand md:grid-cols-[1fr_auto_13rem]"
            >
              <span className="min-w-0">
                <span className="font-semibold group-hover:underline">{name || tAdmin.orders.noName}</span>{' '}
                <span className="whitespace-nowrap text-ink-soft">{dateText(date)}</span>
                <span className="block text-ink-soft">
                  <span lang={langOf(orderItems[0]?.nameBn)}>{orderItems[0] && nameOf(orderItems[0])}</span>
                  {orderItems.length > 1 && ` ${tAdmin.orders.more(orderItems.length - 1)}`}
                </span>
              </span>
              <span className="text-right tabular-nums">{sum(totalPrice)}</span>
              <span className="md:text-right">
                <StatusChip status={status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
