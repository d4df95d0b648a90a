import { FIRST_STATUS, isClosed, PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { type Answer, type Call, type Expected, NOT_FOUND } from '../call.ts';
import type { Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { PlacedOrder, World } from '../world.ts';

/** One of the orders whose ids are known; undefined while there is none. */
export function someOrder({ world }: Known, place: number): PlacedOrder | undefined {
  const orders = world.orders.filter(({ id }) => id !== undefined);
  return orders[place % orders.length];
}

/** One that somebody is known to work on; some other while they hold none. */
export function someHeldOrder(known: Known, who: Who, place: number): PlacedOrder | undefined {
  const held = known.world.orders.filter(({ id, calledBy }) => id !== undefined && calledBy === who);
  return held[place % held.length] ?? someOrder(known, place);
}

/** What happens to an order of this id, if there is one. */
export function ofOrder(
  wanted: string | undefined,
  happen: (order: PlacedOrder, world: World, said: Answer | undefined) => Expected,
): Call['happen'] {
  return (world, said) => {
    const order = world.orders.find(({ id }) => id === wanted);
    return order ? happen(order, world, said) : NOT_FOUND;
  };
}

/** By product id. */
export function quantitiesOf({ lines }: PlacedOrder): Record<string, number> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
}

/** Only for products that are still counted: a deleted one is not. */
export function giveBack({ stock }: World, quantities: Record<string, number>): void {
  for (const [id, quantity] of Object.entries(quantities)) {
    const left = stock[id];
    if (left !== undefined) stock[id] = left + quantity;
  }
}

/** Whether it is still with the shop, as far as its status tells. */
export function isInShop({ status }: PlacedOrder): boolean {
  return status === FIRST_STATUS || status === PAID_STATUS;
}

/** What is cancelled, or opened again, is packed no more, and nobody calls about what has left the shop. */
export function move(order: PlacedOrder, status: PlacedOrder['status']): void {
  if (status === 'Cancel' || (isClosed(order.status) && !isClosed(status))) order.packedBy = undefined;
  order.status = status;
  if (!isInShop(order)) order.calledBy = undefined;
  order.timeline.push(status);
}

export function statusBeforePayment(timeline: PlacedOrder['timeline']): PlacedOrder['status'] {
  return timeline.findLast((status) => status !== PAID_STATUS && !isClosed(status)) ?? FIRST_STATUS;
}
