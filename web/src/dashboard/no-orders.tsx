import { Link } from 'react-router-dom';
import type { OrderList } from '../api/admin-orders.ts';
import { paths } from '../app/paths.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { Notice } from '../ui/status.tsx';

/** No order yet, of this kind. */
export function NoOrders({ list }: { list: OrderList }) {
  if (list === 'active') {
    return (
      <Notice title={tAdmin.orders.empty} text={tAdmin.orders.emptyText}>
        <Link to={paths.dashboard.orderHistory} className={buttonStyle.quiet}>
          {tAdmin.orders.historyTitle}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice title={tAdmin.orders.emptyHistory} text={tAdmin.orders.emptyHistoryText}>
      <Link to={paths.dashboard.manageOrders} className={buttonStyle.quiet}>
        {tAdmin.orders.toManage}
      </Link>
    </Notice>
  );
}
