import { expect, test } from 'vitest';
import { UTC_OFFSET } from '../domain/country.ts';
import { BadInput } from '../platform/http/errors.ts';
import { askedRange } from './asked-range.ts';

const NOW = Date.parse(`2026-11-22T01:00:00${UTC_OFFSET}`);

test('a range is as it was asked for, and an absent day is today', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' };
  expect(askedRange(days, NOW)).toEqual(days);
  expect(askedRange({ from: '2026-11-01' }, NOW)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(askedRange({}, NOW)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

test.each([
  { from: '2026-11-23' },
  { to: '2026-11-21' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2025-11-01', to: '2026-11-22' },
])('%j is bad input', (asked) => {
  expect(() => askedRange(asked, NOW)).toThrow(BadInput);
});
