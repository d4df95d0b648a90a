import { useQuery } from '@tanstack/react-query';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { overview } from '../messages/en/overview.ts';
import { StatusChip } from '../orders/order-parts.tsx';
import { newestOrdersQuery } from './overview-api.ts';

/** The newest active orders, each a link to its page. */
export function NewestOrders() {
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
