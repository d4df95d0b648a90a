import type { Order } from '@aloghor/functions/contract/orders';

/**
 * What is still to be done about an order's money: collected unless an admin has confirmed that it was received, and
 * given back when that order was cancelled afterwards. A status tells nothing of it.
 */
export function paymentOf({
  status,
  payment,
}: Pick<Order, 'status' | 'payment'>): 'collect' | 'paid' | 'cancelled' | 'refund' {
  if (status === 'Cancel') return payment ? 'refund' : 'cancelled';
  return payment ? 'paid' : 'collect';
}
