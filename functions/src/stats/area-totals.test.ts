import { expect, test } from 'vitest';
import { DISTRICTS } from '../domain/places.ts';
import { areaTotals } from './area-totals.ts';

const NOTHING = { orders: 0, total: 0 };

/** Those of all districts, of which only these have any orders. */
const ofDistricts = (some: Record<string, typeof NOTHING>) => DISTRICTS.map(({ name }) => some[name] ?? NOTHING);

test('each area has its total, districts with the most orders come first, and those of no zone are unknown', () => {
  const zones = [
    { orders: 1, total: 0.1 },
    { orders: 2, total: 100.3 },
  ];
  const districts = ofDistricts({ Khulna: { orders: 1, total: 100.1 }, Dhaka: { orders: 2, total: 0.3 } });
  expect(areaTotals({ orders: 4, total: 105.4 }, zones, districts)).toEqual({
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

test('of districts with as many orders the first of the alphabet comes first', () => {
  const [many, one] = [
    { orders: 2, total: 2 },
    { orders: 1, total: 1 },
  ];
  const namesOf = (some: Record<string, typeof NOTHING>) =>
    areaTotals(NOTHING, [], ofDistricts(some)).districts.map(({ district }) => district);
  expect(namesOf({ Bagerhat: one, Khulna: many })).toEqual(['Khulna', 'Bagerhat']);
  expect(namesOf({ Khulna: one, Bagerhat: one })).toEqual(['Bagerhat', 'Khulna']);
});

test('without orders there is nothing', () => {
  expect(areaTotals(NOTHING, [NOTHING, NOTHING], ofDistricts({}))).toEqual({
    zones: [
      { zone: 'insideDhaka', ...NOTHING },
      { zone: 'outsideDhaka', ...NOTHING },
    ],
    districts: [],
    unknown: NOTHING,
  });
});
