import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { sumOfTaka, toCollect } from '@aloghor/functions/domain/orders';

type Payable = Pick<PackingOrder, 'status' | 'payment' | 'outcome'>;
type Paid = Payable & Pick<PackingOrder, 'totalPrice' | 'amounts'>;

export type PaymentState = 'collect' | 'paid' | 'cancelled' | 'refund';

/**
 * What is still to be done about an order's money: collect it unless the payment is recorded; refund what
 * was paid beyond what the shop keeps after a cancellation or a return. The status alone does not decide it.
 */
export function paymentState(order: Payable): PaymentState {
  const { status, payment, outcome } = order;
  if (!payment) return isCancelled(status) && !outcome?.collected ? 'cancelled' : 'collect';
  return payment.sum > keptSum(order) ? 'refund' : 'paid';
}

/** The sum, in taka, to collect, received, or to refund, by the state of the payment. */
export function paymentSum(order: Paid): number {
  if (!order.payment) return toCollect(order);
  return paymentState(order) === 'refund' ? sumOfTaka([order.payment.sum, -keptSum(order)]) : order.payment.sum;
}

/** What the shop keeps of a payment, in taka. */
export function keptSum({ status, payment, outcome }: Payable): number {
  if (outcome) return outcome.collected;
  return isCancelled(status) ? 0 : (payment?.sum ?? 0);
}
