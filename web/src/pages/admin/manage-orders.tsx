import { NewOrdersNotice } from '../../dashboard/new-orders-notice.tsx';
import { OrdersBoard } from '../../dashboard/orders-board.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';

/** The active orders, live. */
export function ManageOrders() {
  return (
    <DashboardPage title={tAdmin.orders.title} text={tAdmin.orders.text} actions={<NewOrdersNotice />}>
      <OrdersBoard list="active" />
    </DashboardPage>
  );
}
