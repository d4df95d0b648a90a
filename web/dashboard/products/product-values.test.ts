import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { areSameValues, type ProductValues, valuesOf } from './product-values.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY] = CATEGORY_NAMES;

const LAMP: ProductValues = {
  name: 'Jute Lamp',
  desc: 'A lamp.',
  nameBn: 'পাটের বাতি',
  descBn: '',
  price: '900',
  stock: '7',
  categories: [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY],
};

test('an untouched form has no edits', () => {
  const { descBn, ...lamp } = LAMP;
  const product = { ...lamp, _id: 'jute', price: 900, stock: 7, img: '/jute.webp' };
  expect(areSameValues(valuesOf(product), LAMP)).toBe(true);
  const empty = { name: '', desc: '', nameBn: '', descBn: '', price: '', stock: '', categories: [] };
  expect(areSameValues(valuesOf(undefined), empty)).toBe(true);
});

test('a category that was ticked away and again is no edit, unless it was the main one', () => {
  expect(areSameValues(LAMP, { ...LAMP, categories: [FIRST_CATEGORY, THIRD_CATEGORY, SECOND_CATEGORY] })).toBe(true);
  expect(areSameValues(LAMP, { ...LAMP, categories: [SECOND_CATEGORY, THIRD_CATEGORY, FIRST_CATEGORY] })).toBe(false);
});

test.each<Partial<ProductValues>>([
  { name: 'Jute lamp' },
  { desc: '' },
  { nameBn: '' },
  { descBn: 'পাটের শেড।' },
  { price: '901' },
  { stock: '' },
  { categories: [] },
])('is an edit: %j', (change) => {
  expect(areSameValues(LAMP, { ...LAMP, ...change })).toBe(false);
});
