import { DashboardPage } from '../layout/page.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { NewOrderLink } from './new-order-link.tsx';
import { NewOrdersNotice } from './new-orders-notice.tsx';
import { OrdersBoard } from './orders-board.tsx';

/** The active orders, live. */
export function ManageOrders() {
  return (
    <DashboardPage
      title={tAdmin.orders.title}
      text={tAdmin.orders.text}
      actions={
        <div className="flex min-w-0 max-w-full flex-wrap items-center gap-3">
          <NewOrdersNotice />
          <NewOrderLink />
        </div>
      }
    >
      <OrdersBoard list="active" />
    </DashboardPage>
  );
}
