import { expect, test } from 'vitest';
import { suggestedCharge } from './proposed-charge.ts';

const CHARGES = [
  { zone: 'insideDhaka', taka: 70 },
  { zone: 'suburbs', taka: 100 },
  { zone: 'elsewhere', taka: 130 },
] as const;

test.each([
  [{ district: 'Dhaka', thana: 'Dhanmondi' }, '70'],
  [{ district: 'Dhaka' }, '70'],
  [{ district: 'Dhaka', thana: 'Savar' }, '100'],
  [{ district: 'Gazipur' }, '100'],
  [{ district: 'Narayanganj' }, '100'],
  [{ district: 'Sylhet' }, '130'],
])('to %j it is %s taka', (place, deliveryCharge) => {
  expect(suggestedCharge(place, CHARGES)).toEqual({ deliveryCharge });
});

test('nothing is proposed without a place, for a zone without a charge, or by a shop that has set none', () => {
  expect(suggestedCharge(undefined, CHARGES)).toEqual({});
  expect(suggestedCharge({ district: 'Sylhet' }, CHARGES.slice(0, 2))).toEqual({});
  expect(suggestedCharge({ district: 'Dhaka' })).toEqual({});
});
