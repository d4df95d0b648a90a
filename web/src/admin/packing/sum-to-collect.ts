import type { Order } from '@aloghor/functions/contract/orders';
import { sumOfTaka, toCollect } from '@aloghor/functions/domain/orders';
import { paymentOf } from '../orders/payment.ts';

/** What the rider collects for an order, in taka: nothing where it was paid or cancelled. */
export function sumToCollect(order: Order): number {
  return paymentOf(order) === 'collect' ? toCollect(order) : 0;
}

/** What is to be collected for all of them, in taka. */
export function sumOfAll(orders: Order[]): number {
  return sumOfTaka(orders.map(sumToCollect));
}
