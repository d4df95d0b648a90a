import type { Reply } from '../contract/endpoint.ts';
import type { getAreas } from '../contract/stats.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { DISTRICTS, ZONES } from '../domain/places.ts';

/** How many orders, and the sum of their totals. */
export type AreaTotal = Reply<typeof getAreas>['unknown'];

/** The totals by area, from those of all orders, and of each zone and district in the order of their lists. */
export function areaTotals(
  all: AreaTotal,
  ofZones: readonly AreaTotal[],
  ofDistricts: readonly AreaTotal[],
): Reply<typeof getAreas> {
  const zones = ZONES.map((zone, place) => ({ zone, ...(ofZones[place] ?? NOTHING) }));
  const districts = DISTRICTS.map(({ name }, place) => ({ district: name, ...(ofDistricts[place] ?? NOTHING) }));
  return {
    zones,
    districts: districts
      .filter(({ orders }) => orders > 0)
      .toSorted((one, other) => other.orders - one.orders || (one.district < other.district ? -1 : 1)),
    unknown: {
      orders: all.orders - zones.reduce((sum, { orders }) => sum + orders, 0),
      total: sumOfTaka([all.total, ...zones.map(({ total }) => -total)]),
    },
  };
}

const NOTHING: AreaTotal = { orders: 0, total: 0 };
