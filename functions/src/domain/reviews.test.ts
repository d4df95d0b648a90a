import { expect, test } from 'vitest';
import { type Rating, ratingAfter } from './reviews.ts';

test('a rating counts each review that comes, and forgets each that goes', () => {
  const first = ratingAfter(undefined, 4, 1);
  expect(first).toEqual({ average: 4, count: 1 });
  const second = ratingAfter(first, 5, 1);
  expect(second).toEqual({ average: 4.5, count: 2 });
  expect(ratingAfter(second, 4, -1)).toEqual({ average: 5, count: 1 });
  expect(ratingAfter(first, 4, -1)).toBeUndefined();
});

test('a rating stays exact, however many reviews come and go', () => {
  const stars = Array.from({ length: 1_000 }, (_, place): number => (place % 7 === 0 ? 2 : 5));
  const all = stars.reduce<Rating | undefined>((rating, given) => ratingAfter(rating, given, 1), undefined);
  expect(all?.average).toBe(stars.reduce((sum, given) => sum + given) / stars.length);
  const left = stars.slice(3).reduce<Rating | undefined>((rating, given) => ratingAfter(rating, given, -1), all);
  expect(left).toEqual({ average: (2 + 5 + 5) / 3, count: 3 });
});
