import type { Outcome } from '../contract/orders.ts';
import { closedBy, statusBeforeSent } from '../desk/order-outcomes.ts';
import { wasPickedUp } from '../domain/courier-words.ts';
import { isAnnounced, isAwaited, isBack, type ParcelOutcome } from '../domain/order-outcomes.ts';
import { DELIVERED_STATUS, isCancelled, isClosed, isDelivered, isSent, SENT_STATUS } from '../domain/order-status.ts';
import { isErased, receivableAtMost, sumOfTaka } from '../domain/orders.ts';
import type { ParcelDoubt } from '../domain/parcel-news.ts';
import type { ParcelState } from '../domain/parcels.ts';
import type { Decision } from '../orders/change-order.ts';
import type { OrderDocument, ParcelDocument } from '../platform/database/collections.ts';

type Told = Pick<ParcelDocument, 'courier' | 'state' | 'taka' | 'ahead' | 'collected' | 'events'>;

/** What follows for an order, or why a person is to look at it. Nothing, where it is what its parcel says. */
export interface Becomes {
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

/**
 * What an order becomes by what a person has found out of its parcel: what was noted as taken back, or as back in the shop, was
 * delivered after all.
 */
export function orderBySettled(order: OrderDocument, told: Told): Becomes {
  const isAfterAll = told.state === 'delivered' && isCancelled(order.status) && isBack(order.closedFor);
  if (!isAfterAll || isErased(order)) return orderByParcel(order, told);
  const { decision, ...sum } = deliveredWhole(told);
  // What came with the return is not all that comes.
  const payment = order.payment && { sum: order.payment.sum, at: order.payment.at, beforeClosing: true as const };
  return { decision: { ...decision, order: { ...decision?.order, ...(payment && { payment }) } }, ...sum };
}

const BECOMES: Partial<Record<ParcelState, (order: OrderDocument, told: Told) => Becomes>> = {
  picked: onItsWay,
  outForDelivery: onItsWay,
  delivered(order, told) {
    const { decision, ...sum } = deliveredWhole(told);
    if (isDelivered(order.status)) return order.closedFor ? DIFFERS : sum;
    return isOpenFor(order) ? { decision, ...sum } : DIFFERS;
  },
  partlyDelivered(order, told) {
    if (isDelivered(order.status)) return order.closedFor === 'partlyDelivered' ? {} : DIFFERS;
    if (!isOpenFor(order)) return DIFFERS;
    const paid = paidInAll(order, told);
    return paid === undefined ? { doubt: 'sumUnclear' } : closed(order, 'partlyDelivered', { collected: paid });
  },
  returning(order, told) {
    if (isDelivered(order.status)) return DIFFERS;
    if (!isCancelled(order.status)) return cameBack(order, told, {});
    if (!isAnnounced(order) || isSumKnown(order, told)) return sumDoubt(order, told);
    return cameBack(order, told, { ...order.outcome });
  },
  returned(order, told) {
    const all = order.lines.map(({ _id, quantity }) => ({ _id, quantity }));
    if (isDelivered(order.status)) return DIFFERS;
    if (isCancelled(order.status) && !isAwaited(order)) return sumDoubt(order, told);
    return cameBack(order, told, { ...order.outcome, cameBack: all });
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
  const collected = paidForReturn(order, told) ?? 0;
  const becomes = closed(order, 'returned', { ...outcome, collected });
  return { ...becomes, ...sumDoubt({ ...order, ...becomes.decision?.order }, told) };
}

/** Undefined where it cannot be so much. */
function paidForReturn(order: OrderDocument, told: Told): number | undefined {
  return told.collected ? paidInAll(order, told) : 0;
}

/** Whether a return is recorded with what its courier says that it has collected, as far as that can be. */
function isSumKnown(order: OrderDocument, told: Told): boolean {
  return !told.collected || order.outcome?.collected === (paidForReturn(order, told) ?? 0);
}

/** Whether a person looks at what was collected for a return: also where the count of its goods did not know of it. */
function sumDoubt(order: OrderDocument, told: Told): Becomes {
  if (!told.collected || !isBack(order.closedFor)) return {};
  const isPlain = paidForReturn(order, told) !== undefined && told.ahead === undefined && isSumKnown(order, told);
  return isPlain ? {} : { doubt: 'sumUnclear' };
}

function deliveredWhole({ taka, collected }: Told): Becomes {
  const isOther = collected !== undefined && collected !== taka;
  return {
    decision: { order: { ...NOT_CLOSED, status: DELIVERED_STATUS } },
    ...(isOther && { doubt: 'sumUnclear' }),
  };
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
