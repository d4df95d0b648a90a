import { expect, test } from 'vitest';
import { dayOf, monthlyBill } from './bill.ts';

const NOTHING = { reads: 0, writes: 0 };

test('a day counts cold starts, other visits, and orders', () => {
  const costs = { cold: { reads: 10, writes: 0 }, warm: { reads: 1, writes: 0 }, order: { reads: 2, writes: 3 } };
  const day = dayOf({ visits: 1_000, visitsPerStart: 100, visitsPerOrder: 50 }, costs);
  expect(day).toEqual({ reads: 10 * 10 + 990 * 1 + 20 * 2, writes: 20 * 3 });
});

test('the daily free quota costs nothing', () => {
  expect(monthlyBill({ reads: 50_000, writes: 20_000 })).toBe(0);
  expect(monthlyBill(NOTHING)).toBe(0);
});

test('usage beyond the quota is billed for thirty days', () => {
  expect(monthlyBill({ reads: 150_000, writes: 0 })).toBeCloseTo(30 * 0.06);
  expect(monthlyBill({ reads: 0, writes: 120_000 })).toBeCloseTo(30 * 0.18);
});

test('reading 10,000 products on 10,000 visits a day costs 1,799.10 dollars a month', () => {
  expect(monthlyBill({ reads: 10_000 * 10_000, writes: 0 })).toBeCloseTo(1_799.1);
});
