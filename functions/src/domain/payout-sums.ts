import { sumOfTaka } from './orders.ts';
import { isAdjustment, isForeign, type PayoutRow, type RowOwner, sumCharged, sumPaid } from './payouts.ts';

/** A row with what the shop expected of it, in taka; `isAccepted`: that is recorded as received. */
export interface SummedRow extends PayoutRow {
  expected?: number | undefined;
  parcel?: string | undefined;
  isAccepted?: true | undefined;
  /** Whether it was paid beside what came for its order. */
  isExtra?: true | undefined;
  /** Whether it was paid because its parcel was lost or damaged. */
  isCompensation?: true | undefined;
  owner?: RowOwner | undefined;
}

/** What a payout comes to, in taka: received, more, adjusted, others and foreign less charged and unexplained are what was paid. */
export interface PayoutSums {
  /** What was expected of the accepted payments, and is recorded as received. */
  received: number;
  /** What the courier has collected more than that for the same rows; negative where it is less. */
  more: number;
  /** What accepted rows add beside the payments of parcels, also for lost ones; negative where the courier takes it back. */
  adjusted: number;
  /** What it has collected by its other rows. */
  others: number;
  /** What is none of the shop's, less what was charged for it; negative where the courier has taken it. */
  foreign: number;
  /** For all other rows. */
  charged: number;
  /** What it has paid less than its rows come to; negative where it is more. */
  unexplained: number;
  paid: number;
}

/** Which way each counts towards what was paid. */
const SIGNS = {
  received: 1,
  more: 1,
  adjusted: 1,
  others: 1,
  foreign: 1,
  charged: -1,
  unexplained: -1,
  paid: 1,
} as const satisfies Record<keyof PayoutSums, 1 | -1>;

/** In the order in which they are shown: what was paid comes last. */
export const PAYOUT_SUMS = Object.keys(SIGNS) as (keyof PayoutSums)[]; // its own keys

/** A sum with its sign: all the others come to what was paid. */
export function signedSum(sums: PayoutSums, name: keyof PayoutSums): number {
  return SIGNS[name] * sums[name];
}

export function payoutSums(rows: readonly SummedRow[], total?: number): PayoutSums {
  const own = rows.filter((row) => !isForeign(row));
  const accepted = own.filter(({ isAccepted }) => isAccepted);
  const isBeside = (row: SummedRow) => isAdjustment(row) || row.isCompensation === true;
  const payments = accepted.filter((row) => !isBeside(row));
  const collected = (some: readonly SummedRow[]) => sumOfTaka(some.map((row) => row.collected));
  const received = sumOfTaka(payments.map(({ expected = 0 }) => expected));
  const paid = total ?? sumPaid(rows);
  return {
    received,
    more: sumOfTaka([collected(payments), -received]),
    adjusted: collected(accepted.filter(isBeside)),
    others: collected(own.filter(({ isAccepted }) => !isAccepted)),
    foreign: sumPaid(rows.filter(isForeign)),
    charged: sumCharged(own),
    unexplained: sumOfTaka([sumPaid(rows), -paid]),
    paid,
  };
}

/** The sums of several payouts, as of a month. */
export function sumsOfAll(all: readonly PayoutSums[]): PayoutSums {
  const sums = PAYOUT_SUMS.map((name) => [name, sumOfTaka(all.map((one) => one[name]))] as const);
  return Object.fromEntries(sums) as unknown as PayoutSums; // of all its keys
}
