import { type AdminStatus, FIRST_STATUS, isClosed, PAID_STATUS } from '../../../domain/order-status.ts';
import { answered, type Call, type Expected, MODIFIED, NOT_FOUND, refused, type Step, UNMODIFIED } from '../call.ts';
import type { Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { PlacedOrder, World } from '../world.ts';
import { someOrder } from './some-order.ts';

/** Anybody may try; only admins may. */
export function setStatus(who: Who, place: number, status: AdminStatus): Step {
  return {
    name: `${who} sets order ${place} to ${status}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order, world) => {
        if (order.status === status) return UNMODIFIED;
        if (isClosed(order.status)) return refused(409, 'order-closed');
        move(order, status);
        if (status === 'Cancel') giveBack(world, order);
        return MODIFIED;
      });
      const what = `PATCH /orders/admin/${id}?status=${encodeURIComponent(status)}` as const;
      return id === undefined ? undefined : { who, what, access: 'admin', writes: 'orders', happen };
    },
  };
}

export function recordPayment(who: Who, place: number, received: boolean): Step {
  return {
    name: `${who} ${received ? 'records' : 'takes back'} the payment of order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order) => {
        if (order.isPaid === received) return UNMODIFIED;
        if (received && order.status === 'Cancel') return refused(409, 'order-cancelled');
        order.isPaid = received;
        if (received && order.status === FIRST_STATUS) move(order, PAID_STATUS);
        else if (!received && order.status === PAID_STATUS) move(order, statusBeforePayment(order));
        return MODIFIED;
      });
      const what = `POST /orders/admin/${id}/payment` as const;
      return id === undefined
        ? undefined
        : { who, what, body: { received }, access: 'admin', writes: 'orders', happen };
    },
  };
}

export function confirmClosed(who: Who, place: number): Step {
  return {
    name: `${who} confirms that order ${place} is closed`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, ({ status }) =>
        isClosed(status) ? answered({ deletedCount: 1 }) : refused(409, 'order-still-active'),
      );
      return id === undefined ? undefined : { who, what: `DELETE /orders/admin/${id}`, access: 'admin', happen };
    },
  };
}

function ofOrder(wanted: string | undefined, happen: (order: PlacedOrder, world: World) => Expected): Call['happen'] {
  return (world: World) => {
    const order = world.orders.find(({ id }) => id === wanted);
    return order ? happen(order, world) : NOT_FOUND;
  };
}

/** The pieces of products that are still counted: a deleted one is not. */
function giveBack({ stock }: World, { lines }: PlacedOrder): void {
  for (const { id, quantity } of lines) {
    const pieces = stock[id];
    if (pieces !== undefined) stock[id] = pieces + quantity;
  }
}

function move(order: PlacedOrder, status: PlacedOrder['status']): void {
  order.status = status;
  order.timeline.push(status);
}

function statusBeforePayment({ timeline }: PlacedOrder): PlacedOrder['status'] {
  return timeline.findLast((status) => status !== PAID_STATUS) ?? FIRST_STATUS;
}
