import { expect, test } from 'vitest';
import { subtract } from './change-guest-cart.ts';
import { addEntry, parseGuestCart } from './guest-cart.ts';

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

test('merged quantities are removed, later additions stay', () => {
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

test('a full cart accepts no new product, but more of those that it has', () => {
  const full = Array.from({ length: 100 }, (_, place) => ({ ItemId: `made-${place}`, quantity: 1 }));
  expect(addEntry(full.slice(1), lamp)).toHaveLength(100);
  expect(addEntry(full, lamp)).toBeUndefined();
  expect(addEntry(full, { ItemId: 'made-7', quantity: 2 })?.[7]).toEqual({ ItemId: 'made-7', quantity: 3 });
});

test('invalid entries are left out; the others stay', () => {
  const entries = [{ ItemId: 'half \ud800', quantity: 1 }, { ItemId: 'x'.repeat(1_501), quantity: 1 }, null, lamp];
  expect(parseGuestCart(JSON.stringify(entries))).toEqual([lamp]);
});

test('a stored value that is no cart counts as an empty one', () => {
  expect(parseGuestCart(null)).toEqual([]);
  expect(parseGuestCart('not json')).toEqual([]);
  expect(parseGuestCart('{"ItemId":"lamp","quantity":1}')).toEqual([]);
  expect(parseGuestCart('[null]')).toEqual([]);
  expect(parseGuestCart('"cart"')).toEqual([]);
  expect(
    parseGuestCart('[{"ItemId":null,"quantity":1},{"quantity":1},{"ItemId":{},"quantity":1},{"ItemId":""}]'),
  ).toEqual([]);
});

test.each([
  ['"2"', 2],
  ['" 3 "', 3],
  ['1.5', 1],
  ['"1.5"', 1],
  ['1000', 99],
  ['"1000"', 99],
  ['"২"', 2],
  ['[2]', 2],
  ['null', 1],
])('a line of an older cart keeps what can be read of its quantity: %s', (quantity, count) => {
  expect(parseGuestCart(`[{"ItemId":"lamp","quantity":${quantity}}]`)).toEqual([{ ItemId: 'lamp', quantity: count }]);
});

test.each(['-1', '0', '"0"', '0.5', '"two"', '{}', '""'])('a quantity of %s is no line', (quantity) => {
  expect(parseGuestCart(`[{"ItemId":"lamp","quantity":${quantity}},{"ItemId":"fan"}]`)).toEqual([
    { ItemId: 'fan', quantity: 1 },
  ]);
});

test('lines of one product are one, up to 99, and the id of an older cart may be a number', () => {
  const stored =
    '[{"ItemId":7,"quantity":"2"},{"ItemId":"fan","quantity":98},{"ItemId":"7"},{"ItemId":"fan","quantity":5}]';
  expect(parseGuestCart(stored)).toEqual([
    { ItemId: '7', quantity: 3 },
    { ItemId: 'fan', quantity: 99 },
  ]);
});

test('a stored cart is read back', () => {
  expect(parseGuestCart('[{"ItemId":"lamp","quantity":2}]')).toEqual([{ ItemId: 'lamp', quantity: 2 }]);
});
