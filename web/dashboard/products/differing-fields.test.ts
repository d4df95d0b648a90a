import type { AdminItem } from '@aloghor/functions/contract/products';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { changedFields, differingFields } from './differing-fields.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

const THEIRS: AdminItem = {
  version: 'v1',
  _id: 'jute',
  name: 'Jute Lamp',
  desc: 'A lamp.',
  price: 777,
  categories: [FIRST_CATEGORY],
  img: '/jute.webp',
};
const SAME = { ...THEIRS, nameBn: '', descBn: '', thumbnail: '', medium: '' };

test('only what saving would change is shown', () => {
  expect(differingFields(THEIRS, SAME)).toEqual([]);
  expect(differingFields(THEIRS, { ...SAME, price: 900 })).toEqual(['price']);
  expect(differingFields(THEIRS, { ...SAME, name: 'Lamp', categories: [SECOND_CATEGORY], img: '/new.webp' })).toEqual([
    'name',
    'categories',
    'img',
  ]);
});

test('Bangla that is typed or emptied is shown', () => {
  expect(differingFields(THEIRS, { ...SAME, nameBn: 'পাটের বাতি' })).toEqual(['nameBn']);
  expect(differingFields({ ...THEIRS, descBn: 'পাটের শেড।' }, SAME)).toEqual(['descBn']);
  expect(changedFields(THEIRS, { ...THEIRS, nameBn: 'পাটের বাতি', descBn: 'পাটের শেড।' })).toEqual(['nameBn', 'descBn']);
});

test('a count is shown where it was touched, and only then: buyers change it all the time', () => {
  expect(differingFields({ ...THEIRS, stock: 3 }, SAME)).toEqual([]);
  expect(differingFields({ ...THEIRS, stock: 3 }, { ...SAME, stock: 9 })).toEqual(['stock']);
  expect(differingFields({ ...THEIRS, stock: 3 }, { ...SAME, stock: null })).toEqual(['stock']);
  expect(differingFields(THEIRS, { ...SAME, stock: null })).toEqual([]);
});

test('no ticked category and no new photo keep those that are there', () => {
  expect(differingFields(THEIRS, { ...SAME, categories: [], img: '' })).toEqual([]);
});

test('whatever the table holds of an item is compared with the item of now', () => {
  expect(changedFields(THEIRS, { ...THEIRS })).toEqual([]);
  expect(changedFields(THEIRS, { ...THEIRS, desc: 'Another lamp.' })).toEqual(['desc']);
  expect(changedFields(THEIRS, { ...THEIRS, categories: [FIRST_CATEGORY, SECOND_CATEGORY] })).toEqual(['categories']);
  expect(changedFields(THEIRS, { ...THEIRS, thumbnail: '/small.webp' })).toEqual(['img']);
  expect(changedFields(THEIRS, { ...THEIRS, medium: '/medium.webp' })).toEqual(['img']);
  expect(
    changedFields(THEIRS, { ...THEIRS, name: 'Lamp', price: 900, img: '/new.webp', thumbnail: '/small.webp' }),
  ).toEqual(['name', 'price', 'img']);
});
