import { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { isSameMobileNumber, ofMobileNumber } from './order-identity.ts';

// A country of the test's own: another shop has another clock and prefix.
vi.mock('../domain/country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', MOBILE_PREFIX: '+92' }));

test.each([
  ['01712345678', '01712345678'],
  ['01712345678', '8801712345678'],
  ['+8801712345678', '01712345678'],
  ['+921712345678', '01712345678'],
])('%s and %s reach the same phone', (one, other) => {
  expect(isSameMobileNumber(one, other)).toBe(true);
  expect(isSameMobileNumber(other, one)).toBe(true);
});

test.each([
  ['01712345678', '01712345679'],
  ['01712345678', '11712345678'],
  ['+8801712345678', '+8801812345678'],
])('%s and %s do not', (one, other) => {
  expect(isSameMobileNumber(one, other)).toBe(false);
});

test('orders are found by the number that couriers take, and where there is none by the number itself', () => {
  const all = new Firestore({ projectId: 'demo-aloghor' }).collection('orders');
  const found = (mobileNumber: string, field: string, value: string) =>
    ofMobileNumber(all, mobileNumber).isEqual(all.where(field, '==', value));
  expect(found('01712345678', 'courierPhone', '01712345678')).toBe(true);
  expect(found('8801712345678', 'courierPhone', '01712345678')).toBe(true);
  expect(found('923001234567', 'mobileNumber', '923001234567')).toBe(true);
});
