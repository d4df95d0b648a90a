import { expect, test } from 'vitest';
import { withProduct } from '../order-products/chosen-product.ts';
import { inputOf, typedLines } from './products-input.ts';

const JUTE = { _id: 'jute', name: 'Jute', img: '/jute.webp', price: 900, quantity: 1 };
const MOON = { _id: 'moon', name: 'Moon', img: '/moon.webp', price: 650, quantity: 2 };
const FOUND = { _id: 'cane', name: 'Cane', img: '/cane.webp', price: 400, stock: 3 };

test('the lines of the order stay as they are until something is typed', () => {
  expect(typedLines([JUTE, MOON], {})).toEqual([JUTE, MOON]);
});

test('a dropped line stays in sight, and an added product stands last', () => {
  const typed = { quantities: { jute: 0, cane: 2 }, added: [FOUND] };
  expect(typedLines([JUTE, MOON], typed)).toEqual([{ ...JUTE, quantity: 0 }, MOON, { ...FOUND, quantity: 2 }]);
});

test('what is picked is one more of its line at the price of the order, or a new line', () => {
  const one = inputOf([JUTE, MOON], withProduct([JUTE, MOON], { ...FOUND, _id: 'moon' }));
  expect(one).toEqual({ quantities: { moon: 3 }, added: [] });
  expect(typedLines([JUTE, MOON], one)[1]).toEqual({ ...MOON, quantity: 3 });
  const added = inputOf([JUTE], withProduct([JUTE], FOUND));
  expect(added).toEqual({ quantities: { cane: 1 }, added: [FOUND] });
  expect(inputOf([JUTE], withProduct(typedLines([JUTE], added), FOUND)).quantities).toEqual({ cane: 2 });
});

test('a product that somebody else has added meanwhile is changed, not added twice', () => {
  const typed = { quantities: { cane: 2 }, added: [FOUND] };
  const line = { ...FOUND, price: 380, quantity: 1 };
  expect(typedLines([JUTE, line], typed)).toEqual([JUTE, { ...line, quantity: 2 }]);
});
