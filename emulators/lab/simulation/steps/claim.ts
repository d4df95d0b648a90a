import { isClosed } from '@aloghor/functions/domain/order-status';
import { answered, type Expected, MODIFIED, NOT_FOUND, rejected, type Step, UNMODIFIED } from '../call.ts';
import { isMember, type Member, type Who } from '../cast.ts';
import { isBusyWithBuyer, mayBeHeldUntold } from '../held-calls.ts';
import type { PlacedOrder, World } from '../world.ts';
import { isInShop, ofOrder, someHeldOrder, someOrder } from './change-order.ts';

/** Works on a chosen order, or goes on with it; with `takeOver` whoever else is busy with it or its buyer. */
export function claim(who: Who, place: number, takeOver: boolean): Step {
  return {
    name: `${who} ${takeOver ? 'takes over' : 'claims'} order ${place}`,
    prepare(known) {
      const id = someOrder(known, place)?.id;
      if (id === undefined) return undefined;
      const happen = ofOrder(id, (order, world, said) => {
        if (!isMember(who)) return NOT_FOUND; // it was rejected before
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        if (!isInShop(order)) return rejected(409, 'order-sent-out');
        const wasTold = order.calledBy !== undefined;
        if (!takeOver) {
          const mayBeHeld = !wasTold && mayBeHeldUntold(world, who) && said?.body.code === 'claimed';
          if (mayBeHeld || isWithAnother(world, order, who)) return rejected(409, 'claimed');
        }
        const isTaken = wasTold && order.calledBy !== who;
        order.calledBy = who;
        const isKnown = wasTold || !mayBeHeldUntold(world, who);
        const shown = [known.emailOf(who), ...(isKnown ? [isTaken] : [])];
        return {
          ...answered(shown),
          read: ({ claim, takenFrom }) => [claim.by, ...(isKnown ? [takenFrom !== undefined] : [])],
        };
      });
      const body = takeOver ? { takeOver } : {};
      return {
        who,
        what: `POST /desk/${id}/claim`,
        body,
        access: 'desk:work',
        writes: 'desk',
        ...(takeOver && { takesOver: id }),
        happen,
      };
    },
  };
}

/** Of their own orders not even another one of the buyer keeps anybody from going on with one. */
function isWithAnother(world: World, order: PlacedOrder, who: Member): boolean {
  if (order.calledBy !== undefined) return order.calledBy !== who;
  return isBusyWithBuyer(world, order, (one) => one !== who);
}

/** Gives an order back, mostly one of their own: on leaving its card, or logging out. */
export function giveBackCall(who: Who, place: number): Step {
  return {
    name: `${who} gives order ${place} of theirs back`,
    prepare(known) {
      const id = someHeldOrder(known, who, place)?.id;
      const happen = ofOrder(id, (order, world): Expected => {
        const isOwn = order.calledBy === who;
        const mayBeOwn = order.calledBy === undefined && isMember(who) && world.lostCalls.includes(who);
        if (isOwn) order.calledBy = undefined;
        if (mayBeOwn) return { status: 200 };
        return isOwn ? MODIFIED : UNMODIFIED;
      });
      const what = `DELETE /desk/${id}/claim` as const;
      return id === undefined ? undefined : { who, what, access: 'desk:work', writes: 'desk', happen };
    },
  };
}
