import { type OrderStatus, type StatusTone, toneOf } from '@aloghor/functions/domain/order-status';
import { tOrders } from '../../shared/locale/messages.ts';

const COLOURS: Record<StatusTone, string> = {
  waiting: 'bg-glow text-ink',
  paid: 'bg-sand text-ink',
  underWay: 'bg-bottle/15 text-bottle-deep',
  good: 'bg-success text-white',
  bad: 'bg-danger text-white',
};

/** An order's status as a coloured badge. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-block whitespace-nowrap first-letter:uppercase rounded-full px-3 py-0.5 font-semibold text-sm ${COLOURS[toneOf(status)]}`}
    >
      {tOrders.statuses[status]}
    </span>
  );
}
