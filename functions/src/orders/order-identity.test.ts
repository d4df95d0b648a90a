import { expect, test, vi } from 'vitest';
import { idempotencyKey, isSameMobileNumber, orderId } from './order-identity.ts';

test.each(['12345678', 'a1b2c3d4-e5f6-4711-8899-aabbccddeeff', '"quoted-as-in-the-draft"', 'x'.repeat(200)])(
  'a key is taken as it is: %s',
  (key) => {
    expect(idempotencyKey(key)).toBe(key);
  },
);

test.each(['1234567', 'x'.repeat(201), 'two words', 'আলোঘর-আলোঘর', 'key-1, key-2'])('%j is no key', (key) => {
  expect(() => idempotencyKey(key)).toThrow('Idempotency-Key must have 8 to 200 visible ASCII characters.');
});

test.each([undefined, ''])('without one, each request has its own: %j', (header) => {
  expect(idempotencyKey(header)).not.toBe(idempotencyKey(header));
});

test('the same caller and the same key make the same id', () => {
  expect(orderId('rahim', 'key-12345')).toBe(orderId('rahim', 'key-12345'));
  expect(orderId(null, 'key-12345')).toBe(orderId(null, 'key-12345'));
});

test('another key, another caller and a guest make other ids', () => {
  const ids = [
    orderId('rahim', 'key-12345'),
    orderId('rahim', 'key-12346'),
    orderId('karim', 'key-12345'),
    orderId(null, 'key-12345'),
    orderId('null', 'key-12345'),
    orderId('', 'key-12345'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id can be read out on the telephone: 24 digits and letters, which do not reveal the key', () => {
  expect(orderId('rahim', 'abcdefgh')).toMatch(/^[0-9a-f]{24}$/);
});

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
