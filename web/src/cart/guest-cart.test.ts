import { expect, test } from 'vitest';
import { addEntry, parseGuestCart, subtract } from './guest-cart.ts';

const lamp = { ItemId: 'lamp', quantity: 1 };

test('a new product becomes a new entry', () => {
  expect(addEntry([lamp], { ItemId: 'fan', quantity: 2 })).toEqual([lamp, { ItemId: 'fan', quantity: 2 }]);
});

test('adding an existing product merges its quantity', () => {
  expect(addEntry([lamp], { ItemId: 'lamp', quantity: 3 })).toEqual([{ ItemId: 'lamp', quantity: 4 }]);
});

test('an entry never exceeds 99', () => {
  expect(addEntry([{ ItemId: 'lamp', quantity: 98 }], { ItemId: 'lamp', quantity: 5 })).toEqual([
    { ItemId: 'lamp', quantity: 99 },
  ]);
});

test('what was merged goes, what was added since stays', () => {
  const cart = [
    { ItemId: 'lamp', quantity: 3 },
    { ItemId: 'fan', quantity: 1 },
  ];
  expect(subtract(cart, [{ ItemId: 'lamp', quantity: 2 }])).toEqual([
    { ItemId: 'lamp', quantity: 1 },
    { ItemId: 'fan', quantity: 1 },
  ]);
  expect(subtract(cart, cart)).toEqual([]);
});

test('what is not a cart counts as an empty one', () => {
  expect(parseGuestCart(null)).toEqual([]);
  expect(parseGuestCart('not json')).toEqual([]);
  expect(parseGuestCart('{"ItemId":"lamp","quantity":1}')).toEqual([]);
  expect(parseGuestCart('[null]')).toEqual([]);
  expect(parseGuestCart('[{"ItemId":7,"quantity":1}]')).toEqual([]);
  for (const quantity of ['-1', '0', '1.5', '100', '"1"', 'null'])
    expect(parseGuestCart(`[{"ItemId":"lamp","quantity":${quantity}}]`)).toEqual([]);
});

test('a stored cart is read back', () => {
  expect(parseGuestCart('[{"ItemId":"lamp","quantity":2}]')).toEqual([{ ItemId: 'lamp', quantity: 2 }]);
});
