import { expect, test } from 'vitest';
import { idempotencyKey, idOfKey } from './idempotency-key.ts';

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
  expect(idOfKey('rahim', 'key-12345')).toBe(idOfKey('rahim', 'key-12345'));
  expect(idOfKey(null, 'key-12345')).toBe(idOfKey(null, 'key-12345'));
});

test('another key, another caller and a guest make other ids', () => {
  const ids = [
    idOfKey('rahim', 'key-12345'),
    idOfKey('rahim', 'key-12346'),
    idOfKey('karim', 'key-12345'),
    idOfKey(null, 'key-12345'),
    idOfKey('null', 'key-12345'),
    idOfKey('', 'key-12345'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id can be read out on the telephone: 24 digits and letters, which do not reveal the key', () => {
  expect(idOfKey('rahim', 'abcdefgh')).toMatch(/^[0-9a-f]{24}$/);
});
