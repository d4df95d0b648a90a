import { describe, expect, test } from 'vitest';
import type { ProductDocument } from '../platform/database/collections.ts';
import { countingBy, fewLeft, isCountSeen, leftToTell, withCount } from './product-stock.ts';

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

test('how many are left is told only of what runs low, and only where the shop says up to which quantity', () => {
  expect(leftToTell({ lowStock: 3 })).toBe(0);
  expect(leftToTell({ lowStock: 3, leftUpTo: 5 })).toBe(3);
  expect(leftToTell({ lowStock: 5, leftUpTo: 3 })).toBe(3);
});

test('few are left from one up to that quantity, not of what is sold out', () => {
  const counts = new Map([
    ['gone', 0],
    ['last', 1],
    ['few', 3],
    ['more', 4],
  ]);
  expect(fewLeft(counts, 3)).toEqual([
    { _id: 'last', left: 1 },
    { _id: 'few', left: 3 },
  ]);
});
