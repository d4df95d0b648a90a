import { expect, test } from 'vitest';
import { holdsLink, type Rating, ratingAfter } from './reviews.ts';

test.each([
  'https://robot.example/lamp',
  'see www.robot.example',
  'write to me@robot.example',
  'robot.com has it cheaper',
  'বাতি.com',
  'at T.ME/lamps',
  'bit.ly/lamp',
  'robot.dev has it cheaper',
  'ROBOT.XYZ',
  'robot.shop has it cheaper',
  'see my-lamps.info',
  'robot.top',
  'বাতি.shop দেখুন',
  'robot24.in',
  'বাতি.বাংলা',
  'robot.in',
  'Cheaper at robot.in, and faster.',
  'I bought it at shop.robot.ai.',
  'robot.us\nLovely.',
  'See robot.in/lamp for more',
  'Robot.In/lamp',
  'দেখুন robot.in-এ',
  'robot.ai এ দাম কম',
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
  'Good.in fact very good.',
  'so good.in my room it is bright',
  'Good.In fact it is.',
  'Nice lamp.Top quality.',
  'Fast.Shop is honest.',
  'khub valo.ai lamp ta sundor',
  'ভালো।in fact খুব ভালো',
  'It is 12.in all.',
  'They called.us too they helped',
  'বাতিটি ভালো.দাম কম',
  'বাতি.বাংলাদেশের সেরা',
  'Call me: 01712345678',
])('%s names neither', (text) => {
  expect(holdsLink(text)).toBe(false);
});

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
