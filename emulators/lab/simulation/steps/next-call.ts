import { FIRST_STATUS, PAID_STATUS } from '@aloghor/functions/domain/order-status';
import { answered, type Step } from '../call.ts';
import { isMember, type Who } from '../cast.ts';
import type { PlacedOrder } from '../world.ts';

/**
 * Which call is given is for the shop to decide; but never the order that another holds, and the same one again while
 * it waits. A history is over before a claim is.
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
      happen({ orders }, said) {
        const held = orders.find((order) => order.calledBy === who && isWaiting(order));
        if (held) return { ...answered(held.id), read: ({ call }) => call?._id };
        const given = orders.find(({ id }) => id !== undefined && id === said?.body.call?._id);
        const isFree = !given || (isWaiting(given) && given.calledBy === undefined);
        if (given && isMember(who)) given.calledBy = who;
        return { ...answered(true), read: () => isFree };
      },
    }),
  };
}

function isWaiting({ status }: PlacedOrder): boolean {
  return status === FIRST_STATUS || status === PAID_STATUS;
}
