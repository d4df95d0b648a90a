import type { OrderItem } from '../contract/order-items.ts';
import type { OrderDocument } from '../database/collections.ts';
import { FIRST_STATUS } from '../domain/order-status.ts';
import { orderTotal } from '../domain/orders.ts';
import type { Customer, Guest } from '../http/access.ts';
import { orderDate } from './order-date.ts';
import type { OrderRequest } from './ordered-quantities.ts';

/** Fields that are stored as the buyer typed them. */
const SAID = ['name', 'photo', 'mobileNumber', 'deliveryAddress', 'info'] as const;

/** The document of an order placed at `now`, in milliseconds: the buyer's fields, and those that the shop decides. */
export function newOrder(buyer: Guest | Customer, said: OrderRequest, lines: OrderItem[], now: number): OrderDocument {
  const { name, photo, mobileNumber, deliveryAddress, info } = said;
  return {
    uid: buyer.role === 'guest' ? null : buyer.uid,
    email: buyer.email,
    name,
    photo,
    mobileNumber,
    deliveryAddress,
    info,
    lines,
    totalPrice: orderTotal(lines),
    createdAt: now,
    date: orderDate(now),
    status: FIRST_STATUS,
    timeline: [{ status: FIRST_STATUS, at: now, by: buyer.role }],
  };
}

/** Whether an order matches this request: the same products and texts, at the total that the buyer saw. */
export function isOrderFor(order: OrderDocument, said: OrderRequest, quantities: Map<string, number>): boolean {
  return (
    order.lines.length === quantities.size &&
    order.lines.every(({ _id, quantity }) => quantities.get(_id) === quantity) &&
    SAID.every((text) => order[text] === said[text]) &&
    isTotal(order.totalPrice, said)
  );
}

/** Whether the buyer saw this total, or sent none. Floating-point sums of taka are off by less than a poisha. */
export function isTotal(total: number, { totalPrice = total }: OrderRequest): boolean {
  return Math.round(totalPrice * 100) === Math.round(total * 100);
}
