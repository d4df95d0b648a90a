import { isDeepStrictEqual } from 'node:util';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { answered, type Expected, MODIFIED, rejected, type Step, UNMODIFIED } from '../call.ts';
import { isMember, type Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { PlacedOrder } from '../world.ts';
import { giveBack, move, ofOrder, quantitiesOf, someOrder } from './change-order.ts';

/** Packs an order, or says that it is not packed. */
export function setPacked(who: Who, place: number, packed: boolean): Step {
  return {
    name: `${who} ${packed ? 'packs' : 'unpacks'} order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      if (id === undefined) return undefined;
      return {
        who,
        what: `POST /orders/admin/${id}/packed`,
        body: { packed },
        access: 'packing:change',
        writes: 'desk',
        happen: ofOrder(id, (order, _world, said) => {
          const problem = whyNotPacked(order);
          if (problem) return problem;
          if (packed && order.packedBy !== undefined) {
            // The same scan is the same for a minute, which a busy machine may need.
            const isSameScan = order.packedBy === who && said?.status === 200;
            return isSameScan ? packedBy(known.emailOf(order.packedBy)) : rejected(409, 'already-packed');
          }
          order.packedBy = packed && isMember(who) ? who : undefined;
          return packedBy(order.packedBy && known.emailOf(order.packedBy));
        }),
      };
    },
  };
}

function whyNotPacked({ status }: PlacedOrder): Expected | undefined {
  if (status === 'Cancel') return rejected(409, 'order-cancelled');
  if (isClosed(status)) return rejected(409, 'order-closed');
  return status === 'Out for Delivery' ? rejected(409, 'order-sent-out') : undefined;
}

function packedBy(email: string | undefined): Expected {
  return { ...answered(email), read: ({ packed }) => packed?.by };
}

/** A parcel that came back is found by its code. */
export function scan(who: Who, place: number): Step {
  return {
    name: `${who} scans order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      if (id === undefined) return undefined;
      const code = encodeURIComponent(`https://shop.example/track?id=${id}`);
      const happen = ofOrder(id, ({ status }) => ({
        ...answered({ id, status }),
        read: (body) => ({ id: body._id, status: body.status }),
      }));
      return { who, what: `GET /packing/scan?code=${code}`, access: 'packing:read', happen };
    },
  };
}

/** A whole parcel came back, as it is counted; `more`: so many of its first line too many. */
export function recordReturn(who: Who, place: number, more: 0 | 1): Step {
  return {
    name: `${who} counts what came back of order ${place}${more ? ', wrongly' : ''}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      if (!wanted) return undefined;
      const counted = countedIn(wanted, more);
      const happen = ofOrder(wanted.id, (order, world) => {
        if (order.closedFor === 'returned') return UNMODIFIED;
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        if (order.status !== 'Out for Delivery') return rejected(409, 'order-not-sent');
        if (!isDeepStrictEqual(counted, quantitiesOf(order))) return rejected(409, 'parcel-incomplete');
        move(order, 'Cancel');
        order.closedFor = 'returned';
        order.parcel = { cameBack: counted, collected: 0 };
        giveBack(world, counted);
        return MODIFIED;
      });
      const cameBack = Object.entries(counted).map(([_id, quantity]) => ({ _id, quantity }));
      const what = `POST /orders/admin/${wanted.id}/returned` as const;
      return { who, what, body: { reason: 'late', cameBack }, access: 'packing:change', writes: 'orders', happen };
    },
  };
}

function countedIn(order: PlacedOrder, more: number): Record<string, number> {
  const [first] = order.lines;
  return { ...quantitiesOf(order), ...(first && { [first.id]: first.quantity + more }) };
}
