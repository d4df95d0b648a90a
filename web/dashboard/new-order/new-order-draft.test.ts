import { expect, test } from 'vitest';
import { afterConflict, emptyDraft, isConfirmed, languageOf, readDraft, sumsOf } from './new-order-draft.ts';

const jute = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900.1, stock: 3 };

test('the sums are exact, and an advance is not collected again', () => {
  const products = [{ ...jute, quantity: 3 }];
  const amounts = { delivery: '70', discount: '20.30', advance: '500', advanceTransaction: 'BK1' };
  expect(sumsOf({ ...emptyDraft(), products, amounts })).toEqual({ totalPrice: 2700.3, toCollect: 2250 });
  expect(sumsOf({ ...emptyDraft(), products, amounts: { advance: '9000' } }).toCollect).toBe(0);
  expect(sumsOf(emptyDraft())).toEqual({ totalPrice: 0, toCollect: 0 });
});

test('orders by telephone and at a fair are confirmed, orders from a chat are not; the admin can change both', () => {
  expect([emptyDraft('telephone'), emptyDraft('fair'), emptyDraft('messenger')].map(isConfirmed)).toEqual([
    true,
    true,
    false,
  ]);
  expect(isConfirmed({ ...emptyDraft('telephone'), isConfirmed: false })).toBe(false);
});

test('notifications are in Bangla, unless the last order of the number was in English, or the admin chooses', () => {
  const draft = emptyDraft();
  expect([languageOf(draft), languageOf(draft, {}), languageOf(draft, { language: 'en' })]).toEqual(['bn', 'bn', 'en']);
  expect(languageOf({ ...draft, language: 'bn' }, { language: 'en' })).toBe('bn');
});

test('after a conflict of its key an order gets another one, and nothing else of it changes', () => {
  const draft = { ...emptyDraft(), products: [{ ...jute, quantity: 2 }] };
  const next = afterConflict(draft, {
    code: 'key-used-for-another-order',
    lines: [{ ...jute, price: 950, quantity: 2 }],
  });
  expect(next.key).toMatch(/^[\da-f-]{36}$/);
  expect(next.key).not.toBe(draft.key);
  expect(next).toEqual({ ...draft, key: next.key });
});

test.each(['price-changed', 'out-of-stock', 'products-gone'] as const)('after %s it keeps its key', (code) => {
  const draft = { ...emptyDraft(), products: [{ ...jute, quantity: 2 }] };
  const next = afterConflict(draft, { code, lines: [{ ...jute, price: 950, quantity: 2 }] });
  const price = code === 'price-changed' ? 950 : jute.price;
  expect(next).toEqual({ ...draft, products: [{ ...jute, price, quantity: 2 }] });
});

test('each order has a key of its own', () => {
  expect(emptyDraft().key).not.toBe(emptyDraft().key);
});

const product = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 2 };
const draft = { ...emptyDraft('fair'), language: 'en', name: 'Rahim', products: [product], amounts: { discount: '5' } };

test('a stored draft is read back unchanged', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([
  null,
  'text',
  { ...draft, key: undefined },
  { ...draft, source: 'shop' },
  { ...draft, language: 'fr' },
  { ...draft, products: [null] },
  { ...draft, products: [{ ...product, quantity: '2' }] },
  { ...draft, amounts: undefined },
])('anything else that is stored becomes an empty draft: %j', (kept) => {
  expect(readDraft(kept)).toEqual({ ...emptyDraft(), key: expect.any(String) });
});
