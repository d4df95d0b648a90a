import { expect, test } from 'vitest';
import { WriteRates } from './write-rates.ts';

test('a document may be written once a second for long, and a little more often for a while', () => {
  let now = 0;
  const rates = new WriteRates(() => now);
  const atSecond = (second: number) => {
    now = second * 1_000;
    return rates.admit(['one']);
  };
  for (let second = 0; second < 60; second++) expect(atSecond(second), `at ${second}`).toBe(true);
  for (const place of [1, 2, 3, 4]) expect(atSecond(59), `again ${place}`).toBe(true);
  expect(atSecond(59)).toBe(false);
  expect(atSecond(60)).toBe(true);
  expect(rates.writes.get('one')).toBe(65);
});

test('a refused commit writes none of its documents', () => {
  const rates = new WriteRates(() => 0);
  for (let place = 0; place < 5; place++) rates.admit(['hot']);
  expect(rates.admit(['hot', 'cold'])).toBe(false);
  expect(rates.writes).toEqual(new Map([['hot', 5]]));
  expect(rates.admit(['cold'])).toBe(true);
});
