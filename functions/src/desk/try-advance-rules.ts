import type { tryAdvanceRules as tryEndpoint } from '../contract/advance-rules.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { type AdvanceRules, meetsRules } from '../domain/advance-rules.ts';
import { reasonOf, statusSince } from '../domain/order-outcomes.ts';
import { type OrderDocument, orders } from '../platform/database/collections.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;

/** Orders that one try reads at most: the newest. */
const TRIED_MAXIMUM = 3_000;

/**
 * Which orders of the last thirty days these rules would have met, without asking anybody. A number's history is what was
 * known of these days when the order was placed. An order that was joined with another one is part of that. Costs a read
 * for each order.
 */
export async function tryAdvanceRules(
  rules: Parsed<typeof tryEndpoint>['body'],
  now: number,
): Promise<Reply<typeof tryEndpoint>> {
  const found = await orders.find((all) =>
    all
      .where('createdAt', '>=', now - TRIED_DAYS * DAY_MS)
      .orderBy('createdAt', 'desc')
      .limit(TRIED_MAXIMUM)
      .select('createdAt', 'status', 'timeline', 'closedFor', 'totalPrice', 'place', 'courierPhone'),
  );
  const placed = found.filter(({ closedFor }) => !reasonOf(closedFor)?.isFinal);
  const tried = { orders: placed.length, met: 0, sum: 0, cameBack: 0, isMore: found.length === TRIED_MAXIMUM };
  const refusals = refusalsOf(placed);
  for (const { createdAt, courierPhone = '', closedFor, totalPrice, place } of placed) {
    const refused = (refusals.get(courierPhone) ?? []).filter((at) => at < createdAt).length;
    if (!meetsRules(rules satisfies AdvanceRules, { totalPrice, place, refused })) continue;
    tried.met += 1;
    tried.sum += totalPrice;
    tried.cameBack += isRefused(closedFor) ? 1 : 0;
  }
  return tried;
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
