import type { Query } from 'firebase-admin/firestore';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { PackingOrder } from '../contract/packing.ts';
import type { listRiders, RiderSettlement, readRiderSheet } from '../contract/riders.ts';
import { dayOf } from '../domain/day-of.ts';
import { timesOf } from '../domain/day-ranges.ts';
import { type RiderState, SHEET_MAXIMUM } from '../domain/riders.ts';
import { hasPermission } from '../domain/roles.ts';
import { answerOrder } from '../orders/order-document.ts';
import { isSeen } from '../packing/packing-store.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type DeskDocument, desk as desks, orders, riderSettlements } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';

type StoredDesk = Stored<DeskDocument>;

/** Costs two reads for each rider. */
export async function findRiders(): Promise<Reply<typeof listRiders>> {
  const { people } = (await currentCatalogue({ isFresh: true })).settings.riders;
  return Promise.all(
    people.map(async (rider) => {
      const [out, [first]] = await Promise.all([
        desks.count((all) => ofRider(all, rider.name, 'out')),
        desks.find((all) => ofRider(all, rider.name, 'ended').limit(1)),
      ]);
      return { ...rider, out, ...(first?.rider && { unsettledSince: dayOf(first.rider.at) }) };
    }),
  );
}

/** A rider's orders in this state, the first ones first. */
function ofRider(all: Query, rider: string, state: RiderState): Query {
  return all.where('rider.name', '==', rider).where('rider.state', '==', state).orderBy('rider.at');
}

/** Those that were brought to an end on a day, and are not settled. */
export function unsettledOf(all: Query, rider: string, day: string): Query {
  const { start, end } = timesOf({ from: day, to: day });
  return ofRider(all, rider, 'ended')
    .where('rider.at', '>=', start)
    .where('rider.at', '<', end)
    .limit(SHEET_MAXIMUM + 1);
}

/** Costs two reads for each order, and one for each settlement. */
export async function findSheet(
  { rider, day }: Parsed<typeof readRiderSheet>['query'],
  by: Staff,
): Promise<Reply<typeof readRiderSheet>> {
  const isToday = day === dayOf(Date.now());
  const [out, ended, settlements] = await Promise.all([
    isToday ? desks.find((all) => ofRider(all, rider, 'out').limit(SHEET_MAXIMUM + 1)) : [],
    desks.find((all) => unsettledOf(all, rider, day)),
    hasPermission(by.role, 'payments:change') ? findSettlements(rider, day) : undefined,
  ]);
  return {
    rider,
    day,
    orders: await withOrders(
      [out, ended].flatMap((found) => found.slice(0, SHEET_MAXIMUM)),
      by,
    ),
    isMore: [out, ended].some(({ length }) => length > SHEET_MAXIMUM),
    settlements,
  };
}

function findSettlements(rider: string, day: string): Promise<RiderSettlement[]> {
  return riderSettlements.find((all) => all.where('rider', '==', rider).where('day', '==', day).orderBy('at'));
}

async function withOrders(found: StoredDesk[], by: Staff): Promise<PackingOrder[]> {
  const read = await orders.get(found.map(({ _id }) => _id));
  const byId = new Map(read.map((order) => [order._id, order]));
  return found.flatMap(({ _id, packed, printed, rider }) => {
    const order = byId.get(_id);
    return order && isSeen(order, by) ? [{ ...answerOrder(order), packed, printed, rider }] : [];
  });
}

/** A page of the settlements with an open difference, the oldest first. */
export function findDifferences(paging: Paging): Promise<Page<RiderSettlement>> {
  const sort = { name: 'oldest', field: 'at', direction: 'asc' } as const;
  return findPage(riderSettlements, sort, paging, (all) => all.where('isOpen', '==', true));
}
