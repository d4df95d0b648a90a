import { AMOUNT_KINDS, type Amount, type AmountKind, isAmount, isDeducted } from './amounts.ts';
import type { Line, Share, Shared } from './divide-order.ts';
import { CART_LINES_MAXIMUM, QUANTITY_MAXIMUM, TRANSACTION_MAXIMUM } from './limits.ts';
import { orderTotal, sumOfTaka } from './orders.ts';

/** `at`: when it was set, in milliseconds. */
type Dated = Amount & { at?: number };

interface Joinable<One extends Line, Sum extends Dated> extends Shared<One, Sum> {
  timeline?: readonly { event?: string | undefined }[];
}

/**
 * Two orders as one: their lines at their prices, all that is taken off, and one charge: that of the first, where it has
 * one. Undefined where a product has a price in each, or one order cannot hold so much.
 */
export function joinedOrders<One extends Line, Sum extends Dated>(
  first: Joinable<One, Sum>,
  second: Joinable<One, Sum>,
): Share<One, Sum> | undefined {
  const lines = joinedLines(first.lines, second.lines);
  const amounts = joinedAmounts(first, second, orderTotal(lines));
  const isTooMuch =
    lines.length > CART_LINES_MAXIMUM ||
    lines.some(({ quantity }) => quantity > QUANTITY_MAXIMUM) ||
    amounts.some(({ transaction = '' }) => transaction.length > TRANSACTION_MAXIMUM);
  if (isTooMuch || haveTwoPrices(first.lines, second.lines)) return undefined;
  return { lines, totalPrice: orderTotal(lines), amounts, taken: sumsOf(first.taken, second.taken) };
}

function haveTwoPrices(first: readonly Line[], second: readonly Line[]): boolean {
  return second.some((line) => first.some(({ _id, price }) => _id === line._id && price !== line.price));
}

function joinedLines<One extends Line>(first: readonly One[], second: readonly One[]): One[] {
  const more = new Map(second.map(({ _id, quantity }) => [_id, quantity]));
  const both = first.map((line) => ({ ...line, quantity: line.quantity + (more.get(line._id) ?? 0) }));
  return [...both, ...second.filter(({ _id }) => !first.some((line) => line._id === _id))];
}

/** In the order of the table. */
function joinedAmounts<Sum extends Dated>(
  first: Joinable<Line, Sum>,
  second: Joinable<Line, Sum>,
  totalPrice: number,
): Sum[] {
  const amounts = AMOUNT_KINDS.flatMap((wanted) => {
    const [one, other] = [first, second].map((order) => amountOf(order, wanted));
    if (!one || !other) return one ?? other ?? [];
    if (!isDeducted(one)) return isLeftBehind(one, first) ? other : one;
    return summed(one, other);
  });
  // What came for all of the products is no share of another order.
  return amounts.map((amount) => (amount.paidFor === totalPrice ? { ...amount, paidFor: undefined } : amount));
}

/** What came for an order came for its own products, or for those that it had before it was split: not for those that join it. */
function amountOf<Sum extends Dated>({ lines, amounts }: Joinable<Line, Sum>, wanted: AmountKind): Sum | undefined {
  const amount = amounts.find(({ kind }) => kind === wanted);
  if (!amount || !isAmount(amount, 'received')) return amount;
  return { ...amount, paidFor: amount.paidFor ?? orderTotal([...lines]) };
}

/** The time is that of what came first. */
function summed<Sum extends Dated>(one: Sum, other: Sum): Sum {
  const times = [one, other].flatMap(({ at }) => at ?? []);
  const transactions = new Set([one, other].flatMap(({ transaction }) => transaction ?? []));
  return {
    ...one,
    taka: sumOfTaka([one.taka, other.taka]),
    ...(one.paidFor !== undefined && { paidFor: sumOfTaka([one.paidFor, other.paidFor ?? 0]) }),
    ...(times.length > 0 && { at: Math.min(...times) }),
    ...(transactions.size > 0 && { transaction: [...transactions].join(', ') }),
  };
}

/** Whether a charge is 0 because the order was split from another one, with which the charge stayed. */
function isLeftBehind({ taka }: Amount, { timeline = [] }: Joinable<Line, Amount>): boolean {
  return taka === 0 && timeline.some(({ event }) => event === 'splitFrom');
}

function sumsOf(first: Shared<Line, Amount>['taken'] = {}, second: Shared<Line, Amount>['taken'] = {}) {
  const ids = new Set([...Object.keys(first), ...Object.keys(second)]);
  if (ids.size === 0) return undefined;
  return Object.fromEntries([...ids].map((id) => [id, (first[id] ?? 0) + (second[id] ?? 0)]));
}
