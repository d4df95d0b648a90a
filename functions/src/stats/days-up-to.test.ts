import { expect, test } from 'vitest';
import { orderDate } from '../orders/order-date.ts';
import { daysUpTo } from './days-up-to.ts';

test('the sales of a month are those of 30 days, one after the other, up to today', () => {
  const days = daysUpTo(Date.parse('2026-03-01T12:00:00Z')).map(orderDate);
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026/01/31');
  expect(days.slice(-3)).toEqual(['2026/02/27', '2026/02/28', '2026/03/01']);
  expect(new Set(days).size).toBe(30);
});
