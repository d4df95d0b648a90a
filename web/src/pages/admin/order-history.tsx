import { OrdersBoard } from '../../dashboard/orders-board.tsx';
import { DashboardPage } from '../../dashboard/page.tsx';
import { tAdmin } from '../../messages/dashboard-messages.ts';

/** The closed orders, to read and to print. */
export function OrderHistory() {
  return (
    <DashboardPage title={tAdmin.orders.historyTitle} text={tAdmin.orders.historyText}>
      <OrdersBoard list="history" />
    </DashboardPage>
  );
}
