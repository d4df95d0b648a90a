import { expect, test } from 'vitest';
import { cartLinkOf, lackingIn, readCartLink } from './cart-link.ts';

const lamp = { ItemId: 'moon-lamp', quantity: 2 };
const fan = { ItemId: 'aB3_x', quantity: 1 };

test('a link is read as it was made', () => {
  expect(cartLinkOf([lamp, fan])).toBe('/cart?add=moon-lamp:2,aB3_x:1');
  expect(readCartLink('moon-lamp:2,aB3_x:1')).toEqual({ entries: [lamp, fan], wrong: 0 });
});

test('without a quantity it is one, and spaces do not matter', () => {
  expect(readCartLink(' moon-lamp:2, aB3_x')).toEqual({ entries: [lamp, fan], wrong: 0 });
});

test.each(['।', ').', '”', '\u200b', '।ধন্যবাদ', '?fbclid=IwAR0x'])(
  'what a message puts behind a link is no part of it: %s',
  (behind) => {
    expect(readCartLink(`moon-lamp:2,aB3_x${behind}`)).toEqual({ entries: [lamp, fan], wrong: 0 });
  },
);

test('a product that is named twice is one entry, with a quantity of at most 99', () => {
  expect(readCartLink('moon-lamp:1,aB3_x,moon-lamp:1').entries).toEqual([lamp, fan]);
  expect(readCartLink('moon-lamp:99,moon-lamp:99').entries).toEqual([{ ItemId: 'moon-lamp', quantity: 99 }]);
});

test.each([
  'moon-lamp:0',
  'moon-lamp:100',
  'moon-lamp:-1',
  'moon-lamp:1.5',
  'moon-lamp:1e1',
  'moon-lamp:২',
  'moon-lamp:',
  'moon-lamp:2:2',
  ':2',
  '..:1',
  '../users:1',
  'a b:1',
  '<script>:1',
  '\ud800:1',
  '__proto__/a:1',
  `${'x'.repeat(201)}:1`,
])('%s is no entry, and the others stay', (wrong) => {
  expect(readCartLink(`${wrong},aB3_x:1`)).toEqual({ entries: [fan], wrong: 1 });
});

test('an empty link asks for nothing', () => {
  expect(readCartLink('')).toEqual({ entries: [], wrong: 0 });
});

test('a link is bounded: twenty products, two thousand characters', () => {
  const many = Array.from({ length: 25 }, (_, place) => ({ ItemId: `made-${place}`, quantity: 1 }));
  const read = readCartLink(cartLinkOf(many).replace('/cart?add=', ''));
  expect(read).toEqual({ entries: many.slice(0, 20), wrong: 5 });
  expect(readCartLink('a,'.repeat(1_001))).toEqual({ entries: [], wrong: 1 });
});

test('only what the cart lacks is added, so that the same link twice is the same cart', () => {
  expect(lackingIn([], [lamp, fan])).toEqual([lamp, fan]);
  expect(lackingIn([{ ItemId: 'moon-lamp', quantity: 1 }], [lamp, fan])).toEqual([{ ...lamp, quantity: 1 }, fan]);
  expect(lackingIn([lamp, { ItemId: 'aB3_x', quantity: 5 }], [lamp, fan])).toEqual([]);
});
