import { describe, expect, test } from 'vitest';
import type { ProductDocument } from '../platform/database/collections.ts';
import { countingBy, isCountSeen, withCount } from './product-stock.ts';

describe('a count that is sent', () => {
  test('changes nothing where it is left out, or the same as before', () => {
    expect(countingBy(undefined, 3)).toBeUndefined();
    expect(countingBy(3, 3)).toBeUndefined();
    expect(countingBy(0, 0)).toBeUndefined();
    expect(countingBy(null, undefined)).toBeUndefined();
  });

  test('begins the counting, changes it, or ends it', () => {
    expect(countingBy(0, undefined)).toEqual({ before: { stock: undefined }, after: { stock: 0 } });
    expect(countingBy(2, 3)).toEqual({ before: { stock: 3 }, after: { stock: 2 } });
    expect(countingBy(null, 0)).toEqual({ before: { stock: 0 }, after: { stock: undefined } });
  });
});

test('who says which count was seen must have seen the current one, and none is not zero', () => {
  expect([isCountSeen(3, 3), isCountSeen(0, 0), isCountSeen(null, undefined)]).toEqual([true, true, true]);
  expect([isCountSeen(3, 2), isCountSeen(0, undefined), isCountSeen(null, 0)]).toEqual([false, false, false]);
  expect([isCountSeen(undefined, 3), isCountSeen(undefined, undefined)]).toEqual([true, true]);
});

test('a product is sold out at a count of zero alone', () => {
  const lamp: ProductDocument = {
    name: 'Lamp',
    desc: 'A lamp.',
    price: 9,
    categories: ['LED Fan'],
    img: '/lamp.webp',
    createdAt: 1,
  };
  expect(withCount(lamp, undefined)).toEqual(lamp);
  expect(withCount(lamp, 2)).toEqual({ ...lamp, counted: true });
  expect(withCount(lamp, 0)).toEqual({ ...lamp, counted: true, soldOut: true });
  expect(withCount({ ...lamp, counted: true, soldOut: true }, 1)).toEqual({ ...lamp, counted: true });
  expect(withCount({ ...lamp, counted: true, soldOut: true }, undefined)).toEqual(lamp);
});
