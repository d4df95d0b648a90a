import { type AdminStatus, FIRST_STATUS, isClosed, PAID_STATUS } from '../../../domain/order-status.ts';
import { answered, MODIFIED, refused, type Step, UNMODIFIED } from '../call.ts';
import type { Who } from '../cast.ts';
import type { Known } from '../known.ts';
import { giveBack, move, ofOrder, piecesOf, statusBeforePayment } from './change-order.ts';
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
        if (status === 'Cancel') giveBack(world, piecesOf(order));
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
        const { paid, parcel } = order;
        if (received ? paid !== undefined && (!parcel || paid === parcel.collected) : paid === undefined)
          return UNMODIFIED;
        if (received && order.status === 'Cancel' && !parcel) return refused(409, 'order-cancelled');
        order.paid = received ? (parcel?.collected ?? order.total) : undefined;
        if (received && order.status === FIRST_STATUS) move(order, PAID_STATUS);
        else if (!received && order.status === PAID_STATUS) move(order, statusBeforePayment(order.timeline));
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
