import { expect, test } from 'vitest';
import { stateOfWord, wasPickedUp } from './courier-words.ts';
import { COURIER_NAMES, COURIERS, courierAddress, recipientProblems, toldGrams } from './couriers.ts';

const RAHIM = {
  name: 'Rahim Uddin',
  mobileNumber: '+8801712345678',
  deliveryAddress: 'House 9, Road 3',
  place: { district: 'Dhaka', thana: 'Dhanmondi' },
};

test.each(COURIER_NAMES)('%s takes a whole order', (courier) => {
  expect(recipientProblems(courier, RAHIM, 1_250, 900)).toEqual([]);
  expect(recipientProblems(courier, RAHIM, 0, 0)).toEqual([]);
});

test.each(COURIER_NAMES)('%s: what would be cut, refused or not understood is said before', (courier) => {
  const { nameLength, addressLength, sumMaximum } = COURIERS[courier];
  const problems = (changes: Partial<typeof RAHIM>, taka = 1_250) =>
    recipientProblems(courier, { ...RAHIM, ...changes }, taka, 900);
  expect(problems({ name: '' })).toEqual(['noName']);
  expect(problems({ name: 'a'.repeat(nameLength[1]) })).toEqual([]);
  expect(problems({ name: 'a'.repeat(nameLength[1] + 1) })).toEqual(['nameLength']);
  expect(problems({ deliveryAddress: '' })).toEqual(['noAddress']);
  const rest = ', Dhanmondi, Dhaka'.length;
  expect(problems({ deliveryAddress: 'a'.repeat(addressLength[1] - rest) })).toEqual([]);
  expect(problems({ deliveryAddress: 'a'.repeat(addressLength[1] - rest + 1) })).toEqual(['addressLength']);
  expect(problems({ mobileNumber: '+923001234567' })).toEqual(['noCourierPhone']);
  expect(problems({ mobileNumber: '01212345678' })).toEqual(['noCourierPhone']);
  expect(problems({}, 1_250.5)).toEqual(['poisha']);
  expect(problems({}, sumMaximum + 1)).toEqual(['sumTooHigh']);
});

test('Steadfast turns some signs into spaces, RedX needs a district, and Pathao a longer name and address', () => {
  const { place, ...nowhere } = RAHIM;
  expect(recipientProblems('steadfast', { ...RAHIM, deliveryAddress: 'House 9; Road 3' }, 0, 0)).toEqual(['lostSigns']);
  expect(recipientProblems('redx', { ...RAHIM, deliveryAddress: 'House 9; Road 3' }, 0, 0)).toEqual([]);
  expect(recipientProblems('redx', nowhere, 0, 0)).toEqual(['noPlace']);
  expect(recipientProblems('pathao', { ...nowhere, name: 'Ra', deliveryAddress: 'House 9' }, 0, 0)).toEqual([
    'nameLength',
    'addressLength',
  ]);
});

test('a parcel is told in the weights that its courier takes', () => {
  expect(recipientProblems('pathao', RAHIM, 0, 10_000)).toEqual([]);
  expect(recipientProblems('pathao', RAHIM, 0, 10_001)).toEqual(['tooHeavy']);
  expect(recipientProblems('carrybee', RAHIM, 0, 25_000)).toEqual([]);
  expect(recipientProblems('carrybee', RAHIM, 0, 25_001)).toEqual(['tooHeavy']);
  expect(recipientProblems('steadfast', RAHIM, 0, 90_000)).toEqual([]);
  expect(toldGrams('pathao', 0)).toBe(500);
  expect(toldGrams('pathao', 850)).toBe(850);
  expect(toldGrams('steadfast', 0)).toBe(0);
});

test('the address has thana and district behind it', () => {
  expect(courierAddress(RAHIM)).toBe('House 9, Road 3, Dhanmondi, Dhaka');
  expect(courierAddress({ deliveryAddress: 'House 9', place: { district: 'Khulna' } })).toBe('House 9, Khulna');
});

test.each([
  ['steadfast', 'In Review', 'booked'],
  ['steadfast', 'partial_delivered', 'partlyDelivered'],
  ['steadfast', 'Delivered Approval Pending', 'outForDelivery'],
  ['steadfast', 'cancelled', 'returning'],
  ['steadfast', 'cancelled_return_received', 'returned'],
  ['pathao', 'At-the-Sorting-Hub', 'picked'],
  ['pathao', 'Pickup-Cancelled', 'cancelled'],
  ['pathao', 'paid-return', 'returning'],
  ['redx', 'agent-hold', 'held'],
  ['redx', 'eaten by a goat', 'held'],
  ['carrybee', 'On the way to central warehouse', 'picked'],
  ['carrybee', 'Returned to merchant', 'returned'],
] as const)('of %s, %s means %s', (courier, word, state) => {
  expect(stateOfWord(courier, word)).toBe(state);
});

test('what RedX cancels before the pick-up is over, and later it is on its way back', () => {
  expect(stateOfWord('redx', 'cancelled', 'unknown')).toBe('cancelled');
  expect(stateOfWord('redx', 'cancelled', 'booked')).toBe('cancelled');
  expect(stateOfWord('redx', 'cancelled', 'picked')).toBe('returning');
});

test.each([
  ['steadfast', ['pending', 'hold', 'cancelled'], false],
  ['steadfast', ['pending', 'Cancelled', 'cancelled_return_processing'], true],
  ['redx', ['pickup-pending'], false],
  ['redx', ['ready-for-delivery', 'cancelled'], true],
  ['pathao', ['pickup-failed'], false],
  ['pathao', ['returned'], true],
] as const)('%s was told of by %o: it has had the parcel: %s', (courier, words, picked) => {
  expect(
    wasPickedUp(
      courier,
      words.map((word) => ({ word, state: stateOfWord(courier, word) })),
    ),
  ).toBe(picked);
});

test('what a person says of a way back shows that it was picked up', () => {
  expect(wasPickedUp('steadfast', [{ state: 'returning' }])).toBe(true);
});
