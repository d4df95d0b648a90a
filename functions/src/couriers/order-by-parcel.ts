import type { Outcome } from '../contract/orders.ts';
import { closedBy, statusBeforeSent } from '../desk/order-outcomes.ts';
import { wasPickedUp } from '../domain/courier-words.ts';
import { isAwaited, type ParcelOutcome } from '../domain/order-outcomes.ts';
import { DELIVERED_STATUS, isCancelled, isClosed, isDelivered, isSent, SENT_STATUS } from '../domain/order-status.ts';
import { isErased, receivableAtMost, sumOfTaka } from '../domain/orders.ts';
import type { ParcelDoubt } from '../domain/parcel-news.ts';
import type { ParcelState } from '../domain/parcels.ts';
import type { Decision } from '../orders/change-order.ts';
import type { OrderDocument, ParcelDocument } from '../platform/database/collections.ts';

type Told = Pick<ParcelDocument, 'courier' | 'state' | 'taka' | 'ahead' | 'collected' | 'events'>;

/** What follows for an order, or why a person is to look at it. Nothing, where it is what its parcel says. */
interface Becomes {
  decision?: Pick<Decision, 'order' | 'event' | 'pieces' | 'audited'>;
  doubt?: Extract<ParcelDoubt, 'orderDiffers' | 'sumUnclear'>;
}

const DIFFERS: Becomes = { doubt: 'orderDiffers' };

/** What an order becomes by its parcel; where people have made something else of it, or its buyer was erased, it stays. */
export function orderByParcel(order: OrderDocument, told: Told): Becomes {
  const becomes = BECOMES[told.state]?.(order, told) ?? {};
  const status = becomes.decision?.order?.status;
  return isErased(order) && status && !isClosed(status) ? DIFFERS : becomes;
}

const BECOMES: Partial<Record<ParcelState, (order: OrderDocument, told: Told) => Becomes>> = {
  picked: onItsWay,
  outForDelivery: onItsWay,
  delivered(order, { taka, collected }) {
    const sum: Becomes = collected === undefined || collected === taka ? {} : { doubt: 'sumUnclear' };
    if (isDelivered(order.status)) return order.closedFor ? DIFFERS : sum;
    if (!isOpenFor(order)) return DIFFERS;
    return { decision: { order: { ...NOT_CLOSED, status: DELIVERED_STATUS } }, ...sum };
  },
  partlyDelivered(order, told) {
    if (isDelivered(order.status)) return order.closedFor === 'partlyDelivered' ? {} : DIFFERS;
    if (!isOpenFor(order)) return DIFFERS;
    const paid = paidInAll(order, told);
    return paid === undefined ? { doubt: 'sumUnclear' } : closed(order, 'partlyDelivered', { collected: paid });
  },
  returning(order, told) {
    if (isCancelled(order.status)) return {};
    return isDelivered(order.status) ? DIFFERS : cameBack(order, told, {});
  },
  returned(order, told) {
    const all = order.lines.map(({ _id, quantity }) => ({ _id, quantity }));
    if (isCancelled(order.status) && !isAwaited(order)) return {};
    return isDelivered(order.status) ? DIFFERS : cameBack(order, told, { ...order.outcome, cameBack: all });
  },
  cancelled(order, { courier, events }) {
    if (isSent(order.status)) return { decision: inShopAgain(order) };
    const isComing = order.closedFor === 'returned' && isAwaited(order);
    return isComing && !wasPickedUp(courier, events) ? { decision: inShopAgain(order) } : {}; // its goods never left
  },
};

function inShopAgain(order: OrderDocument): Becomes['decision'] {
  const status = statusBeforeSent({ ...order, status: SENT_STATUS });
  return { order: { ...NOT_CLOSED, status }, event: 'notSent' };
}

const NOT_CLOSED = { closedFor: undefined, outcome: undefined };

function onItsWay(order: OrderDocument): Becomes {
  if (isSent(order.status) || isDelivered(order.status)) return {};
  return isOpenFor(order) ? { decision: { order: { ...NOT_CLOSED, status: SENT_STATUS } } } : DIFFERS;
}

/** Whether it waits for its parcel: also one that its courier was bringing back, and then tried once more. */
function isOpenFor(order: OrderDocument): boolean {
  return !isClosed(order.status) || (isCancelled(order.status) && isAwaited(order));
}

/**
 * A return for which the buyer has paid something. What she cannot have paid is counted as nothing until a person has looked,
 * and of what she had paid before, a person says what goes back.
 */
function cameBack(order: OrderDocument, told: Told, outcome: Partial<Outcome>): Becomes {
  const paid = told.collected ? paidInAll(order, told) : 0;
  const becomes = closed(order, 'returned', { ...outcome, collected: paid ?? 0 });
  const isUnclear = paid === undefined || (paid > 0 && told.ahead !== undefined);
  return isUnclear ? { ...becomes, doubt: 'sumUnclear' } : becomes;
}

/**
 * What the buyer has paid with what was collected at the door, in taka; undefined where that cannot be. The payment of the order
 * may have that in it already: what came before is what had come when the parcel was booked.
 */
function paidInAll(order: OrderDocument, { ahead = 0, collected }: Told): number | undefined {
  if (collected === undefined) return undefined;
  const paid = sumOfTaka([ahead, collected]);
  return paid <= receivableAtMost(order) ? paid : undefined;
}

/** Couriers do not say why it came back, and which products: who unpacks it does. */
function closed(order: OrderDocument, as: ParcelOutcome, outcome: Partial<Outcome> & { collected: number }): Becomes {
  return { decision: closedBy(order, as, { reason: 'other', cameBack: [], ...outcome }) };
}
