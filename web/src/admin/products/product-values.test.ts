import { expect, test } from 'vitest';
import { areSameValues, type ProductValues, valuesOf } from './product-values.ts';

const LAMP: ProductValues = {
  name: 'Jute Lamp',
  desc: 'A lamp.',
  price: '900',
  categories: ['Table Lamp', 'LED Fan', 'Desk Lamp'],
};

test('an untouched form has no edits', () => {
  const product = { ...LAMP, _id: 'jute', price: 900, img: '/jute.webp' };
  expect(areSameValues(valuesOf(product), LAMP)).toBe(true);
  expect(areSameValues(valuesOf(undefined), { name: '', desc: '', price: '', categories: [] })).toBe(true);
});

test('a category that was ticked away and again is no edit, unless it was the main one', () => {
  expect(areSameValues(LAMP, { ...LAMP, categories: ['Table Lamp', 'Desk Lamp', 'LED Fan'] })).toBe(true);
  expect(areSameValues(LAMP, { ...LAMP, categories: ['LED Fan', 'Desk Lamp', 'Table Lamp'] })).toBe(false);
});

test.each<Partial<ProductValues>>([{ name: 'Jute lamp' }, { desc: '' }, { price: '901' }, { categories: [] }])(
  'is an edit: %j',
  (change) => {
    expect(areSameValues(LAMP, { ...LAMP, ...change })).toBe(false);
  },
);
