import type { Order } from '@aloghor/functions/contract/orders';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { sumToCollect } from '../orders/payment.ts';

/** All pieces of one product that some orders need. */
interface PickedProduct {
  _id: string;
  name: string;
  nameBn?: string | undefined;
  img: string;
  quantity: number;
  /** Which orders they are for, as the orders come. */
  orders: { number: string; quantity: number }[];
}

/** What is to be taken from the shelves for these orders: each product once, by name. */
export function picksOf(orders: Order[]): PickedProduct[] {
  const picks = new Map<string, PickedProduct>();
  for (const order of orders) {
    for (const { _id, name, nameBn, img, quantity } of order.orderItems) {
      const pick = picks.get(_id) ?? { _id, name, nameBn, img, quantity: 0, orders: [] };
      pick.quantity += quantity;
      pick.orders.push({ number: orderNumberOf(order), quantity });
      picks.set(_id, pick);
    }
  }
  return [...picks.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** What people call an order; the older ones have their id alone. */
export function orderNumberOf({ _id, number }: Pick<Order, '_id' | 'number'>): string {
  return number ?? _id;
}

/** How many pieces an order has. */
export function quantityOf({ orderItems }: Pick<Order, 'orderItems'>): number {
  return orderItems.reduce((total, { quantity }) => total + quantity, 0);
}

/** What is to be collected for all of them, in taka. */
export function totalToCollect(orders: Order[]): number {
  return sumOfTaka(orders.map(sumToCollect));
}
