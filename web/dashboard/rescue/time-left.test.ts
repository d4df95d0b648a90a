import { expect, test } from 'vitest';
import { isUrgent, timeLeftText } from './time-left.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = Date.parse('2026-11-28T12:00:00+06:00');

test.each([
  [90 * MINUTE_MS, '1 hour left'],
  [59.9 * MINUTE_MS, '59 minutes left'],
  [MINUTE_MS, '1 minute left'],
  [47.9 * HOUR_MS, '47 hours left'],
  [71 * HOUR_MS, '2 days left'],
  [0, 'Time was over 0 minutes ago'],
  [-2 * HOUR_MS, 'Time was over 2 hours ago'],
])('%i milliseconds are %s', (left, text) => {
  expect(timeLeftText(NOW + left, NOW, 'en')).toBe(text);
});

test('less than three hours are urgent, and so is what is over', () => {
  const isSo = (hours: number) => isUrgent(NOW + hours * HOUR_MS, NOW);
  expect([isSo(3), isSo(2.9), isSo(-1)]).toEqual([false, true, true]);
});
