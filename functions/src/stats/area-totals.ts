import type { Reply } from '../contract/endpoint.ts';
import type { getAreas } from '../contract/stats.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { ZONES } from '../domain/places.ts';
import type { OrderDocument } from '../platform/database/collections.ts';

type Counted = Pick<OrderDocument, 'place' | 'totalPrice'>;

/** How many of these orders go where, and the sums of their totals. */
export function areaTotals(orders: Counted[]): Reply<typeof getAreas> {
  const districts = new Set(orders.flatMap(({ place }) => place?.district ?? []));
  return {
    zones: ZONES.map((zone) => ({ zone, ...totalOf(orders.filter(({ place }) => place?.zone === zone)) })),
    districts: [...districts]
      .map((district) => ({ district, ...totalOf(orders.filter(({ place }) => place?.district === district)) }))
      .toSorted((one, other) => other.orders - one.orders || (one.district < other.district ? -1 : 1)),
    unknown: totalOf(orders.filter(({ place }) => !place)),
  };
}

function totalOf(orders: Counted[]) {
  return { orders: orders.length, total: sumOfTaka(orders.map(({ totalPrice }) => totalPrice)) };
}
