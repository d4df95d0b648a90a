import { expect, test, vi } from 'vitest';
import { isSameMobileNumber } from './order-identity.ts';

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
