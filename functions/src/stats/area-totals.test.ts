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

test('a district with more orders stands before one that comes first in the alphabet', () => {
  const inBagerhat = placeOf({ district: 'Bagerhat' });
  const orders = [inBagerhat, inKhulna, inKhulna].map((place) => ({ place, totalPrice: 1 }));
  expect(areaTotals(orders).districts.map(({ district }) => district)).toEqual(['Khulna', 'Bagerhat']);
  expect(areaTotals(orders.slice(0, 2)).districts.map(({ district }) => district)).toEqual(['Bagerhat', 'Khulna']);
});

test('without orders there is nothing', () => {
  const nothing = { orders: 0, total: 0 };
  expect(areaTotals([])).toMatchObject({ zones: [nothing, nothing], districts: [], unknown: nothing });
});
