/**
 * Dollars for 100,000 documents in the multi-region nam5, beyond the free quota: the dearest of Firestore's published
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
  /** One in so many visits begins in an instance that has just started. */
  visitsPerStart: number;
  /** One in so many visits ends with an order. */
  visitsPerOrder: number;
}

interface Use {
  reads: number;
  writes: number;
}

interface VisitCosts {
  /** Of a visit to an instance that has just started, and to one that runs. */
  cold: Use;
  warm: Use;
  order: Use;
}

/** What a day's visits read and write. */
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
