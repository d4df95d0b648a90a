import type { Order } from '@aloghor/functions/contract/orders';

/**
 * What is still to be done about an order's money: collect it unless an admin has confirmed the payment, refund it when
 * that order was cancelled afterwards. The status alone does not say.
 */
export function paymentOf({
  status,
  payment,
}: Pick<Order, 'status' | 'payment'>): 'collect' | 'paid' | 'cancelled' | 'refund' {
  if (status === 'Cancel') return payment ? 'refund' : 'cancelled';
  return payment ? 'paid' : 'collect';
}
