import { answered, type Call, type Step } from '../call.ts';
import { isMember, type Member, type Who } from '../cast.ts';
import { isBusyWithBuyer, ordersHeldBy } from '../held-calls.ts';
import type { PlacedOrder, World } from '../world.ts';
import { isInShop, someHeldOrder } from './change-order.ts';

/** What somebody asks for with it: another order in place of one, or the one to follow it. */
export type NextCallWish = 'leave' | 'beside';

/**
 * Which call is given is for the shop to decide; but never the order that another holds, nor one of the same buyer, and
 * the same one again while it waits. A history is over before a claim is.
 */
export function nextCall(who: Who): Step {
  return { name: `${who} takes the next call`, prepare: () => callFor(who, {}) };
}

/** The same with an order, mostly one that they hold: they give it back, or keep it. */
export function nextCallWith(who: Who, wish: NextCallWish, place: number): Step {
  return {
    name: `${who} takes the next call, order ${place} of theirs named to ${wish}`,
    prepare(known) {
      const id = someHeldOrder(known, who, place)?.id;
      return id === undefined ? undefined : callFor(who, { [wish]: id });
    },
  };
}

function callFor(who: Who, { leave, beside }: Partial<Record<NextCallWish, string>>): Call {
  return {
    who,
    what: 'POST /desk/next',
    body: { leave, beside },
    access: 'desk:work',
    writes: 'desk',
    happen(world, said) {
      if (!isMember(who)) return answered(false); // it was rejected before
      const isAnother = ({ id }: PlacedOrder) => id === undefined || (id !== leave && id !== beside);
      const left = world.orders.find(({ id, calledBy }) => id !== undefined && id === leave && calledBy === who);
      if (left) left.calledBy = undefined;
      const held = ordersHeldBy(world, who).filter(isAnother);
      const givenId: string | undefined = said?.body.call?._id;
      const given = world.orders.find(({ id }) => id !== undefined && id === givenId);
      const isHeld = given !== undefined && held.includes(given);
      const mayHoldMore = world.lostCalls.includes(who);
      const isNew = !given || (isAnother(given) && mayBeGiven(world, given, mayHoldMore));
      const isRight = isHeld || ((held.length === 0 || mayHoldMore) && isNew);
      if (given) given.calledBy = who;
      const isTold = said?.status === 200 && (givenId === undefined || given !== undefined);
      if (held.length === 0) noteTold(world, who, isTold, leave === undefined && beside === undefined);
      return { ...answered(true), read: () => isRight };
    },
  };
}

/** `mayBeHeld`: whether they may hold it by a call whose answer was lost: others may have taken over its buyer since. */
function mayBeGiven(world: World, order: PlacedOrder, mayBeHeld: boolean): boolean {
  if (!isInShop(order) || order.calledBy !== undefined) return false;
  return mayBeHeld || !isBusyWithBuyer(world, order, () => true);
}

/** Who holds an order unawares is given that one, unless it is named. */
function noteTold({ lostCalls }: World, who: Member, isTold: boolean, isOfAll: boolean): void {
  if (!isTold) lostCalls.push(who);
  else if (isOfAll && lostCalls.includes(who)) lostCalls.splice(lostCalls.indexOf(who), 1);
}
