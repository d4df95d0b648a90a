import type { Order } from '@aloghor/functions/contract/orders';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { sumToCollect } from '../orders/payment.ts';

/** What is to be collected for all of them, in taka. */
export function totalToCollect(orders: Order[]): number {
  return sumOfTaka(orders.map(sumToCollect));
}
