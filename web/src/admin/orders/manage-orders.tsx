import { DashboardPage } from '../frame/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { NewOrdersNotice } from './new-orders-notice.tsx';
import { OrdersBoard } from './orders-board.tsx';

/** The active orders, live. */
export function ManageOrders() {
  return (
    <DashboardPage title={tAdmin.orders.title} text={tAdmin.orders.text} actions={<NewOrdersNotice />}>
      <OrdersBoard list="active" />
    </DashboardPage>
  );
}
