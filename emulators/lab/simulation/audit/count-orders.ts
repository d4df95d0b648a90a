import { isInShop } from '@aloghor/functions/domain/order-status';
import type { OrderDocument } from '@aloghor/functions/src/platform/database/collections';
import type { OrderPage } from '../call.ts';
import { isMember } from '../cast.ts';
import type { Click, Known } from '../known.ts';
import type { Found } from './found.ts';

export interface OrderCounts {
  /** Acknowledged orders that are not there. */
  lost: number;
  /** Orders beyond the one of their key, and orders whose every click was rejected. */
  double: number;
  /** Totals that match the prices at no moment between call and answer. */
  wrongTotals: number;
  /** Mobile numbers that two people call: who holds an order of one is to be the only one who holds any, but for what was taken over. */
  doubleCalls: number;
}

/** Compares the clicks on the order button with the orders that exist, independently of the model. */
export function countOrders({ clicks, takenOver }: Known, { orders, desks }: Found): OrderCounts {
  const chosen = desks.filter(({ _id }) => !takenOver.has(_id));
  const counts = { lost: 0, double: 0, wrongTotals: 0, doubleCalls: countDoubleCalls({ orders, desks: chosen }) };
  for (const wanted of new Set(clicks.map(({ page }) => wantedOrder(page)))) {
    const group = clicks.filter(({ page }) => wantedOrder(page) === wanted);
    const pages = new Set(group.map(({ page }) => infoOf(page)));
    const placed = orders.filter((order) => pages.has(pageIn(order)) && !isSplitFrom(order));
    counts.lost += countLost(group, placed);
    counts.double += Math.max(0, placed.length - mostOrders(group));
    const asOrdered = placed.filter((order) => !isRearranged(order)); // what the others hold is for the model to say
    counts.wrongTotals += asOrdered.filter((order) => !group.some((click) => isTotalOf(click, order))).length;
  }
  return counts;
}

function countDoubleCalls({ orders, desks }: Pick<Found, 'orders' | 'desks'>): number {
  const holders = new Map(desks.map(({ _id, claim }) => [_id, claim?.by]));
  const inShop = orders.filter(({ status }) => isInShop(status));
  const callersOf = (wanted: string) =>
    inShop.flatMap(({ _id, mobileNumber }) => (mobileNumber === wanted && holders.get(_id)) || []);
  const numbers = [...new Set(inShop.map(({ mobileNumber }) => mobileNumber))];
  return numbers.filter((number) => new Set(callersOf(number)).size > 1).length;
}

function infoOf({ number }: OrderPage): string {
  return `page ${number}`;
}

/** The page that an order was sent from: the first, where others were joined to it. */
function pageIn({ info = '' }: OrderDocument): string {
  return info.split('\n')[0] ?? '';
}

function isSplitFrom({ timeline }: OrderDocument): boolean {
  return timeline.some(({ event }) => event === 'splitFrom');
}

function isRearranged({ timeline }: OrderDocument): boolean {
  return timeline.some(({ other }) => other !== undefined);
}

/** Clicks with the same key want the same order; without a key, each click on a page wants one. */
function wantedOrder({ key, buyer, number }: OrderPage): string {
  return key ? `${isMember(buyer) ? buyer : 'guests'} ${key}` : String(number);
}

function acknowledged(clicks: Click[]): string[] {
  return clicks.flatMap(({ answer }) => (answer?.status === 200 ? [answer.body.insertedId as string] : []));
}

function countLost(clicks: Click[], placed: Found['orders']): number {
  const ids = acknowledged(clicks);
  const missing = [...new Set(ids)].filter((id) => placed.every(({ _id }) => _id !== id));
  const shared = clicks[0]?.page.key ? 0 : ids.length - new Set(ids).size; // one order answered to two different clicks
  return missing.length + shared;
}

/** A click whose answer was cut may have made its order. */
function mostOrders(clicks: Click[]): number {
  const possible = clicks.filter(({ answer }) => !answer || answer.status === 200).length;
  return clicks[0]?.page.key ? Math.min(1, possible) : possible;
}

function isTotalOf({ page, items, answer, pricesThen }: Click, { info, lines, totalPrice }: OrderDocument): boolean {
  if (info !== infoOf(page) || (answer && answer.status !== 200)) return false;
  const isOrdered = items.every(({ id, quantity }) =>
    lines.some((line) => line._id === id && line.quantity === quantity),
  );
  if (!isOrdered) return false;
  return pricesThen.some((prices) => {
    const total = items.reduce((sum, { id, quantity }) => sum + (prices[id] ?? Number.NaN) * quantity, 0);
    return total / 100 === totalPrice && lines.every(({ _id, price }) => prices[_id] === Math.round(price * 100));
  });
}
