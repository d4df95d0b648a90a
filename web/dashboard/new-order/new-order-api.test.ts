import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import { createErrorText } from './new-order-api.ts';
import { emptyDraft } from './new-order-draft.ts';

const draft = {
  ...emptyDraft(),
  products: [
    { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 2 },
    { _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 450, quantity: 1 },
  ],
};
const conflict = (
  members: Pick<OrderConflict, 'code'> & Partial<Pick<OrderConflict, 'short' | 'missing' | 'totalPrice'>>,
) =>
  createErrorText(
    new ApiError(409, { type: 'about:blank', title: 'Conflict', status: 409, detail: '', instance: '', ...members }),
    draft,
    'en',
  );

test('an error for lack of stock names the products', () => {
  const short = [
    { _id: 'jute', isSoldOut: true },
    { _id: 'moon', isSoldOut: false },
  ];
  expect(conflict({ code: 'out-of-stock', short })).toBe(
    'Sold out: Jute Lamp. Nothing was ordered. Not enough left: Moon Lamp. Nothing was ordered.',
  );
  expect(conflict({ code: 'products-gone', missing: ['moon'] })).toMatch(/^No longer sold: Moon Lamp\./);
});

test('a change of prices shows both totals, and asks to tell the buyer', () => {
  expect(conflict({ code: 'price-changed', totalPrice: 2350 })).toBe(
    `Prices have changed: the total is now ${sum(2350, 'en')}, not ${sum(2250, 'en')}. Tell the buyer, and press again.`,
  );
});

test('without an answer nothing is lost, and a second click creates no second order', () => {
  for (const status of [0, 500])
    expect(createErrorText(new ApiError(status), draft, 'en')).toMatch(
      /^No answer came\. Press again: the order is placed only once/,
    );
  expect(conflict({ code: 'key-used-for-another-order' })).toMatch(/^An order has already been placed from this form/);
});
