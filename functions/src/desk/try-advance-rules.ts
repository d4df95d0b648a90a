import type { Query } from 'firebase-admin/firestore';
import type { tryAdvanceRules as tryEndpoint } from '../contract/advance-rules.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { type AdvanceRules, meetsRules } from '../domain/advance-rules.ts';
import { reasonOf, statusSince } from '../domain/order-outcomes.ts';
import { CANCELLED_STATUS } from '../domain/order-status.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type OrderDocument, orders } from '../platform/database/collections.ts';
import { inSortOrder, type ListSort } from '../platform/paging/list-sort.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;

/** Orders that one try reads at most of these days, and as many cancelled ones of the time before: the newest. */
const TRIED_MAXIMUM = 10_000;

const NEWEST: ListSort = { name: 'newest', field: 'createdAt', direction: 'desc' };

/** Orders of one query, so that none takes too long. */
const ORDERS_A_QUERY = 1_000;

/**
 * Which orders of the last thirty days these rules would have met, without asking anybody. A number's history is what was
 * known when the order was placed, as the rules that act see it. An order that was joined with another one is part of that.
 * Costs a read for each order, and, where the rules ask for refusals, one for each order that was cancelled before.
 */
export async function tryAdvanceRules(
  rules: Parsed<typeof tryEndpoint>['body'],
  now: number,
): Promise<Reply<typeof tryEndpoint>> {
  const since = now - TRIED_DAYS * DAY_MS;
  const [found, cancelledBefore] = await Promise.all([
    findNewest((all) => all.where('createdAt', '>=', since)),
    rules.afterRefusal
      ? findNewest((all) => all.where('status', '==', CANCELLED_STATUS).where('createdAt', '<', since))
      : [],
  ]);
  const placed = found.filter(({ closedFor }) => !reasonOf(closedFor)?.isFinal);
  const tried = { orders: placed.length, met: 0, sum: 0, cameBack: 0, isMore: found.length === TRIED_MAXIMUM };
  const refusals = refusalsOf([...placed, ...cancelledBefore]);
  for (const { createdAt, courierPhone = '', closedFor, totalPrice, place } of placed) {
    const refused = (refusals.get(courierPhone) ?? []).filter((at) => at < createdAt).length;
    if (!meetsRules(rules satisfies AdvanceRules, { totalPrice, place, refused })) continue;
    tried.met += 1;
    tried.sum += totalPrice;
    tried.cameBack += isRefused(closedFor) ? 1 : 0;
  }
  return tried;
}

/** The newest orders that a query finds, with the fields that a try needs. */
async function findNewest(ask: (all: Query) => Query): Promise<Stored<OrderDocument>[]> {
  const found: Stored<OrderDocument>[] = [];
  let isMore = true;
  while (isMore) {
    const last = found.at(-1);
    const page = await orders.find((all) =>
      inSortOrder(ask(all), NEWEST, ORDERS_A_QUERY, last && { at: last.createdAt, id: last._id }).select(
        'createdAt',
        'status',
        'timeline',
        'closedFor',
        'totalPrice',
        'place',
        'courierPhone',
      ),
    );
    found.push(...page);
    isMore = page.length === ORDERS_A_QUERY && found.length < TRIED_MAXIMUM;
  }
  return found;
}

type Placed = Pick<OrderDocument, 'createdAt' | 'status' | 'timeline' | 'closedFor' | 'courierPhone'>;

/** By the number as couriers know it, when each refusal of its orders was known, in milliseconds. */
function refusalsOf(placed: Placed[]): Map<string, number[]> {
  const refusals = new Map<string, number[]>();
  for (const order of placed) {
    const { courierPhone, closedFor } = order;
    if (!courierPhone || !isRefused(closedFor)) continue;
    refusals.set(courierPhone, [...(refusals.get(courierPhone) ?? []), statusSince(order)]);
  }
  return refusals;
}

/** Whether it was refused, or came back. */
function isRefused(closedFor: OrderDocument['closedFor']): boolean {
  return reasonOf(closedFor)?.isFailed === true;
}
