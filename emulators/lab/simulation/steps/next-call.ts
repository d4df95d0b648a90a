import { answered, type Step } from '../call.ts';
import { isMember, type Who } from '../cast.ts';
import type { PlacedOrder, World } from '../world.ts';
import { isInShop } from './change-order.ts';

/**
 * Which call is given is for the shop to decide; but never the order that another holds, nor one of the same buyer, and
 * the same one again while it waits. A history is over before a claim is.
 */
export function nextCall(who: Who): Step {
  return {
    name: `${who} takes the next call`,
    prepare: () => ({
      who,
      what: 'POST /desk/next',
      body: {},
      access: 'desk:work',
      writes: 'desk',
      happen(world, said) {
        const { orders } = world;
        const held = orders.find((order) => order.calledBy === who && isInShop(order));
        if (held) return { ...answered(held.id), read: ({ call }) => call?._id };
        const given = orders.find(({ id }) => id !== undefined && id === said?.body.call?._id);
        const isFree = !given || (isInShop(given) && isCalledByNobody(world, given));
        if (said?.status !== 200) world.isCallLost = true;
        if (given && isMember(who)) given.calledBy = who;
        return { ...answered(true), read: () => isFree };
      },
    }),
  };
}

/** Whether nobody is known to call its buyer, about this order or another one. */
function isCalledByNobody({ orders }: World, { buyer }: PlacedOrder): boolean {
  return orders.every((order) => order.buyer !== buyer || !isInShop(order) || order.calledBy === undefined);
}
