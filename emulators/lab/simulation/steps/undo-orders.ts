import { isDeepStrictEqual } from 'node:util';
import type { ParcelOutcome } from '@aloghor/functions/domain/order-outcomes';
import { FIRST_STATUS, isClosed } from '@aloghor/functions/domain/order-status';
import { MODIFIED, NOT_FOUND, rejected, type Step, UNMODIFIED } from '../call.ts';
import type { CustomerName, Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Parcel, PlacedOrder, World } from '../world.ts';
import { giveBack, move, ofOrder, quantitiesOf, someOrder } from './change-order.ts';

/** In poisha: a part of the delivery charge. */
const COLLECTED = 700;

/** A parcel comes back: whole, or one of its first line. */
export function comeBack(who: Who, place: number, outcome: ParcelOutcome, received: boolean): Step {
  return {
    name: `${who} records that order ${place} is ${outcome}${received ? ', with the money' : ''}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      if (!wanted) return undefined;
      const cameBack = outcome === 'returned' ? quantitiesOf(wanted) : oneOf(wanted);
      const parcel: Parcel = { cameBack, collected: COLLECTED };
      const happen = ofOrder(wanted.id, (order, world) => {
        if (outcome === 'partlyDelivered' && isDeepStrictEqual(cameBack, quantitiesOf(order)))
          return rejected(400, 'bad-input');
        const status = outcome === 'returned' ? 'Cancel' : 'Delivered';
        if (order.status === status && isDeepStrictEqual(order.parcel, parcel)) return UNMODIFIED;
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        move(order, status);
        order.parcel = parcel;
        if (outcome === 'returned') order.closedFor = outcome;
        if (received && COLLECTED > (order.paid ?? 0)) {
          order.paidBefore = order.paid;
          order.paid = COLLECTED;
          order.isPaidWithClosing = true;
        }
        giveBack(world, cameBack);
        return MODIFIED;
      });
      const body = {
        outcome,
        reason: 'late',
        received,
        collected: COLLECTED / 100,
        cameBack: Object.entries(cameBack).map(([_id, quantity]) => ({ _id, quantity })),
      };
      const what = `POST /orders/admin/${wanted.id}/outcome` as const;
      return { who, what, body, access: 'orders:change', writes: 'orders', happen };
    },
  };
}

function oneOf({ lines: [first] }: PlacedOrder): Record<string, number> {
  return first ? { [first.id]: 1 } : {};
}

/** Only what the closing call recorded is taken back. */
export function reopen(who: Who, place: number): Step {
  return {
    name: `${who} opens order ${place} again`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order, world) => {
        if (!isClosed(order.status)) return UNMODIFIED;
        if (order.closedFor === 'joined') return rejected(409, 'order-joined');
        const quantities = order.parcel?.cameBack ?? (order.status === 'Cancel' ? quantitiesOf(order) : {});
        if (isShort(world, quantities)) return rejected(409, 'out-of-stock');
        giveBack(world, Object.fromEntries(Object.entries(quantities).map(([one, quantity]) => [one, -quantity])));
        move(order, statusBeforeClosing(order));
        if (order.isPaidWithClosing) order.paid = order.paidBefore;
        order.isPaidWithClosing = false;
        order.parcel = undefined;
        order.closedFor = undefined;
        return MODIFIED;
      });
      const what = `POST /orders/admin/${id}/reopen` as const;
      return id === undefined ? undefined : { who, what, access: 'orders:change', writes: 'orders', happen };
    },
  };
}

/** Nothing is said of money. */
export function undoSent(who: Who, place: number): Step {
  return {
    name: `${who} undoes the hand-over of order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order) => {
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        if (order.status !== 'Out for Delivery') return UNMODIFIED;
        const before = order.timeline.findLast((status) => status !== 'Out for Delivery' && !isClosed(status));
        move(order, order.paid === undefined ? (before ?? FIRST_STATUS) : 'Payment successful');
        return MODIFIED;
      });
      const what = `POST /orders/admin/${id}/undo-sent` as const;
      return id === undefined ? undefined : { who, what, access: 'orders:send', writes: 'orders', happen };
    },
  };
}

function isShort({ stock }: World, quantities: Record<string, number>): boolean {
  return Object.entries(quantities).some(([id, quantity]) => (stock[id] ?? quantity) < quantity);
}

function statusBeforeClosing({ timeline }: PlacedOrder): PlacedOrder['status'] {
  return timeline.findLast((status) => !isClosed(status)) ?? FIRST_STATUS;
}

/** The order may be another customer's. */
export function cancelOwn(who: CustomerName, place: number): Step {
  return {
    name: `${who} cancels order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order, world) => {
        if (order.buyer !== who) return NOT_FOUND;
        if (order.status === 'Cancel') return UNMODIFIED;
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        if (order.status !== FIRST_STATUS) return rejected(409, 'order-confirmed');
        move(order, 'Cancel');
        giveBack(world, quantitiesOf(order));
        return MODIFIED;
      });
      const what = `POST /orders/${id}/cancel` as const;
      return id === undefined ? undefined : { who, what, access: 'own-orders:manage', writes: 'orders', happen };
    },
  };
}
