import type { ParcelDocument } from '@aloghor/functions/src/platform/database/collections';
import type { FoundOrder } from './found-orders.ts';
import { type CourierParcel, isOfOrder, nameOf, type ParcelWorld } from './parcel-world.ts';
import { type Meaning, meaningOf } from './ways.ts';

export interface ParcelCounts {
  /** Those that the couriers have. */
  parcels: number;
  /** Those beyond the one of their invoice, or of their order. */
  twice: number;
  /** Those that the shop has said are booked, and no courier has; and those of which the shop does not know that a courier has them. */
  lost: number;
  /** Orders that have not come to their end, and stand in no list; and parcels of which nobody is going to hear any more. */
  inLimbo: number;
}

/** Compares what the couriers have with what the shop knows, once nothing is on its way any more. */
export function countParcels(world: ParcelWorld, kept: CourierParcel[], found: FoundOrder[]): ParcelCounts {
  const names = kept.map(nameOf);
  const known = new Set(found.flatMap(({ parcels }) => parcels.filter(isKnown).map(nameOf)));
  return {
    parcels: kept.length,
    twice:
      names.length - new Set(names).size + sum(world.orders.map(({ number }) => countDoubles(world, kept, number))),
    lost:
      [...world.promised].filter((name) => !names.includes(name)).length +
      names.filter((name) => !known.has(name)).length,
    inLimbo: found.filter(isInLimbo).length,
  };
}

function sum(counts: number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

const OVER: readonly Meaning[] = ['never left', 'coming back', 'back'];

function countDoubles({ cancelled }: ParcelWorld, kept: CourierParcel[], number: string): number {
  const under = kept.filter((parcel) => isOfOrder(parcel.invoice, number) && !cancelled.has(nameOf(parcel)));
  const live = under.filter(({ courier, way }) => !OVER.includes(meaningOf(courier, way)));
  return Math.max(0, live.length - 1);
}

const UNKNOWN: readonly string[] = ['asked', 'unknown', 'rejected'];

function isKnown({ state, consignmentId }: ParcelDocument): boolean {
  return !UNKNOWN.includes(state) && consignmentId !== undefined;
}

const UNDER_WAY: readonly string[] = ['booked', 'picked', 'outForDelivery', 'held', 'lost', 'returning'];

function isInLimbo({ status, isListed, isPaid, owes, parcels }: FoundOrder): boolean {
  const isFinal = ['Delivered', 'Cancel'].includes(status) && (isPaid || owes === 0);
  const isForgotten = parcels.some(
    ({ state, followAt, doubt }) => UNDER_WAY.includes(state) && followAt === undefined && doubt === undefined,
  );
  return (!isFinal && !isListed) || isForgotten;
}
