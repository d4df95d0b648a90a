import { expect, test } from 'vitest';
import { UTC_OFFSET } from '../domain/country.ts';
import { orderDate } from '../orders/order-date.ts';
import { daysUpTo, requestedRange } from './reported-days.ts';

const NOW = Date.parse(`2026-11-22T01:00:00${UTC_OFFSET}`);

test('a range is as it was asked for, and an absent day is today', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' };
  expect(requestedRange(days, NOW)).toEqual(days);
  expect(requestedRange({ from: '2026-11-01' }, NOW)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(requestedRange({}, NOW)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

test.each([
  { from: '2026-11-23' },
  { to: '2026-11-21' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2025-11-01', to: '2026-11-22' },
])('%j is bad input', (asked) => {
  expect(() => requestedRange(asked, NOW)).toThrow(
    'from must be a day, not after `to`, and at most 366 days before it.',
  );
});

test('the sales of a month are those of 30 days, one after the other, up to today', () => {
  const days = daysUpTo(Date.parse('2026-03-01T12:00:00Z')).map(orderDate);
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026/01/31');
  expect(days.slice(-3)).toEqual(['2026/02/27', '2026/02/28', '2026/03/01']);
  expect(new Set(days).size).toBe(30);
});
