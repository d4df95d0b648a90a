import { expect, test } from 'vitest';
import { bookParcels } from './parcels.ts';

const parse = (toCollect: unknown, more: object = {}) =>
  bookParcels.body.safeParse({ courier: 'steadfast', orders: [{ _id: 'an-order', toCollect, ...more }] }).success;

test('the sum that the person who books has seen is one that an order can have', () => {
  expect([0, 1_800, 1_800.5, 1_800.55].map((sum) => parse(sum))).toEqual([true, true, true, true]);
  expect([-1, 0.123, 1e12, '1800'].map((sum) => parse(sum))).toEqual([false, false, false, false]);
});

test('an order can be named by its id alone, as one without a sum', () => {
  const sent = { courier: 'steadfast', orders: ['an-order', { _id: 'another' }] };
  expect(bookParcels.body.parse(sent).orders).toEqual([{ _id: 'an-order' }, { _id: 'another' }]);
  for (const wrong of [7, null, {}])
    expect(bookParcels.body.safeParse({ ...sent, orders: [wrong] }).success).toBe(false);
});

test('a parcel is sent once more only where somebody says so', () => {
  expect([true, undefined].map((again) => parse(1_800, { again }))).toEqual([true, true]);
  expect([false, 'yes', 1].map((again) => parse(1_800, { again }))).toEqual([false, false, false]);
});
