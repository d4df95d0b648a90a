import type { Order } from '@aloghor/functions/contract/orders';

/** How many pieces an order has. */
export function quantityOf({ orderItems }: Pick<Order, 'orderItems'>): number {
  return orderItems.reduce((pieces, { quantity }) => pieces + quantity, 0);
}
