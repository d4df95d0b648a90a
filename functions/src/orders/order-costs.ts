import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { Costs } from '../domain/profit.ts';
import { orderCosts } from '../platform/database/collections.ts';
import { OptimisticBatch } from '../platform/database/optimistic-batch.ts';

interface Costed {
  line: { _id: string };
  cost?: number | undefined;
}

/** What the shop pays for each of these products at the moment, as far as it is known. */
export function costsOf(onSale: readonly Costed[]): Costs {
  return Object.fromEntries(onSale.flatMap(({ line, cost }) => (cost === undefined ? [] : [[line._id, cost]])));
}

/**
 * Keeps what the products of an order cost when they were sold, in its own write: no later cost of a product changes it.
 * `known`: what is kept of the order already.
 */
export function keepCosts(
  write: Transaction | OptimisticBatch,
  orderId: string,
  costs: Costs,
  known: Costs = {},
): void {
  if (isDeepStrictEqual(costs, known)) return;
  const all = write instanceof OptimisticBatch ? orderCosts.inBatch(write) : orderCosts.within(write);
  all.put(orderId, { costs });
}

/** What the products of an order cost when they were sold. Costs one read. */
export async function findCosts(orderId: string, { get }: Pick<typeof orderCosts, 'get'> = orderCosts): Promise<Costs> {
  const [found] = await get([orderId]);
  return found?.costs ?? {};
}
