import { expect, test } from 'vitest';
import { holdsLink, ratingAfter } from './reviews.ts';

test.each([
  'https://robot.example/lamp',
  'see www.robot.example',
  'write to me@robot.example',
  'robot.com has it cheaper',
  'বাতি.com',
  'at T.ME/lamps',
  'bit.ly/lamp',
])('%s names a page or an address', (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  'Lovely light.It is warm.',
  'About 3 sq.ft of the wall.',
  'It is 2.5 feet wide.',
  'Warm, soft… exactly as shown.',
  'চমৎকার বাতি।খুব সুন্দর।',
  'E27 bulb, 220 V.',
  'I paid ৳2.450.',
])('%s names neither', (text) => {
  expect(holdsLink(text)).toBe(false);
});

test('a rating counts each review that comes, and forgets each that goes', () => {
  const first = ratingAfter(undefined, 4, 1);
  expect(first).toEqual({ count: 1, stars: 4 });
  const second = ratingAfter(first, 5, 1);
  expect(second).toEqual({ count: 2, stars: 9 });
  expect(ratingAfter(second, 4, -1)).toEqual({ count: 1, stars: 5 });
  expect(ratingAfter(first, 4, -1)).toBeUndefined();
});
