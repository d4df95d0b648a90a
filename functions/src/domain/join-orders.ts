import { AMOUNT_KINDS, type Amount, isDeducted } from './amounts.ts';
import type { Line, Share, Shared } from './divide-order.ts';
import { CART_LINES_MAXIMUM, QUANTITY_MAXIMUM, TRANSACTION_MAXIMUM } from './limits.ts';
import { orderTotal, sumOfTaka } from './orders.ts';

/**
 * Two orders as one: their lines at their prices, all that is taken off, and one charge: that of the first, where it has
 * one. Undefined where a product has a price in each, or one order cannot hold so much.
 */
export function joinedOrders<One extends Line, Sum extends Amount>(
  first: Shared<One, Sum>,
  second: Shared<One, Sum>,
): Share<One, Sum> | undefined {
  const lines = joinedLines(first.lines, second.lines);
  const amounts = joinedAmounts(first.amounts, second.amounts);
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
function joinedAmounts<Sum extends Amount>(first: readonly Sum[], second: readonly Sum[]): Sum[] {
  return AMOUNT_KINDS.flatMap((wanted) => {
    const [one, other] = [first, second].map((amounts) => amounts.find(({ kind }) => kind === wanted));
    if (!one || !other) return one ?? other ?? [];
    if (!isDeducted(one)) return one;
    const transactions = new Set([one, other].flatMap(({ transaction }) => transaction ?? []));
    return {
      ...one,
      taka: sumOfTaka([one.taka, other.taka]),
      ...(transactions.size > 0 && { transaction: [...transactions].join(', ') }),
    };
  });
}

function sumsOf(first: Shared<Line, Amount>['taken'] = {}, second: Shared<Line, Amount>['taken'] = {}) {
  const ids = new Set([...Object.keys(first), ...Object.keys(second)]);
  if (ids.size === 0) return undefined;
  return Object.fromEntries([...ids].map((id) => [id, (first[id] ?? 0) + (second[id] ?? 0)]));
}
