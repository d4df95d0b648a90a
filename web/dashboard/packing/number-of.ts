import type { Order } from '@aloghor/functions/contract/orders';

/** What people call an order; the older ones have their id alone. */
export function orderNumberOf({ _id, number }: Pick<Order, '_id' | 'number'>): string {
  return number ?? _id;
}
