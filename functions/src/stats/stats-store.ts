import type { Query } from 'firebase-admin/firestore';
import type { Reply } from '../contract/endpoint.ts';
import type { getAreas, getStats } from '../contract/stats.ts';
import { countDoubts } from '../couriers/parcel-ways.ts';
import { countRescue } from '../couriers/rescue-store.ts';
import { countAside, countCalls } from '../desk/desk-store.ts';
import { ACTIVE_STATUSES, CLOSED_STATUSES, IN_SHOP_STATUSES, SENT_STATUS } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { DISTRICTS, ZONES } from '../domain/places.ts';
import { hasPermission, type StaffRole } from '../domain/roles.ts';
import { countToPack } from '../packing/packing-store.ts';
import { type FieldOf, inSnapshot } from '../platform/database/collection.ts';
import { type OrderDocument, orders, products, users } from '../platform/database/collections.ts';
import { countWaiting } from '../reviews/reviews-store.ts';
import { type AreaTotal, areaTotals } from './area-totals.ts';

/** One aggregation for each figure that the role may know; each costs one read per thousand documents. */
export async function countShop(role: StaffRole): Promise<Reply<typeof getStats>> {
  const [
    members,
    items,
    pending,
    toCall,
    aside,
    confirmed,
    toPack,
    toRescue,
    inDoubt,
    out,
    closed,
    waitingReviews,
    toCollect,
  ] = await Promise.all([
    users.count((all) => all),
    products.count((all) => all),
    orders.count((all) => all.where('status', 'in', ACTIVE_STATUSES)),
    countCalls(Date.now()),
    countAside(),
    orders.count((all) => all.where('status', 'in', IN_SHOP_STATUSES).orderBy('confirmedAt')), // which only confirmed ones have
    countToPack(),
    countRescue(),
    countDoubts(),
    orders.count((all) => all.where('status', '==', SENT_STATUS)),
    orders.count((all) => all.where('status', 'in', CLOSED_STATUSES)),
    hasPermission(role, 'reviews:moderate') ? countWaiting() : undefined,
    hasPermission(role, 'revenue:read') ? sumToCome() : undefined,
  ]);
  return {
    members,
    items,
    pending,
    toCall,
    aside,
    toPack,
    toHandOver: Math.max(0, confirmed - toPack), // two moments
    toRescue,
    inDoubt,
    out,
    closed,
    ...(waitingReviews !== undefined && { waitingReviews }),
    ...(toCollect && { toCollect }),
  };
}

async function sumToCome(): Promise<Reply<typeof getStats>['toCollect']> {
  const { count, sum } = await orders.sum((all) => all.orderBy('unpaid.at'), 'unpaid.sum');
  return { orders: count, sum: sumOfTaka([sum]) };
}

/** Where the active orders go, in one snapshot: a sum for each district, however many orders. */
export function findAreas(): Promise<Reply<typeof getAreas>> {
  return inSnapshot(async (snapshot) => {
    const sumOf = async (narrowed: (active: Query) => Query): Promise<AreaTotal> => {
      const { count, sum } = await orders
        .within(snapshot)
        .sum((all) => narrowed(all.where('status', 'in', ACTIVE_STATUSES)), 'totalPrice');
      return { orders: count, total: sumOfTaka([sum]) };
    };
    const sumsOf = (field: FieldOf<OrderDocument>, areas: readonly string[]) =>
      Promise.all(areas.map((area) => sumOf((active) => active.where(field, '==', area))));
    const [all, zones, districts] = await Promise.all([
      sumOf((active) => active),
      sumsOf('place.zone', ZONES),
      sumsOf(
        'place.district',
        DISTRICTS.map(({ name }) => name),
      ),
    ]);
    return areaTotals(all, zones, districts);
  });
}
