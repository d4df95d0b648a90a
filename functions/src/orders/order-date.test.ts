import { expect, test, vi } from 'vitest';
import { orderDate, salesPartId } from './order-date.ts';

// A country of the test's own: another shop has another clock and prefix.
vi.mock('../domain/country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', MOBILE_PREFIX: '+92' }));

test.each([
  ['2026-01-05T03:00:00Z', '2026/01/05'],
  ['2026-01-05T17:59:59.999Z', '2026/01/05'],
  ['2026-01-05T18:00:00Z', '2026/01/06'],
  ['2026-12-31T18:00:00Z', '2027/01/01'],
  ['2028-02-28T20:00:00Z', '2028/02/29'],
])('at %s the day in Dhaka is %s', (time, day) => {
  expect(orderDate(Date.parse(time))).toBe(day);
});

test("an order's delivery counts in the part of that day which its id begins with", () => {
  expect(salesPartId(Date.parse('2026-01-05T18:00:00Z'), 'f07a')).toBe('2026-01-06_f');
});
