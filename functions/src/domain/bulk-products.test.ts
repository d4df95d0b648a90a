import { expect, test } from 'vitest';
import { priceAfter } from './bulk-products.ts';

test.each([
  [1_000, 10, 1_100],
  [999, 10, 1_099],
  [50, 1, 51],
  [1_250.5, -10, 1_125],
  [1_000, 7.5, 1_075],
  [9, 1, 9],
  [1, -50, 1],
  [10_000_000, -10, 9_000_000],
])('%d taka become, by %d per cent, %d: whole taka, half a taka up', (price, percent, after) => {
  expect(priceAfter(price, percent)).toBe(after);
});

test.each([
  ['to nothing', 4, -90],
  ['from nothing', 0, 50],
  ['beyond the limit', 10_000_000, 1],
])('no price goes %s', (_, price, percent) => {
  expect(priceAfter(price, percent)).toBeUndefined();
});
