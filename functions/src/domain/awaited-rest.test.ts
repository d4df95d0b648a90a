import { expect, test } from 'vitest';
import { restDueAt } from './awaited-rest.ts';
import type { CourierName } from './couriers.ts';

const DAY_MS = 24 * 60 * 60_000;
const partly = { at: 100, state: 'partlyDelivered', word: 'partial' } as const;

test.each([
  ['steadfast', 'partial_delivered_return_received'],
  ['pathao', 'returned-to-merchant'],
  ['pathao', 'partial_delivery_returned_to_merchant'],
  ['redx', 'returned'],
  ['carrybee', 'Returned to merchant'],
] as const)('the rest of a parcel is looked for as soon as %s says %s', (courier: CourierName, word) => {
  const back = { at: 200, state: 'partlyDelivered', word } as const;
  expect(restDueAt({ courier, state: 'partlyDelivered', events: [partly, back] })).toBe(200);
});

test('otherwise two weeks after the part was delivered, whatever else its courier says', () => {
  const coming = { at: 200, state: 'partlyDelivered', word: 'partial_delivered_return_processing' } as const;
  const parcel = { courier: 'steadfast', state: 'partlyDelivered', events: [partly, coming] } as const;
  expect(restDueAt(parcel)).toBe(100 + 14 * DAY_MS);
  expect(restDueAt({ ...parcel, state: 'delivered' })).toBeUndefined();
});
