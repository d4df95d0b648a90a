import { expect, test } from 'vitest';
import { type CartLine, cartTotal, isOrderable, orderableLines } from './cart-line.ts';

const LINE: CartLine = {
  id: 'jute',
  productId: 'jute',
  quantity: 2,
  product: { name: 'Jute Lamp', img: '/jute.webp', price: 900 },
  isGone: false,
  isSoldOut: false,
};

test.each<Partial<CartLine>>([{ isGone: true }, { isSoldOut: true }, { product: undefined }])(
  'is not in the order, nor in its total: %j',
  (change) => {
    const lines = [LINE, { ...LINE, productId: 'moon', ...change }];
    expect(lines.map(isOrderable)).toEqual([true, false]);
    expect(orderableLines(lines).map(({ _id }) => _id)).toEqual(['jute']);
    expect(cartTotal(lines)).toBe(1_800);
  },
);
