import { expect, test } from 'vitest';
import { bill } from './costs.ts';

const NOTHING = { reads: 0, writes: 0 };

test('the daily free quota costs nothing', () => {
  expect(bill(NOTHING)).toBe(0);
  expect(bill({ reads: 0.5, writes: 0.2 })).toBe(0);
});

test('usage beyond the quota is billed for thirty days', () => {
  expect(bill({ reads: 1.5, writes: 0 })).toBeCloseTo(30 * 0.06);
  expect(bill({ reads: 0, writes: 1.2 })).toBeCloseTo(30 * 0.18);
});

test('one visit in a hundred is cold, one in fifty orders', () => {
  expect(bill({ reads: 150, writes: 0 }, NOTHING)).toBeCloseTo(30 * 0.06);
  expect(bill(NOTHING, NOTHING, { reads: 75, writes: 0 })).toBeCloseTo(30 * 0.06);
});

test('reading 10,000 products on 100,000 visits a day costs 18,000 dollars a month', () => {
  expect(bill({ reads: 10_000, writes: 0 })).toBeCloseTo(17_999.1);
});
