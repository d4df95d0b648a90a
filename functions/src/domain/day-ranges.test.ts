import { expect, test, vi } from 'vitest';
import { dayOf } from './day-of.ts';
import { isRange, RANGES, rangeOf, timesOf } from './day-ranges.ts';

// A clock of the test's own: another shop has another.
vi.mock('./country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', UTC_OFFSET: '+06:00' }));

test('a day begins at midnight in Dhaka', () => {
  expect(dayOf(Date.parse('2026-11-21T17:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(Date.parse('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
});

test('the named ranges end today, by the clocks in Dhaka, but for the last month', () => {
  const evening = Date.parse('2026-11-21T19:00:00Z');
  expect(RANGES.map((name) => [name, ...Object.values(rangeOf(name, evening))])).toEqual([
    ['today', '2026-11-22', '2026-11-22'],
    ['7days', '2026-11-16', '2026-11-22'],
    ['30days', '2026-10-24', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-22'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ]);
});

test('the last month of March is February, and that of January December', () => {
  expect(rangeOf('lastMonth', Date.parse('2028-03-31T12:00:00Z'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(rangeOf('lastMonth', Date.parse('2027-01-05T12:00:00Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(rangeOf('thisMonth', Date.parse('2027-01-01T12:00:00Z'))).toEqual({ from: '2027-01-01', to: '2027-01-01' });
});

test('a range holds its first and its last day', () => {
  expect(timesOf({ from: '2026-11-01', to: '2026-11-02' })).toEqual({
    start: Date.parse('2026-10-31T18:00:00Z'),
    end: Date.parse('2026-11-02T18:00:00Z'),
  });
});

test.each([
  ['2026-11-22', '2026-11-22', true],
  ['2026-01-01', '2026-12-31', true],
  ['2028-01-01', '2028-12-31', true],
  ['2026-01-01', '2027-01-01', true],
  ['2026-01-01', '2027-01-02', false],
  ['2026-11-22', '2026-11-21', false],
  ['2026-02-29', '2026-03-01', false],
  ['2026-02-01', '2026-02-30', false],
  ['2026-13-01', '2026-13-01', false],
  ['2026-1-1', '2026-11-22', false],
  ['', '', false],
])('from %s to %s is a range: %s', (from, to, expected) => {
  expect(isRange({ from, to })).toBe(expected);
});
