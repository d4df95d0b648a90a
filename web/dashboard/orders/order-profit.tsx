import type { Order } from '@aloghor/functions/contract/orders';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { profit } from '../messages/en/profit.ts';
import { orderProfitQuery } from './orders-api.ts';
import { ProfitLines } from './profit-lines.tsx';

/** What a closed order has earned, for those who may see the revenue. */
export function OrderProfit({ order }: { order: Order }) {
  const mayRead = hasPermission(useSession().visitor, 'revenue:read');
  return mayRead && isClosed(order.status) ? <Earned id={order._id} /> : null;
}

function Earned({ id }: { id: string }) {
  const t = useMessages(profit);
  const { data, error, refetch } = useQuery(orderProfitQuery(id));
  return (
    <section aria-labelledby="order-profit-title" className={`${panelStyle} mt-4`}>
      <h2 id="order-profit-title" className="mb-3 text-xl">
        {t.ofOrder}
      </h2>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-32 max-w-xl rounded-lg" />}
      {data && <ProfitLines earned={data} />}
    </section>
  );
}
