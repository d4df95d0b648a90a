import { describe, expect, test } from 'vitest';
import { chargeAt, chargeZoneOf, type DeliverySettings, deliveryChargeOf, isFreeEverywhere } from './delivery.ts';

const CHARGES: DeliverySettings = {
  charges: [
    { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } },
    { zone: 'suburbs', taka: 100, days: { least: 2, most: 3 } },
    { zone: 'elsewhere', taka: 130.5, days: { least: 3, most: 5 } },
  ],
};
const FREE_FROM_5000 = { ...CHARGES, freeFrom: 5_000 };
const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };

test.each([
  [DHANMONDI, 'insideDhaka'],
  [{ district: 'Dhaka' }, 'insideDhaka'],
  [{ district: 'Dhaka', thana: 'No such thana' }, 'insideDhaka'],
  [{ district: 'Dhaka', thana: 'Savar' }, 'suburbs'],
  [{ district: 'Gazipur' }, 'suburbs'],
  [{ district: 'Narayanganj', thana: 'Sonargaon' }, 'suburbs'],
  [{ district: 'Sylhet' }, 'elsewhere'],
  [{ district: 'Chattogram', thana: 'Kotwali' }, 'elsewhere'],
  [{ district: 'No such district' }, 'elsewhere'],
])('%j is charged as %s', (place, zone) => {
  expect(chargeZoneOf(place)).toBe(zone);
});

describe('the delivery charge of an order', () => {
  test.each([
    [DHANMONDI, 70],
    [{ district: 'Dhaka', thana: 'Savar' }, 100],
    [{ district: 'Gazipur' }, 100],
    [{ district: 'Sylhet' }, 130.5],
  ])('to %j is %d taka', (place, taka) => {
    expect(deliveryChargeOf(CHARGES, place, 1_250)).toBe(taka);
    expect(chargeAt(CHARGES, place)?.taka).toBe(taka);
  });

  test.each([
    [0, 70],
    [4_999.99, 70],
    [5_000, 0],
    [5_000.01, 0],
  ])('of %d taka is %d where it is free from 5000', (totalPrice, taka) => {
    expect(deliveryChargeOf(FREE_FROM_5000, DHANMONDI, totalPrice)).toBe(taka);
  });

  test.each([
    ['without a place', CHARGES, undefined],
    ['without a place, whatever it comes to', FREE_FROM_5000, undefined],
    ['in a shop without charges', { charges: [], freeFrom: 5_000 }, DHANMONDI],
    ['in a zone without a charge', { ...FREE_FROM_5000, charges: CHARGES.charges.slice(0, 2) }, { district: 'Sylhet' }],
  ])('is not known %s', (_when, settings, place) => {
    expect(deliveryChargeOf(settings, place, 9_000)).toBeUndefined();
  });

  test('is 0 where the shop charges 0', () => {
    const free = { charges: [{ zone: 'insideDhaka' as const, taka: 0, days: { least: 1, most: 1 } }] };
    expect(deliveryChargeOf(free, DHANMONDI, 100)).toBe(0);
  });
});

test.each([
  [FREE_FROM_5000, 5_000, true],
  [FREE_FROM_5000, 4_999.99, false],
  [CHARGES, 5_000, false],
  [{ ...FREE_FROM_5000, charges: CHARGES.charges.slice(0, 2) }, 5_000, false], // the desk decides the third
  [{ charges: [], freeFrom: 5_000 }, 5_000, false],
])('with %j an order of %d taka is free wherever it goes: %j', (settings, totalPrice, isFree) => {
  expect(isFreeEverywhere(settings, totalPrice)).toBe(isFree);
});
