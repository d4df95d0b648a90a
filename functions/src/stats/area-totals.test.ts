import { expect, test } from 'vitest';
import { placeOf } from '../domain/places.ts';
import { areaTotals } from './area-totals.ts';

const inDhanmondi = placeOf({ district: 'Dhaka', thana: 'Dhanmondi' });
const inSavar = placeOf({ district: 'Dhaka', thana: 'Savar' });
const inKhulna = placeOf({ district: 'Khulna' });

test('orders are counted and summed by zone and by district, those with the most first', () => {
  const orders = [
    { place: inKhulna, totalPrice: 100.1 },
    { place: inDhanmondi, totalPrice: 0.1 },
    { place: inSavar, totalPrice: 0.2 },
    { totalPrice: 5 },
  ];
  expect(areaTotals(orders)).toEqual({
    zones: [
      { zone: 'insideDhaka', orders: 1, total: 0.1 },
      { zone: 'outsideDhaka', orders: 2, total: 100.3 },
    ],
    districts: [
      { district: 'Dhaka', orders: 2, total: 0.3 },
      { district: 'Khulna', orders: 1, total: 100.1 },
    ],
    unknown: { orders: 1, total: 5 },
  });
});

test('without orders there is nothing', () => {
  const nothing = { orders: 0, total: 0 };
  expect(areaTotals([])).toMatchObject({ zones: [nothing, nothing], districts: [], unknown: nothing });
});
