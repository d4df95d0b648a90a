import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { OrdersBoard } from './orders-board.tsx';

/** The closed orders, to read and to print. */
export function OrderHistory() {
  return (
    <DashboardPage title={tAdmin.orders.historyTitle} text={tAdmin.orders.historyText}>
      <OrdersBoard list="history" />
    </DashboardPage>
  );
}
