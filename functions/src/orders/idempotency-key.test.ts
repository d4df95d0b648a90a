import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

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
