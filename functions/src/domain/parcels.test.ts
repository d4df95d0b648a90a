import { expect, test } from 'vitest';
import { invoiceOf, isHeldByParcel, nextAttempt, PARCEL_STATES, parcelId, staysAsTold } from './parcels.ts';

const ORDER = {
  status: 'waiting for confirmation' as const,
  name: 'Rahim',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 9',
  place: { district: 'Dhaka', zone: 'insideDhaka' },
  totalPrice: 1_180,
  amounts: [{ kind: 'delivery' as const, taka: 70 }],
};

test('an invoice is used once: a parcel that was withdrawn is followed by another one', () => {
  expect(invoiceOf('A-1042', 1)).toBe('A-1042');
  expect(invoiceOf('A-1042', 2)).toBe('A-1042-2');
  expect(nextAttempt(undefined)).toBe(1);
  expect(nextAttempt({ state: 'withdrawn', attempt: 1 })).toBe(2);
  expect(nextAttempt({ state: 'returned', attempt: 2 })).toBe(3);
  expect(nextAttempt({ state: 'rejected', attempt: 2 })).toBe(2);
  expect(parcelId('steadfast', 'A-1042')).toBe('steadfast_A-1042');
});

test('an order is held by every parcel but one that nobody has, or that is back', () => {
  expect(PARCEL_STATES.filter((state) => !isHeldByParcel({ state }))).toEqual(['rejected', 'returned', 'withdrawn']);
  expect(isHeldByParcel(undefined)).toBe(false);
});

test.each([
  ['its name', { name: 'Karim' }],
  ['its number', { mobileNumber: '01812345678' }],
  ['its address', { deliveryAddress: 'House 10' }],
  ['its place', { place: { district: 'Khulna', zone: 'outsideDhaka' } }],
  ['its lines', { totalPrice: 1_200 }],
  ['its amounts', { amounts: [] }],
  ['a payment', { payment: { sum: 1_250 } }],
  ['its cancellation', { status: 'Cancel' as const }],
])('%s changes what the courier was told', (_what, changes) => {
  expect(staysAsTold(ORDER, { ...ORDER, ...changes })).toBe(false);
});

test.each([
  ['on its way', { status: 'Out for Delivery' as const }],
  ['delivered and paid', { status: 'Delivered' as const, payment: { sum: 1_250 } }],
  ['returned', { status: 'Cancel' as const, outcome: { collected: 0 } }],
])('an order that is %s stays as its courier was told', (_what, changes) => {
  expect(staysAsTold(ORDER, { ...ORDER, ...changes })).toBe(true);
});

test('a closed order can be reopened', () => {
  expect(staysAsTold({ ...ORDER, status: 'Cancel', outcome: { collected: 0 } }, ORDER)).toBe(true);
});
