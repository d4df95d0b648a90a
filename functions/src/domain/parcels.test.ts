import { expect, test } from 'vitest';
import {
  cancellableFrom,
  consignmentKey,
  invoiceOf,
  isHeldByParcel,
  mayBeHeld,
  nextAttempt,
  PARCEL_STATES,
  parcelId,
  staysAsTold,
} from './parcels.ts';

const ORDER = {
  status: 'waiting for confirmation' as const,
  name: 'Rahim',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 9',
  place: { district: 'Dhaka', zone: 'insideDhaka' },
  lines: [{ _id: 'jute', quantity: 2, price: 590 }],
  totalPrice: 1_180,
  amounts: [{ kind: 'delivery' as const, taka: 70 }],
};

/** Of which nothing is to be collected. */
const PREPAID = { ...ORDER, amounts: [{ kind: 'advance' as const, taka: 1_180 }] };

test('an invoice is used once: a parcel that was cancelled is followed by another one', () => {
  expect(invoiceOf('A-1042', 1)).toBe('A-1042');
  expect(invoiceOf('A-1042', 2)).toBe('A-1042-2');
  expect(nextAttempt(undefined)).toBe(1);
  expect(nextAttempt({ state: 'cancelled', attempt: 1 })).toBe(2);
  expect(nextAttempt({ state: 'returned', attempt: 2 })).toBe(3);
  expect(nextAttempt({ state: 'rejected', attempt: 2 })).toBe(2);
  expect(parcelId('steadfast', 'A-1042')).toBe('steadfast_A-1042');
});

test('an order is held by every parcel but one that nobody has, or that is back', () => {
  expect(PARCEL_STATES.filter((state) => !isHeldByParcel({ state }))).toEqual(['rejected', 'returned', 'cancelled']);
  expect(isHeldByParcel(undefined)).toBe(false);
});

test.each([
  ['its name', { name: 'Karim' }],
  ['its number', { mobileNumber: '01812345678' }],
  ['its address', { deliveryAddress: 'House 10' }],
  ['its place', { place: { district: 'Khulna', zone: 'outsideDhaka' } }],
  ['its total', { totalPrice: 1_200 }],
  ['its lines, at the same total', { lines: [{ _id: 'moon', quantity: 2, price: 590 }] }],
  ['its amounts', { amounts: [] }],
  ['a payment', { payment: { sum: 1_250 } }],
  ['its cancellation', { status: 'Cancel' as const }],
])('%s changes what the courier was told', (_what, changes) => {
  expect(staysAsTold(ORDER, { ...ORDER, ...changes })).toBe(false);
});

test('an order whose confirmation is taken back is not what its courier was told; one that gets it is', () => {
  const confirmed = { ...ORDER, confirmedAt: 1 };
  expect([staysAsTold(confirmed, ORDER), staysAsTold(ORDER, confirmed)]).toEqual([false, true]);
});

test.each([
  ['on its way', { status: 'Out for Delivery' as const }],
  ['delivered and paid', { status: 'Delivered' as const, payment: { sum: 1_250 } }],
  ['returned', { status: 'Cancel' as const, outcome: { collected: 0 } }],
])('an order that is %s stays as its courier was told', (_what, changes) => {
  expect(staysAsTold(ORDER, { ...ORDER, ...changes })).toBe(true);
});

test.each([
  ['is cancelled', { status: 'Cancel' as const }],
  ['has fewer lines', { lines: [{ _id: 'jute', quantity: 1, price: 590 }], totalPrice: 590 }],
])('a prepaid order that %s is not what its courier was told, though nothing is to be collected', (_what, changes) => {
  expect(staysAsTold(PREPAID, { ...PREPAID, ...changes })).toBe(false);
  expect(staysAsTold(PREPAID, { ...PREPAID, status: 'Cancel', outcome: { collected: 0 } })).toBe(true);
});

test('a courier may be asked again to cancel a parcel when an answer was lost, it has told of it since, or three days are over', () => {
  const after = (answer: 'asked' | 'accepted' | 'unknown', toldAt?: number) =>
    cancellableFrom({ cancellation: { at: 5_000, answer }, toldAt });
  expect(cancellableFrom({})).toBe(0);
  expect(after('unknown')).toBe(0);
  expect(after('asked', 9_000)).toBe(65_000);
  expect(after('accepted')).toBe(5_000 + 72 * 60 * 60_000);
  expect(after('accepted', 5_000)).toBe(5_000 + 72 * 60 * 60_000);
  expect(after('accepted', 9_000)).toBe(9_000);
});

test('a closed order can be reopened', () => {
  expect(staysAsTold({ ...ORDER, status: 'Cancel', outcome: { collected: 0 } }, ORDER)).toBe(true);
});

test('a person notes that a parcel was held only where its courier has no interface, and has it', () => {
  const states = PARCEL_STATES.filter((state) => mayBeHeld({ courier: 'file', state }));
  expect(states).toEqual(['booked', 'picked', 'outForDelivery', 'held']);
  expect(mayBeHeld({ courier: 'pathao', state: 'picked' })).toBe(false);
});

test.each(['dl-71০২', ' DL-7102 ', 'DL- 7102', '\u200bDL-7102\u202c', '\ufeffdl-7102'])(
  'a consignment id that is written %j is DL-7102',
  (written) => {
    expect(consignmentKey(written)).toBe('DL-7102');
  },
);
