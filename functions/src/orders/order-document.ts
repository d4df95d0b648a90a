import { hash } from 'node:crypto';
import { withOrderAliases } from '../contract/older-clients.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { Order } from '../contract/orders.ts';
import type { Amount } from '../domain/amounts.ts';
import { CHECKOUT_FIELDS, type CheckoutSums, inCheckoutFields } from '../domain/checkout.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { FIRST_STATUS } from '../domain/order-status.ts';
import { orderTotal, toCollect } from '../domain/orders.ts';
import { placeOf } from '../domain/places.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { Customer, Guest } from '../platform/http/access.ts';
import { type ByHand, fieldsByHand } from './order-by-hand.ts';
import { orderDate } from './order-date.ts';
import type { OrderRequest } from './order-quantities.ts';

/** Fields of an order that the shop gives it; `now` in milliseconds. */
interface Given {
  orderNumber: string;
  now: number;
  amounts?: readonly Amount[];
  byHand?: ByHand | undefined;
}

/** The document of a new order: the buyer's fields, and those that the shop decides. */
export function newOrder(
  buyer: Guest | Customer,
  request: OrderRequest,
  lines: OrderItem[],
  { orderNumber, now, amounts = [], byHand }: Given,
): OrderDocument {
  const { name, photo, mobileNumber, place, deliveryAddress, info, language, recipientNotice } = request;
  const order: OrderDocument = {
    number: orderNumber,
    uid: uidOf(buyer),
    email: buyer.email,
    name,
    photo,
    mobileNumber,
    courierPhone: courierPhone(mobileNumber),
    place: place && placeOf(place),
    deliveryAddress,
    info,
    language,
    recipientNotice: recipientNotice && { version: recipientNotice, at: now },
    lines,
    totalPrice: orderTotal(lines),
    askedHash: requestHash(request, new Map(lines.map(({ _id, quantity }) => [_id, quantity])), byHand),
    askedTotal: orderTotal(lines),
    createdAt: now,
    date: orderDate(now),
    amounts: amounts.map((amount) => ({ ...amount, at: now })),
    status: FIRST_STATUS,
    timeline: [{ status: FIRST_STATUS, at: now, by: buyer.role }],
  };
  return byHand ? { ...order, ...fieldsByHand(order, byHand) } : order;
}

/** Whose account an order is of; null for a guest's. */
export function uidOf(buyer: Guest | Customer): string | null {
  return buyer.role === 'guest' ? null : buyer.uid;
}

/**
 * A hash of all that is asked for, but the sums, which a request may leave out, and what the server decides. What a request does not
 * have changes nothing, so that a repeat finds the order that was placed before the release with a further field.
 */
function requestHash(request: OrderRequest, quantities: Map<string, number>, byHand?: ByHand): string {
  const { orderItems, orderProducts, email, totalPrice, language, recipientNotice, begunAsGuest, ...told } = request;
  const { by, ...ofStaff } = byHand ?? {};
  const asked = [Object.fromEntries(quantities), { ...told, ...inCheckoutFields(undefined) }, ofStaff].map((fields) =>
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const inOrder = asked.map((fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return hash('sha256', JSON.stringify(inOrder));
}

/**
 * Whether an order was placed by this request: the same products and texts, at the total that the buyer saw. Compared
 * with the original request, because the shop may have corrected the order.
 */
export function isOrderFor(
  order: OrderDocument,
  request: OrderRequest,
  quantities: Map<string, number>,
  byHand?: ByHand,
): boolean {
  return order.askedHash === requestHash(request, quantities, byHand) && isTotal(order.askedTotal, request);
}

/** Whether the buyer saw this total, or sent none. */
export function isTotal(total: number, { totalPrice = total }: Pick<OrderRequest, 'totalPrice'>): boolean {
  return isSameTaka(totalPrice, total);
}

/** Whether the buyer saw these amounts, or sent none of a kind. */
export function areSums(sums: CheckoutSums, request: OrderRequest): boolean {
  return CHECKOUT_FIELDS.every((field) => isSum(sums[field], request[field]));
}

function isSum(taka: number | undefined, seen = taka): boolean {
  return taka === seen || isSameTaka(taka ?? Number.NaN, seen ?? Number.NaN);
}

/** Floating-point sums of taka are off by less than a poisha. */
function isSameTaka(one: number, other: number): boolean {
  return Math.round(one * 100) === Math.round(other * 100);
}

/** An order for the reply. A document with malformed lines passes here, and fails when the reply is parsed. */
export function answerOrder({ lines, ...order }: Stored<OrderDocument>): Order {
  return withOrderAliases({ ...order, toCollect: toCollect(order), orderItems: lines });
}
