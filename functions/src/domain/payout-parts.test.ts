import { expect, test } from 'vitest';
import { sumOfTaka } from './orders.ts';
import { partsOf } from './payout-parts.ts';
import { type PayoutRow, sumPaid } from './payouts.ts';

const rowsOf = (count: number): PayoutRow[] =>
  Array.from({ length: count }, (_, place) => ({ invoice: `A-${place}`, collected: 500.25 + place, charge: 70.1 }));

test('a payout of up to 500 rows is kept whole', () => {
  const payout = { courier: 'steadfast', rows: rowsOf(500), total: 9 };
  expect(partsOf(payout)).toEqual([payout]);
  expect(partsOf({ rows: [] })).toEqual([]);
});

test('a larger one has parts, without a gap, that come to its total to the poisha', () => {
  const rows = rowsOf(1_400);
  const total = sumOfTaka([sumPaid(rows), -13.05]);
  const parts = partsOf({ courier: 'steadfast', rows, total });
  expect(parts.map(({ part }) => part)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
  expect(parts.map((part) => part.rows.length)).toEqual([500, 500, 400]);
  expect(new Set(parts.flatMap((part) => part.rows))).toEqual(new Set(rows));
  expect(parts.map((part) => part.total === undefined)).toEqual([true, true, false]);
  const paid = parts.map((part) => part.total ?? sumPaid(part.rows));
  expect(sumOfTaka(paid)).toBe(total);
});

test('it has the same parts when it comes again with its rows in another order', () => {
  const rows = rowsOf(1_400);
  expect(partsOf({ rows: rows.toReversed(), total: 9 })).toEqual(partsOf({ rows, total: 9 }));
});

test('without a total no part has one', () => {
  expect(partsOf({ rows: rowsOf(501) }).every((part) => !('total' in part))).toBe(true);
});
