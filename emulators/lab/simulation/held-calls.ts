import type { Member, Who } from './cast.ts';
import { isInShop } from './steps/change-order.ts';
import type { PlacedOrder, World } from './world.ts';

/** The orders that somebody is known to work on. */
export function ordersHeldBy({ orders }: World, who: Member): PlacedOrder[] {
  return orders.filter((order) => order.calledBy === who && isInShop(order));
}

/** Whether one of these people is known to work on another order of the same buyer. */
export function isBusyWithBuyer({ orders }: World, order: PlacedOrder, isOne: (who: Member) => boolean): boolean {
  return orders.some(
    (other) =>
      other !== order &&
      other.buyer === order.buyer &&
      isInShop(other) &&
      other.calledBy !== undefined &&
      isOne(other.calledBy),
  );
}

/** Whether somebody else may work on an order of which no answer has told. */
export function mayBeHeldUntold({ lostCalls }: World, who: Who): boolean {
  return lostCalls.some((one) => one !== who);
}
