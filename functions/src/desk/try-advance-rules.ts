import type { tryAdvanceRules as tryEndpoint } from '../contract/advance-rules.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import { type AdvanceRules, meetsRules } from '../domain/advance-rules.ts';
import { reasonOf } from '../domain/order-outcomes.ts';
import { orders } from '../platform/database/collections.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;

/** Orders that one try reads at most: the newest. */
const TRIED_MAXIMUM = 3_000;

/**
 * Which orders of the last thirty days these rules would have met, without asking anybody. A number's history is that of
 * these days before the order. Costs a read for each order.
 */
export async function tryAdvanceRules(
  rules: Parsed<typeof tryEndpoint>['body'],
  now: number,
): Promise<Reply<typeof tryEndpoint>> {
  const newestFirst = await orders.find((all) =>
    all
      .where('createdAt', '>=', now - TRIED_DAYS * DAY_MS)
      .orderBy('createdAt', 'desc')
      .limit(TRIED_MAXIMUM)
      .select('createdAt', 'closedFor', 'totalPrice', 'place', 'courierPhone'),
  );
  const tried = {
    orders: newestFirst.length,
    met: 0,
    sum: 0,
    cameBack: 0,
    isMore: newestFirst.length === TRIED_MAXIMUM,
  };
  const refusedBy = new Map<string, number>();
  for (const { courierPhone = '', closedFor, totalPrice, place } of newestFirst.toReversed()) {
    const refused = courierPhone ? (refusedBy.get(courierPhone) ?? 0) : 0;
    const cameBack = reasonOf(closedFor)?.isFailed ? 1 : 0;
    refusedBy.set(courierPhone, refused + cameBack);
    if (!meetsRules(rules satisfies AdvanceRules, { totalPrice, place, refused })) continue;
    tried.met += 1;
    tried.sum += totalPrice;
    tried.cameBack += cameBack;
  }
  return tried;
}
