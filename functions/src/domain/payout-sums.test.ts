import { expect, test } from 'vitest';
import { sumOfTaka } from './orders.ts';
import { PAYOUT_SUMS, type PayoutSums, payoutSums, type SummedRow, signedSum, sumsOfAll } from './payout-sums.ts';

const ROWS: SummedRow[] = [
  { collected: 500.5, charge: 70, collecting: 5, parcel: 'A-1', expected: 500.5, isAccepted: true },
  { collected: 450, charge: 70.25, parcel: 'A-2', expected: 500, isAccepted: true },
  { collected: -80, charge: 0, parcel: 'A-1', expected: 0, isAccepted: true },
  { collected: 650, charge: 0, parcel: 'A-3', expected: 700, isAccepted: true, isCompensation: true },
  { collected: 30.5, charge: 0, reason: 'Claim of October', isAccepted: true },
  { collected: 300, charge: 130, expected: 310 },
  { collected: -120, charge: 0, reason: 'Advance adjusted' },
  { collected: 900, charge: 60.5, owner: 'courier' },
  { collected: 40, charge: 0, owner: 'settled' },
];

const parts = (sums: PayoutSums) =>
  sumOfTaka(PAYOUT_SUMS.filter((name) => name !== 'paid').map((name) => signedSum(sums, name)));

test('what is received, differs, stays with its row and was charged comes to what was paid', () => {
  const sums = {
    received: 1_000.5,
    more: -50,
    adjusted: 600.5,
    others: 180,
    foreign: 879.5,
    charged: 275.25,
    unexplained: 0,
    paid: 2_335.25,
  };
  expect(payoutSums(ROWS)).toEqual(sums);
  expect(parts(sums)).toBe(2_335.25);
  expect(payoutSums(ROWS, 2_330)).toEqual({ ...sums, unexplained: 5.25, paid: 2_330 });
});

test('a month of generated payouts adds up to the poisha', () => {
  const month = Array.from({ length: 31 }, (_, day) => {
    const rows = ROWS.map((row, place) => ({ ...row, collected: row.collected + (day * 37 + place * 11) / 100 }));
    return payoutSums(rows, day % 3 === 0 ? 700.01 + day : undefined);
  });
  for (const sums of [...month, sumsOfAll(month)]) expect(parts(sums)).toBe(sums.paid);
  expect(sumsOfAll(month).paid).toBe(sumOfTaka(month.map(({ paid }) => paid)));
});
