import type { Order } from '@aloghor/functions/contract/orders';
import { orderNumberOf } from './number-of.ts';

/** All pieces of one product that some orders need. */
export interface Pick {
  _id: string;
  name: string;
  nameBn?: string | undefined;
  img: string;
  pieces: number;
  /** Which orders they are for, as the orders come. */
  orders: { number: string; pieces: number }[];
}

/** What is to be taken from the shelves for these orders: each product once, by name. */
export function picksOf(orders: Order[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const order of orders) {
    for (const { _id, name, nameBn, img, quantity } of order.orderItems) {
      const pick = picks.get(_id) ?? { _id, name, nameBn, img, pieces: 0, orders: [] };
      pick.pieces += quantity;
      pick.orders.push({ number: orderNumberOf(order), pieces: quantity });
      picks.set(_id, pick);
    }
  }
  return [...picks.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
