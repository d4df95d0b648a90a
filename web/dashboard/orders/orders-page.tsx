import { useMessages } from '../../shared/locale/locale.ts';
import { DashboardPage } from '../layout/page.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { NewOrdersNotice } from './live-orders.tsx';
import { NewOrderLink } from './order-parts.tsx';
import { OrdersBoard } from './orders-board.tsx';

/** The active orders, live. */
export function ManageOrders() {
  const t = useMessages(ordersPage);
  return (
    <DashboardPage
      title={t.title}
      text={t.text}
      actions={
        <div className="flex min-w-0 max-w-full flex-wrap items-center gap-3 max-sm:flex-row-reverse max-sm:justify-end">
          <NewOrdersNotice />
          <NewOrderLink />
        </div>
      }
    >
      <OrdersBoard list="active" />
    </DashboardPage>
  );
}

/** The closed orders, to read and to print. */
export function OrderHistory() {
  const t = useMessages(ordersPage);
  return (
    <DashboardPage title={t.historyTitle} text={t.historyText}>
      <OrdersBoard list="history" />
    </DashboardPage>
  );
}
