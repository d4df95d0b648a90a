import { expect, test } from 'vitest';
import { areSameValues, type ProductValues, valuesOf } from './product-values.ts';

const LAMP: ProductValues = {
  name: 'Jute Lamp',
  desc: 'A lamp.',
  nameBn: 'পাটের বাতি',
  descBn: '',
  price: '900',
  categories: ['Table Lamp', 'LED Fan', 'Desk Lamp'],
};

test('an untouched form has no edits', () => {
  const { descBn, ...lamp } = LAMP;
  const product = { ...lamp, _id: 'jute', price: 900, img: '/jute.webp' };
  expect(areSameValues(valuesOf(product), LAMP)).toBe(true);
  const empty = { name: '', desc: '', nameBn: '', descBn: '', price: '', categories: [] };
  expect(areSameValues(valuesOf(undefined), empty)).toBe(true);
});

test('a category that was ticked away and again is no edit, unless it was the main one', () => {
  expect(areSameValues(LAMP, { ...LAMP, categories: ['Table Lamp', 'Desk Lamp', 'LED Fan'] })).toBe(true);
  expect(areSameValues(LAMP, { ...LAMP, categories: ['LED Fan', 'Desk Lamp', 'Table Lamp'] })).toBe(false);
});

test.each<Partial<ProductValues>>([
  { name: 'Jute lamp' },
  { desc: '' },
  { nameBn: '' },
  { descBn: 'পাটের শেড।' },
  { price: '901' },
  { categories: [] },
])('is an edit: %j', (change) => {
  expect(areSameValues(LAMP, { ...LAMP, ...change })).toBe(false);
});
