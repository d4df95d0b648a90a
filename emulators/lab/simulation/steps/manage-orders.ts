import { FIRST_STATUS, isClosed, PAID_STATUS, type StaffStatus } from '@aloghor/functions/domain/order-status';
import { answered, type Expected, MODIFIED, rejected, type Step, UNMODIFIED } from '../call.ts';
import type { Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { PlacedOrder } from '../world.ts';
import { giveBack, move, ofOrder, quantitiesOf, someOrder, statusBeforePayment } from './change-order.ts';
import { hasAdvance, toCollect, withoutAdvance } from './set-amounts.ts';

/** In poisha: how far the sum that an admin has seen may be from the current one. */
export type SeenSum = 0 | 100;

/** Anybody may try; only admins may. With a seen sum its payment is recorded too. */
export function setStatus(who: Who, place: number, status: StaffStatus, off?: SeenSum): Step {
  const isPaid = off !== undefined;
  return {
    name: `${who} sets order ${place} to ${status}${isPaid ? `, paid, with a sum seen that is off by ${off}` : ''}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      if (!wanted) return undefined;
      const seen = toCollect(wanted) + (off ?? 0);
      const happen = ofOrder(wanted.id, (order, world) => {
        const isMoved = order.status !== status;
        if (isMoved && isClosed(order.status)) return rejected(409, 'order-closed');
        const problem = isPaid && paymentProblem({ ...order, status }, seen);
        if (problem) return problem;
        const isRecorded = isPaid && order.paid !== seen;
        if (!isMoved && !isRecorded) return UNMODIFIED;
        if (isMoved) move(order, status);
        if (isMoved && status === 'Cancel') giveBack(world, quantitiesOf(order));
        if (isRecorded) {
          order.paidBefore = order.paid;
          order.paid = seen;
          order.isPaidWithClosing = isMoved && isClosed(status);
        }
        return MODIFIED;
      });
      const what = `PATCH /orders/admin/${wanted.id}?status=${encodeURIComponent(status)}` as const;
      const body = isPaid ? { received: true, toCollect: seen / 100 } : undefined;
      return { who, what, body, access: 'orders:change', writes: 'orders', happen };
    },
  };
}

/** Why the sum that an admin has seen is not recorded. */
function paymentProblem(order: PlacedOrder, seen: number): Expected | undefined {
  const { paid, parcel, status } = order;
  if (toCollect(order) !== seen) return rejected(409, 'sum-changed');
  if (paid === seen) return undefined;
  if (status === 'Cancel' && !parcel?.collected) return rejected(409, 'order-cancelled');
  const isSettled = paid !== undefined && (!parcel || paid === parcel.collected);
  return isSettled ? rejected(409, 'payment-recorded') : undefined;
}

export function recordPayment(who: Who, place: number, received: boolean): Step {
  return {
    name: `${who} ${received ? 'records' : 'takes back'} the payment of order ${place}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, (order) => {
        const { paid, parcel } = order;
        const isCancelled = order.status === 'Cancel';
        const givesAdvanceBack = isCancelled && !(paid !== undefined && parcel) && hasAdvance(order);
        const isDone = received
          ? paid !== undefined && (!parcel || paid === parcel.collected)
          : paid === undefined && !givesAdvanceBack;
        if (isDone) return UNMODIFIED;
        if (received && isCancelled && !parcel?.collected) return rejected(409, 'order-cancelled');
        order.paid = received ? toCollect(order) : undefined;
        if (!received && givesAdvanceBack) order.amounts = withoutAdvance(order);
        order.isPaidWithClosing = false;
        if (received && order.status === FIRST_STATUS) move(order, PAID_STATUS);
        else if (!received && order.status === PAID_STATUS) move(order, statusBeforePayment(order.timeline));
        return MODIFIED;
      });
      const what = `POST /orders/admin/${id}/payment` as const;
      return id === undefined
        ? undefined
        : { who, what, body: { received }, access: 'orders:change', writes: 'orders', happen };
    },
  };
}

export function confirmClosed(who: Who, place: number): Step {
  return {
    name: `${who} confirms that order ${place} is closed`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      const happen = ofOrder(id, ({ status }) =>
        isClosed(status) ? answered({ deletedCount: 1 }) : rejected(409, 'order-still-active'),
      );
      return id === undefined
        ? undefined
        : { who, what: `DELETE /orders/admin/${id}`, access: 'orders:change', happen };
    },
  };
}
