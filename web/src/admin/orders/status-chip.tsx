import type { OrderStatus } from '@aloghor/functions/contract/orders';
import { tOrders } from '../../messages/orders-messages.ts';

const colours: Record<OrderStatus, string> = {
  'waiting for confirmation': 'bg-glow text-ink',
  'Payment successful': 'bg-sand text-ink',
  'Out for Delivery': 'bg-bottle/15 text-bottle-deep',
  Delivered: 'bg-success text-white',
  Cancel: 'bg-danger text-white',
};

/** An order's status as a word on its colour. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-block whitespace-nowrap first-letter:uppercase rounded-full px-3 py-0.5 font-semibold text-sm ${colours[status]}`}
    >
      {tOrders.statuses[status]}
    </span>
  );
}
