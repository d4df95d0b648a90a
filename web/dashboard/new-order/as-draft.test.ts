import { expect, test } from 'vitest';
import { readDraft } from './as-draft.ts';
import { emptyDraft } from './new-order-draft.ts';

const product = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 2 };
const draft = { ...emptyDraft('fair'), language: 'en', name: 'Rahim', products: [product], money: { discount: '5' } };

test('a draft that was kept is the same one', () => {
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
  { ...draft, money: undefined },
])('what is none begins an empty one: %j', (kept) => {
  expect(readDraft(kept)).toEqual({ ...emptyDraft(), key: expect.any(String) });
});
