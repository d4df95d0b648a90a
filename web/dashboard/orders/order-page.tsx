import type { OrderWithChanges } from '@aloghor/functions/contract/orders';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { dateText, shopClock, shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice, Skeleton } from '../../shared/ui/status.tsx';
import { ParcelWays } from '../booking/parcel-ways.tsx';
import { DashboardFailed, DashboardPage, NotRenewed } from '../layout/page.tsx';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { BookedParcel } from './booked-parcel.tsx';
import { HandOver } from './hand-over.tsx';
import { FollowOrderLive } from './live-orders.tsx';
import { MessagesByHand } from './messages-by-hand.tsx';
import { OrderDetail } from './order-detail.tsx';
import { CallLink, Confirmation, StatusChip } from './order-parts.tsx';
import { orderQuery } from './orders-api.ts';
import { StatusForm } from './status-form.tsx';

interface OrderPageProps {
  /** What stands below the order. */
  children?: (order: OrderWithChanges) => ReactNode;
  /** What can be done with one that is not closed, besides setting its status. */
  actions?: (order: OrderWithChanges) => ReactNode;
}

/** One order, active or closed: the target of links in the audit and the newest orders. */
export function OrderPage({ children, actions }: OrderPageProps) {
  const language = useLanguage();
  const t = useMessages(ordersPage);
  const tDeskPage = useMessages(deskPage);
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const isMissing = hasErrorCode(error, 'not-found');
  return (
    <DashboardPage
      title={order ? t.pageTitle(order.number) : t.order}
      titleStyle="text-xl sm:text-2xl"
      back={
        order && isClosed(order.status)
          ? { to: paths.dashboard.orderHistory, label: t.historyTitle }
          : { to: paths.dashboard.manageOrders, label: t.title }
      }
      text={
        order && (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusChip status={order.status} />
            <Confirmation order={order} />
            {order.asideSince !== undefined && (
              <span className="font-semibold text-sm">
                {tDeskPage.asideSince(shopTime(order.asideSince, language))}
              </span>
            )}
            <span>{`${dateText(order.date, language)}, ${shopClock(order.createdAt, language)}`}</span>
            <span>{order.name || t.noName}</span>
            <CallLink mobileNumber={order.mobileNumber} />
          </span>
        )
      }
      actions={
        order &&
        !isClosed(order.status) && (
          <div className="flex flex-wrap items-start gap-2">
            {actions?.(order)}
            <StatusForm order={order} />
          </div>
        )
      }
    >
      {order && <FollowOrderLive key={id} id={id} />}
      {isMissing && (
        <Notice title={t.missingTitle} text={t.missing}>
          <ButtonLink to={paths.dashboard.manageOrders} variant="quiet">
            {t.toManage}
          </ButtonLink>
        </Notice>
      )}
      {error && !isMissing && !order && <DashboardFailed error={error} onRetry={refetch} />}
      {error && !isMissing && order && <NotRenewed error={error} onRetry={refetch} />}
      {!error && !order && <Skeleton className="h-80 rounded-card" />}
      {order && (
        <div className="grid gap-4">
          {!isClosed(order.status) && (
            <>
              <MessagesByHand order={order} />
              <HandOver order={order} notes={order} />
            </>
          )}
          {order.parcel && <BookedParcel order={order} parcel={order.parcel} />}
          {order.parcel && <ParcelWays orderId={order._id} />}
          <div className="rounded-card border border-line">
            <OrderDetail order={order} staffOnly={order} isHeaded />
          </div>
        </div>
      )}
      {order && children?.(order)}
    </DashboardPage>
  );
}
