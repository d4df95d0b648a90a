import type { Order } from '@aloghor/functions/contract/orders';

/** What is still to be done about an order's money. */
export function paymentOf({ status, timeline }: Pick<Order, 'status' | 'timeline'>): 'collect' | 'paid' | 'cancelled' {
  if (status === 'Cancel') return 'cancelled';
  const isPaid = status === 'Delivered' || timeline.some((step) => step.status === 'Payment successful');
  return isPaid ? 'paid' : 'collect';
}
