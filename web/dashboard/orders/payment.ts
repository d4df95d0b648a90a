import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { isCancelled } from '@aloghor/functions/domain/order-status';
import { isPaidInFull, stillToCome, sumOfTaka, sumToCollect, toCollect } from '@aloghor/functions/domain/orders';

type Payable = Pick<PackingOrder, 'status' | 'payment' | 'outcome' | 'totalPrice' | 'amounts'>;

export type PaymentState = 'collect' | 'paid' | 'cancelled' | 'refund';

/**
 * What is still to be done about an order's money: collect it unless the payment is recorded, and what of a payment before
 * the delivery was left; refund what was paid beyond what the shop keeps after a cancellation or a return. The status alone
 * does not decide it.
 */
export function paymentState(order: Payable): PaymentState {
  const { status, payment, outcome } = order;
  if (!payment) return isCancelled(status) && !outcome?.collected ? 'cancelled' : 'collect';
  if (payment.sum > keptSum(order)) return 'refund';
  return stillToCome(order) > 0 ? 'collect' : 'paid';
}

/** The sum, in taka, to collect, received, or to refund, by the state of the payment. */
export function paymentSum(order: Payable): number {
  if (!order.payment) return toCollect(order);
  const { sum } = order.payment;
  return { collect: sumToCollect(order), paid: sum, cancelled: sum, refund: sumOfTaka([sum, -keptSum(order)]) }[
    paymentState(order)
  ];
}

/** What the server is told where all is received that is to be collected; undefined where that is recorded already. */
export function allReceived(order: Payable): { toCollect: number; sumSeen?: number | undefined } | undefined {
  if (isPaidInFull(order)) return undefined;
  return { toCollect: toCollect(order), sumSeen: order.payment?.sum };
}

/** What the shop keeps of a payment, in taka. */
export function keptSum({ status, payment, outcome }: Pick<Payable, 'status' | 'payment' | 'outcome'>): number {
  if (outcome) return outcome.collected;
  return isCancelled(status) ? 0 : (payment?.sum ?? 0);
}
