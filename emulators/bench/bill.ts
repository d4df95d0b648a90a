/**
 * Dollars per 100,000 documents beyond the free quota, in the multi-region nam5: the highest of Firestore's published
 * prices. asia-south1, where the shop runs, costs less; comparisons do not depend on it.
 * https://firebase.google.com/docs/firestore/pricing
 */
export const PRICES = { reads: 0.06, writes: 0.18 };
const PRICED = 100_000;

/** Free on each day. */
const FREE = { reads: 50_000, writes: 20_000 };

const DAYS_A_MONTH = 30;

interface Traffic {
  visits: number;
  /** One in this many visits starts on a cold instance. */
  visitsPerStart: number;
  /** One in this many visits ends with an order. */
  visitsPerOrder: number;
}

interface Use {
  reads: number;
  writes: number;
}

interface VisitCosts {
  /** The costs of a visit to a cold and to a warm instance. */
  cold: Use;
  warm: Use;
  order: Use;
}

/** The reads and writes of a day's visits. */
export function dayOf({ visits, visitsPerStart, visitsPerOrder }: Traffic, { cold, warm, order }: VisitCosts): Use {
  const starts = visits / visitsPerStart;
  const orders = visits / visitsPerOrder;
  const add = (kind: keyof Use) => cold[kind] * starts + warm[kind] * (visits - starts) + order[kind] * orders;
  return { reads: add('reads'), writes: add('writes') };
}

/** Dollars for a month of such days. */
export function monthlyBill(day: Use): number {
  const priced = (kind: keyof Use) => (Math.max(day[kind] - FREE[kind], 0) * DAYS_A_MONTH * PRICES[kind]) / PRICED;
  return priced('reads') + priced('writes');
}
