import { ADMIN_STATUSES, type AdminStatus, type Order } from '@aloghor/functions/contract/orders';
import { useSetOrderStatus } from '../api/admin-orders.ts';
import { ApiError } from '../api/client.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { t } from '../messages/messages.ts';
import { showFailure, showToast } from '../ui/popup.ts';
import { LONG_SUCCESS_MS } from '../ui/times.ts';
import { denseStyle } from './dense-style.ts';

/** Picks an order's new status: one of four, in any order. Delivered and Cancel close it. */
export function StatusSelect({ order }: { order: Order }) {
  const { mutateAsync, isPending, variables } = useSetOrderStatus();
  const shown = isPending ? variables.status : order.status;
  const current = ADMIN_STATUSES.find((status) => status === shown) ?? '';

  async function choose(status: AdminStatus) {
    try {
      await mutateAsync({ _id: order._id, status });
      void showToast(tAdmin.orders.updated(order._id, status), LONG_SUCCESS_MS); // the row may be gone by now
    } catch (error) {
      void showFailure(tAdmin.orders.notUpdatedTitle, reason(error));
    }
  }

  return (
    <select
      aria-label={tAdmin.orders.changeOf(order._id)}
      className={`${denseStyle.field} w-48`}
      value={current}
      disabled={isPending}
      // Only our own options can be chosen.
      onChange={(event) => choose(event.target.value as AdminStatus)}
    >
      <option value="" disabled>
        {tAdmin.orders.choose}
      </option>
      {ADMIN_STATUSES.map((status) => (
        <option key={status} value={status}>
          {t.order.statuses[status]}
        </option>
      ))}
    </select>
  );
}

function reason(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return tAdmin.orders.closedBefore;
  return status === 404 ? tAdmin.orders.gone : tAdmin.orders.notUpdated;
}
