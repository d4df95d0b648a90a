import type { Query } from 'firebase-admin/firestore';
import type { Reply } from '../contract/endpoint.ts';
import type { getRescue } from '../contract/stats.ts';
import { CARRIER_NAMES, type CarrierName } from '../domain/couriers.ts';
import { type DayRange, timesOf } from '../domain/day-ranges.ts';
import { parcels } from '../platform/database/collections.ts';

type Figures = Reply<typeof getRescue>['couriers'][number];

const MINUTE_MS = 60_000;

/** What became of the parcels of each courier that failed in the range. Costs three counts for each courier. */
export async function findRescueFigures(range: DayRange): Promise<Reply<typeof getRescue>> {
  const couriers = await Promise.all(CARRIER_NAMES.map((courier) => figuresOf(courier, range)));
  return { ...range, couriers: couriers.filter(({ failed }) => failed > 0) };
}

async function figuresOf(courier: CarrierName, range: DayRange): Promise<Figures> {
  const failedIn = (all: Query) => within(all.where('courier', '==', courier), range).orderBy('rescue.since');
  const [failed, rescued, answered] = await Promise.all([
    parcels.count(failedIn),
    parcels.count((all) => failedIn(all.where('rescue.isRescued', '==', true))),
    parcels.sum(failedIn, 'rescue.answeredIn'),
  ]);
  const minutes = answered.count > 0 ? Math.round(answered.sum / answered.count / MINUTE_MS) : undefined;
  return { courier, failed, rescued, ...(minutes !== undefined && { minutes }) };
}

function within(all: Query, range: DayRange): Query {
  const { start, end } = timesOf(range);
  return all.where('rescue.since', '>=', start).where('rescue.since', '<', end);
}
