import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { withAdded } from './use-cart.ts';

const JUTE = { name: 'Jute Lamp', img: '/jute.webp', price: 900 };
const line = (productId: string, quantity: number): CartLine => {
  return { id: `line-${productId}`, productId, quantity, product: JUTE, isGone: false, isSoldOut: false };
};

test('what is being added stands in the cart before the server knows it, once, and with as much as it will be', () => {
  const lines = [line('moon', 2)];
  expect(withAdded(lines, undefined)).toBe(lines);
  expect(withAdded(lines, { product: { _id: 'jute', ...JUTE }, quantity: 3 })).toEqual([
    line('moon', 2),
    { ...line('jute', 3), id: 'jute', asked: 'adding' },
  ]);
  const more = { product: { _id: 'moon', ...JUTE }, quantity: 5 };
  expect(withAdded(lines, more)).toEqual([{ ...line('moon', 5), asked: 'adding' }]);
  expect(withAdded([line('moon', 6)], more)).toEqual([{ ...line('moon', 6), asked: 'adding' }]);
});
