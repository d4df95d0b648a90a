import { UTC_OFFSET } from '@aloghor/functions/domain/country';
import { dayOf } from '@aloghor/functions/domain/day-of';

export const DAYS = 30;
export const ORDERS_A_DAY = 100;

/** Each buyer orders so often in the month. */
const ORDERS_A_BUYER = 3;

/** Lamps of an order. */
export const QUANTITY = 2;

/** In taka: what is to be collected for an order, or for a part of it. */
export const SUM = 1_800;
export const PART = 900;

/** What becomes of a parcel. Of those that a rider cannot bring, it is kept for another day. */
export type Fate = 'delivered' | 'partly' | 'refused' | 'lost';
export type Carrier = 'steadfast' | 'pathao' | 'rider';

export interface PlannedOrder {
  place: number;
  mobileNumber: string;
  carrier: Carrier;
  fate: Fate;
  /** Set once it is placed. */
  id: string;
  number: string;
}

const CARRIERS: readonly Carrier[] = ['steadfast', 'pathao', 'steadfast', 'pathao', 'rider'];

/** In per cent of all orders, for each carrier alike. */
const REFUSED = 22;
const LOST = 3;
const PARTLY = 2;

/** Prime to a hundred, so that fates are spread over the days. */
const SPREAD = 37;

export function plannedOrder(place: number): PlannedOrder {
  const buyer = Math.trunc(place % ((DAYS * ORDERS_A_DAY) / ORDERS_A_BUYER));
  return {
    place,
    mobileNumber: `018${String(buyer).padStart(8, '0')}`,
    carrier: CARRIERS[place % CARRIERS.length] ?? 'rider',
    fate: fateAt((Math.trunc(place / CARRIERS.length) * SPREAD) % 100),
    id: '',
    number: '',
  };
}

/** In taka, what the shop keeps of what its buyer has paid; what came ahead of a lost one nobody has given back yet. */
export function keptOf(order: PlannedOrder): number {
  return { delivered: SUM, partly: PART, refused: 0, lost: paidAhead(order) }[order.fate];
}

/** In taka, what is collected at its door. */
export function collectedOf(order: PlannedOrder): number {
  return Math.max(0, keptOf(order) - paidAhead(order));
}

/** In taka, what is given back of what had come ahead. */
export function refundOf(order: PlannedOrder): number {
  return Math.max(0, paidAhead(order) - keptOf(order));
}

/** How money comes before an order is sent: as a payment, or as an advance, and of the whole of it or of a part, in taka. */
const PART_AHEAD = 500;
const AHEAD = [
  { as: 'payment', taka: SUM },
  { as: 'payment', taka: PART_AHEAD },
  { as: 'advance', taka: SUM },
  { as: 'advance', taka: PART_AHEAD },
] as const;

/** Of so many orders each of these is one; prime to a hundred, so that it meets every fate. */
const AHEAD_EVERY = 9;

/** How its buyer has paid before it was sent; undefined where nothing came ahead. */
export function aheadOf({ place }: PlannedOrder): (typeof AHEAD)[number] | undefined {
  return AHEAD[Math.trunc(place / CARRIERS.length) % AHEAD_EVERY];
}

/** In taka. */
export function paidAhead(order: PlannedOrder): number {
  return aheadOf(order)?.taka ?? 0;
}

function fateAt(percent: number): Fate {
  if (percent < REFUSED) return 'refused';
  if (percent < REFUSED + LOST) return 'lost';
  return percent < REFUSED + LOST + PARTLY ? 'partly' : 'delivered';
}

const DAY_MS = 24 * 60 * 60_000;

/** The moment of a day of the month, counted from 0, at this hour of the shop, in milliseconds. */
export function momentOf(start: number, day: number, hour: number): number {
  const first = Date.parse(`${dayOf(start + DAY_MS)}T00:00:00${UTC_OFFSET}`);
  return first + day * DAY_MS + hour * 60 * 60_000;
}
