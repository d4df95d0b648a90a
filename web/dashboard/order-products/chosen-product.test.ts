import { expect, test } from 'vitest';
import { repriced, withProduct } from './chosen-product.ts';

const jute = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900.1, stock: 3 };
const moon = { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 450 };

test('adding a product again raises the quantity of its line, at the current price', () => {
  const first = withProduct(withProduct([], jute), moon);
  expect(withProduct(first, { ...jute, price: 800, stock: 2 })).toEqual([
    { ...jute, price: 800, stock: 2, quantity: 2 },
    { ...moon, quantity: 1 },
  ]);
});

test('no line exceeds a quantity of 99', () => {
  expect(withProduct([{ ...jute, quantity: 99 }], jute)).toEqual([{ ...jute, quantity: 99 }]);
});

test('after a change of prices the lines have the current ones', () => {
  const lines = [
    { ...jute, quantity: 2 },
    { ...moon, quantity: 1 },
  ];
  expect(repriced(lines, [{ _id: 'jute', price: 950 }])).toEqual([{ ...lines[0], price: 950 }, lines[1]]);
});
