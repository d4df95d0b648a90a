import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { expect, test } from 'vitest';
import { shortText } from './use-place-order.ts';

const LINES = ['Jute Lamp', 'Moon Lamp', 'Fan'].map((name) => ({
  _id: name,
  name,
  img: '/l.webp',
  price: 9,
  quantity: 2,
}));

// The other members are those of every problem.
const conflict = (short: OrderConflict['short']) => ({ code: 'out-of-stock', lines: LINES, short }) as OrderConflict;

test('names what is sold out, and what there is less of, and that nothing was ordered', () => {
  expect(
    shortText(
      conflict([
        { _id: 'Moon Lamp', isSoldOut: true },
        { _id: 'Fan', isSoldOut: false },
      ]),
      'en',
    ),
  ).toBe(
    'Sold out: Moon Lamp. Not enough in stock: Fan. Nothing was ordered. Please change your cart and order again.',
  );
});

test('says only what is so', () => {
  expect(shortText(conflict([{ _id: 'Fan', isSoldOut: true }]), 'en')).toBe(
    'Sold out: Fan. Nothing was ordered. Please change your cart and order again.',
  );
  expect(shortText(conflict([]), 'en')).toBe('Nothing was ordered. Please change your cart and order again.');
});
