import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductSort } from '../domain/products.ts';
import { entryOf } from './entry.ts';
import { compareTexts, countUpTo, inSortOrder, merge } from './product-sorts.ts';

const lamp = (_id: string, price: number, createdAt: number, rating?: { average: number; count: number }) =>
  entryOf({
    _id,
    name: _id.toUpperCase(),
    desc: 'A lamp.',
    price,
    categories: [],
    img: '/lamp.webp',
    createdAt,
    rating,
  });
const LAMPS = [
  lamp('b', 50, 1),
  lamp('a', 50, 3, { average: 1, count: 9 }),
  lamp('d', 90, 1),
  lamp('c', 20, 2, { average: 4.5, count: 2 }),
];
const idsOf = (placed: ReturnType<typeof inSortOrder>) => placed.map(({ entry }) => entry.product._id).join('');

test.each<[ProductSort, string]>([
  ['newest', 'acdb'],
  ['price', 'cabd'],
  ['-price', 'dbac'],
  ['-rating', 'cadb'],
  ['name', 'abcd'],
])('sorted by %s, products that are alike stand in the order of their ids, in the same direction: %s', (sort, ids) => {
  const sorted = inSortOrder(LAMPS, sort);
  expect(idsOf(sorted)).toBe(ids);
  expect(sorted.map(({ position }) => countUpTo(sorted, position, sort))).toEqual([1, 2, 3, 4]);
  const [one, other] = [LAMPS.slice(0, 2), LAMPS.slice(2)].map((some) => inSortOrder(some, sort));
  expect(idsOf(merge(one ?? [], other ?? [], sort))).toBe(ids);
});

test('texts compare as their UTF-8 bytes do', () => {
  const text = fc.string({ unit: fc.constantFrom('', 'a', 'B', 'é', 'আ', '\u{ffee}', '💡', '\u{1f56f}') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const expected = Buffer.compare(Buffer.from(one), Buffer.from(other));
      expect(Math.sign(compareTexts(one, other))).toBe(expected);
    }),
  );
});
