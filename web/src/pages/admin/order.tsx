import { isClosed } from '@aloghor/functions/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { orderQuery } from '../../api/admin-orders.ts';
import { ApiError } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { CallLink } from '../../dashboard/call-link.tsx';
import { DashboardFailed } from '../../dashboard/dashboard-failed.tsx';
import { OrderDetail } from '../../dashboard/order-detail.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { StatusChip } from '../../dashboard/status-chip.tsx';
import { StatusForm } from '../../dashboard/status-form.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';
import { buttonStyle } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/status.tsx';

/** One order, active or closed: where the audit and the newest orders lead. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <DashboardPage
      title={tAdmin.orders.pageTitle(id)}
      titleStyle="text-xl sm:text-2xl"
      text={
        order && (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusChip status={order.status} />
            <span>{order.date}</span>
            <span>{order.name || tAdmin.orders.noName}</span>
            <CallLink number={order.mobileNumber} />
          </span>
        )
      }
      actions={order && !isClosed(order.status) && <StatusForm order={order} />}
    >
      {isMissing && (
        <Notice title={tAdmin.orders.missingTitle} text={tAdmin.orders.missing}>
          <Link to={paths.dashboard.manageOrders} className={buttonStyle.quiet}>
            {tAdmin.orders.toManage}
          </Link>
        </Notice>
      )}
      {error && !isMissing && !order && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !order && <Skeleton className="h-80 rounded-card" />}
      {order && (
        <div className="rounded-card border border-line">
          <OrderDetail order={order} changes={order.changes} />
        </div>
      )}
    </DashboardPage>
  );
}
