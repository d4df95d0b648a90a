import { expect, test } from 'vitest';
import { addedUp, answerLine, isLineOf, lineId } from './cart-line.ts';
import type { ProductSnapshot } from './product-snapshot.ts';

const LINE = {
  _id: 'rahim_jute',
  uid: 'rahim',
  email: 'rahim@example.com',
  productId: 'jute',
  quantity: 2,
  addedAt: 1,
  name: 'Jute',
  img: '/jute.webp',
  price: 900,
};

const onSale = (facts: Omit<ProductSnapshot, '_id'>, isSoldOut = false) => ({
  product: { _id: 'jute', ...facts },
  isSoldOut,
  isCounted: isSoldOut,
});

test('a line shows the current product', () => {
  expect(answerLine(LINE, onSale({ name: 'Jute Lamp', img: '/new.webp', price: 950 }))).toEqual({
    _id: 'rahim_jute',
    productId: 'jute',
    name: 'Jute Lamp',
    Name: 'Jute Lamp',
    img: '/new.webp',
    price: 950,
    quantity: 2,
    email: 'rahim@example.com',
    available: true,
  });
});

test('a line shows the names of its product in all languages: the current ones, or the last known ones', () => {
  const names = { translations: { bn: { name: 'পাটের বাতি' }, hi: { name: 'जूट का दीया' } } };
  const current = { name: 'Jute Lamp', img: '/new.webp', price: 950 };
  expect(answerLine(LINE, onSale({ ...current, ...names }))).toMatchObject(names);
  expect(answerLine({ ...LINE, ...names }, undefined)).toMatchObject(names);
  expect(answerLine({ ...LINE, ...names }, onSale(current)).translations).toBeUndefined();
});

test('a line shows the thumbnail of its product: the current one, none, or the last known one', () => {
  const old = { ...LINE, thumbnail: '/jute-400.webp' };
  const jute = { name: 'Jute', img: '/new.webp', price: 900 };
  expect(answerLine(old, onSale({ ...jute, thumbnail: '/new-400.webp' })).thumbnail).toBe('/new-400.webp');
  expect(answerLine(old, onSale(jute)).thumbnail).toBeUndefined();
  expect(answerLine(old, undefined).thumbnail).toBe('/jute-400.webp');
});

test('a line whose product was deleted shows its last known data', () => {
  expect(answerLine(LINE, undefined)).toMatchObject({ name: 'Jute', img: '/jute.webp', price: 900, available: false });
});

test('a line says that its product is sold out', () => {
  expect(answerLine(LINE, onSale(LINE, true))).toMatchObject({ available: true, soldOut: true });
  expect(answerLine(LINE, onSale(LINE))).not.toHaveProperty('soldOut');
});

test('a line never exceeds 99', () => {
  expect(addedUp(1, 1)).toBe(2);
  expect(addedUp(98, 1)).toBe(99);
  expect(addedUp(60, 60)).toBe(99);
});

test("a line's id contains its owner's uid", () => {
  expect(lineId('rahim', 'jute')).toBe('rahim_jute');
  expect(isLineOf('rahim', 'rahim_jute')).toBe(true);
  expect(isLineOf('rahim', 'karim_jute')).toBe(false);
  expect(isLineOf('rahim', 'rahimjute')).toBe(false);
  expect(isLineOf('rahim', 'rahim_a/b')).toBe(false);
});
