import { tOrders } from '../../shared/locale/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { WithNumber } from '../../shared/ui/with-number.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { orderErrorText } from '../orders/why-order-stays.ts';
import type { Changes } from './change-each.ts';
import { orderNumberOf } from './number-of.ts';
import type { BulkStatus } from './use-set-status.ts';

interface StatusOutcomeProps {
  wanted: BulkStatus;
  changes: Changes;
  onGoOn: () => void;
  onClose: () => void;
}

/** What became of each order that was to get a status: how many have it, and which have not, and why. */
export function BulkStatusResult({ wanted: { status }, changes, onGoOn, onClose }: StatusOutcomeProps) {
  const { done, refused, left, error } = changes;
  const total = done.length + refused.length + left.length;
  const isWhole = done.length === total;
  return (
    <section
      role={isWhole ? 'status' : 'alert'}
      aria-label={tAdmin.packing.outcome}
      className={`mb-4 grid gap-3 rounded-card px-4 py-3 ${isWhole ? 'bg-success/10' : 'bg-glow'}`}
    >
      <p className="font-semibold">{tAdmin.packing.done(done.length, total, tOrders.statuses[status])}</p>
      {refused.length > 0 && (
        <ul className="grid gap-1">
          {refused.map(({ order, error: why }) => (
            <li key={order._id}>
              <b className="break-all">
                <WithNumber text={orderNumberOf(order)} />
              </b>{' '}
              {order.name || tAdmin.orders.noName}: {orderErrorText(why)}
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <p>
          <WithNumber text={tAdmin.packing.left(left.map(orderNumberOf).join(', '))} />{' '}
          {orderErrorText(error, tAdmin.packing.tryTheRest)}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {left.length > 0 && (
          <Button size="dense" onClick={onGoOn}>
            {tAdmin.packing.goOn(left.length)}
          </Button>
        )}
        <Button variant="quiet" size="dense" onClick={onClose}>
          {tAdmin.packing.close}
        </Button>
      </p>
    </section>
  );
}
