import { expect, test } from 'vitest';
import { parseQuantity } from './count-of.ts';

test.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['০', 0],
  ['১২', 12],
  ['1000000', 1_000_000],
])('%s is a number of pieces', (cell, count) => {
  expect(parseQuantity(cell)).toBe(count);
});

test.each(['', '1.5', '-1', 'many', '1000001'])('“%s” is none', (cell) => {
  expect(parseQuantity(cell)).toBeUndefined();
});
