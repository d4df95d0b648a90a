import { expect, test } from 'vitest';
import { orderId } from './order-id.ts';

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
