import { type Amount, amountsOf, isDeducted, signedTaka } from './amounts.ts';
import { CANCELLED_STATUS, isCancelled, isDelivered, mayBecome, type OrderStatus } from './order-status.ts';

/** In place of an e-mail in a guest's order. */
export const GUEST_EMAIL = 'WithOut LogIn Order';

/** Whether the mobile number of an order was erased, and with it what the shop knew of its buyer: nothing is to fill that up again. */
export function isErased({ mobileNumber }: { mobileNumber: string }): boolean {
  return mobileNumber === '';
}

/** Total in taka, exact to two decimals: summed in poisha. */
export function orderTotal(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((poisha, line) => poisha + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

/** The sum of amounts in taka, exact to two decimals. */
export function sumOfTaka(amounts: number[]): number {
  return orderTotal(amounts.map((price) => ({ price, quantity: 1 })));
}

interface Owed {
  totalPrice: number;
  amounts?: readonly Amount[] | undefined;
  outcome?: { collected: number } | undefined;
}

/** Whether money was received for an order; its status alone does not say. An advance is not in it. */
export function isPaid({ payment }: { payment?: object | undefined }): boolean {
  return payment !== undefined;
}

/** What an order is worth, in taka: its products, and what is sold with them. */
export function orderValue(order: Omit<Owed, 'outcome'>): number {
  return sumOfTaka([order.totalPrice, ...amountsOf(order, 'sold').map(signedTaka)]);
}

/** In taka: buyers round up, and some pay the delivery of a parcel that they return. */
const BEYOND_WORTH_MAXIMUM = 1_000;

/** The most that can be deducted from an order, or received for it, in taka: more is a typing error. */
export function receivableAtMost(order: Owed): number {
  return sumOfTaka([orderValue(order), BEYOND_WORTH_MAXIMUM]);
}

/** The deductions from what an order is worth, in taka. */
export function deductions(order: Pick<Owed, 'amounts'>): number {
  return sumOfTaka(
    amountsOf(order)
      .filter(isDeducted)
      .map(({ taka }) => taka),
  );
}

/** What was received for an order, in taka: its payment, and what came ahead of it. */
export function sumReceived(order: Pick<Owed, 'amounts'> & { payment?: { sum: number } | undefined }): number {
  return sumOfTaka([order.payment?.sum ?? 0, ...amountsOf(order, 'received').map(({ taka }) => taka)]);
}

/**
 * Whether its buyer may cancel an order: until it moves on, the shop has confirmed it, or money came for it, which
 * somebody has to give back.
 */
export function mayBuyerCancel({
  status,
  confirmedAt,
  ...order
}: Parameters<typeof sumReceived>[0] & { status: OrderStatus; confirmedAt?: number | undefined }): boolean {
  return mayBecome(status, CANCELLED_STATUS, 'buyer') && confirmedAt === undefined && sumReceived(order) === 0;
}

/**
 * What is to be collected for an order, in taka, exact to two decimals. Never below 0. Of a parcel that came back, whole
 * or in part, it is what was collected.
 */
export function toCollect(order: Owed): number {
  const { totalPrice, outcome } = order;
  if (outcome) return outcome.collected;
  return Math.max(0, sumOfTaka([totalPrice, ...amountsOf(order).map(signedTaka)]));
}

/**
 * What is still to be collected for an order, in taka: what is left after its payment, and nothing for a cancelled one,
 * unless something was collected for its parcel.
 */
export function sumToCollect(order: Owed & { status: OrderStatus; payment?: { sum: number } | undefined }): number {
  if (isCancelled(order.status) && !order.outcome) return 0;
  return Math.max(0, sumOfTaka([toCollect(order), -(order.payment?.sum ?? 0)]));
}

/** Whether money was received for an order, and nothing is left to be collected. */
export function isPaidInFull(order: Parameters<typeof sumToCollect>[0]): boolean {
  return isPaid(order) && sumToCollect(order) === 0;
}

/**
 * What is still to come for an order that was delivered, or returned with something collected, in taka. A payment that was
 * recorded before its closing leaves the rest to come; a later one is all that comes, be it less than was to be collected.
 */
export function stillToCome(
  order: Owed & { status: OrderStatus; payment?: { sum: number; beforeClosing?: true | undefined } | undefined },
): number {
  const { status, payment, outcome } = order;
  const isOwed = isDelivered(status) || outcome !== undefined;
  return isOwed && (!payment || payment.beforeClosing) ? sumToCollect(order) : 0;
}

/** How an order that the staff entered reached the shop; its buyer does not see it. */
export const ORDER_SOURCES = ['messenger', 'telephone', 'fair'] as const;

export type OrderSource = (typeof ORDER_SOURCES)[number];
