import type { Known } from '../known.ts';
import type { PlacedOrder } from '../world.ts';

/** One of the orders whose ids are known; undefined while there is none. */
export function someOrder({ world }: Known, place: number): PlacedOrder | undefined {
  const orders = world.orders.filter(({ id }) => id !== undefined);
  return orders[place % orders.length];
}
