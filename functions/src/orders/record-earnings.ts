import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { isDelivered } from '../domain/order-status.ts';
import { type Earnings, earningsBetween, earningsOf } from '../domain/profit.ts';
import { type OrderDocument, orderCosts, profitDays } from '../platform/database/collections.ts';
import { findCosts } from './order-costs.ts';
import { salesPartId } from './order-date.ts';

/**
 * Returns what counts on the day of `now` what a change of an order has earned or lost: the figures of a day never change
 * later. Costs a read where goods went or came back, and a write where anything is counted.
 */
export async function recountEarnings(
  transaction: Transaction,
  id: string,
  before: OrderDocument,
  after: OrderDocument,
  now: number,
): Promise<() => void> {
  if (isDeepStrictEqual(earningFacts(before), earningFacts(after))) return () => {};
  const isMoved = before.status !== after.status || !isDeepStrictEqual(before.outcome, after.outcome);
  const isCosted = isMoved && [before, after].some(areGoodsGone); // else the same goods have the same cost, whatever it is
  const costs = isCosted ? await findCosts(id, orderCosts.within(transaction)) : {};
  const earned = earningsBetween(earningsOf(before, costs), earningsOf(after, costs));
  return () => addEarnings(transaction, id, earned, now);
}

function areGoodsGone({ status, outcome }: OrderDocument): boolean {
  return isDelivered(status) || outcome !== undefined;
}

/** All that the earnings of a closed order follow from. */
function earningFacts({ status, closedFor, outcome, payment, amounts }: OrderDocument) {
  return { status, closedFor, outcome, paid: payment?.sum, isPart: payment?.beforeClosing, amounts };
}

function addEarnings(transaction: Transaction, id: string, earned: Earnings, now: number): void {
  // An empty map would replace the one that is stored.
  const some = Object.fromEntries(Object.entries(earned).filter(([, sums]) => Object.keys(sums).length > 0));
  if (Object.keys(some).length > 0) profitDays.within(transaction).addEach(salesPartId(now, id), some);
}
