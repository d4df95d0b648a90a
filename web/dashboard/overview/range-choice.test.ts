import { expect, test } from 'vitest';
import { readRange, withRange } from './range-choice.tsx';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const read = (search: string) => readRange(new URLSearchParams(search), NOW);

test('the address names the range; without one it is the last 30 days', () => {
  expect(read('days=7days')).toEqual({ name: '7days', days: { from: '2026-11-16', to: '2026-11-22' } });
  expect(read('from=2026-01-05&to=2026-02-04')).toEqual({
    name: 'own',
    days: { from: '2026-01-05', to: '2026-02-04' },
  });
  const usual = { name: '30days', days: { from: '2026-10-24', to: '2026-11-22' } };
  for (const search of ['', 'days=toString', 'from=2026-01-05', 'from=2026-02-30&to=2026-03-01']) {
    expect(read(search)).toEqual(usual);
  }
});

test('a chosen range replaces the one before, and leaves the rest of the address', () => {
  const written = (search: string, chosen: Parameters<typeof withRange>[1]) =>
    withRange(new URLSearchParams(search), chosen).toString();
  expect(written('q=a&from=2026-01-05&to=2026-02-04', 'today')).toBe('q=a&days=today');
  expect(written('q=a&days=today', '30days')).toBe('q=a');
  expect(written('days=today', { from: '2026-01-05', to: '2026-02-04' })).toBe('from=2026-01-05&to=2026-02-04');
});
