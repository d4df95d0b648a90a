import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import type { OrderList } from './orders-calls.ts';

/** No order yet, of this kind. */
export function NoOrders({ list }: { list: OrderList }) {
  if (list === 'active') {
    return (
      <Notice title={tAdmin.orders.empty} text={tAdmin.orders.emptyText}>
        <Link to={paths.dashboard.orderHistory} className={buttonStyle('quiet')}>
          {tAdmin.orders.historyTitle}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice title={tAdmin.orders.emptyHistory} text={tAdmin.orders.emptyHistoryText}>
      <Link to={paths.dashboard.manageOrders} className={buttonStyle('quiet')}>
        {tAdmin.orders.toManage}
      </Link>
    </Notice>
  );
}
