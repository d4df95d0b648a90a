import { expect, test } from 'vitest';
import { businessDayAfter } from './business-days.ts';

test.each([
  ['a Sunday', '2026-11-22', 1, '2026-11-23'],
  ['a Wednesday', '2026-11-25', 2, '2026-11-29'],
  ['a Thursday', '2026-11-26', 2, '2026-11-30'],
  ['a Thursday, into the next month', '2026-11-26', 4, '2026-12-02'],
  ['a Friday', '2026-11-27', 1, '2026-11-29'],
  ['a Saturday', '2026-11-28', 5, '2026-12-03'],
  ['a Thursday, over two weekends and a new year', '2026-12-24', 6, '2027-01-03'],
  ['the same Sunday', '2026-11-22', 0, '2026-11-22'],
  ['a Friday, whose orders wait for Sunday', '2026-11-27', 0, '2026-11-29'],
])('Friday and Saturday are no business days, counted from %s', (_from, day, days, then) => {
  expect(businessDayAfter(day, days)).toBe(then);
});
