import type { Order } from '@aloghor/functions/contract/orders';
import { toCollect } from '@aloghor/functions/domain/orders';
import { paymentOf } from '../orders/payment.ts';

/** What the rider collects for an order, in taka: nothing where it was paid or cancelled. */
export function sumToCollect(order: Order): number {
  return paymentOf(order) === 'collect' ? toCollect(order) : 0;
}

/** What is to be collected for all of them, in taka. Exact to two decimals: summed in poisha. */
export function sumOfAll(orders: Order[]): number {
  return orders.reduce((poisha, order) => poisha + Math.round(sumToCollect(order) * 100), 0) / 100;
}
