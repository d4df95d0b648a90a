import { expect, test } from 'vitest';
import { FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY } from '../../test/categories.ts';
import type { Category } from '../contract/products.ts';
import type { CategoryName } from '../domain/products.ts';
import { Catalogue } from './catalogue.ts';
import { entryOf } from './entry.ts';
import { shownCategories } from './shown-categories.ts';

const lamp = (name: string, createdAt: number, ...categories: CategoryName[]) =>
  entryOf({ _id: name, name, desc: 'A lamp.', price: 9, categories, img: `/${name}.webp`, createdAt });

function categoriesOf(categories: Category[], ...lamps: ReturnType<typeof lamp>[]) {
  const lists = { best: [], top: [], popular: [] };
  return shownCategories(new Catalogue({ version: '1', categories, featured: lists, shards: [], changes: {} }, lamps));
}

test('categories that the shop has chosen are shown as it has them', () => {
  const chosen: Category[] = [{ name: THIRD_CATEGORY, img: '/fans.webp' }];
  expect(categoriesOf(chosen, lamp('moon', 1, SECOND_CATEGORY))).toEqual(chosen);
});

test('without any, those of the products are shown in the usual order, with the picture of the newest', () => {
  const [old, moon] = [lamp('old', 1, SECOND_CATEGORY, FIRST_CATEGORY), lamp('moon', 2, SECOND_CATEGORY)];
  expect(categoriesOf([], old, moon)).toEqual([
    { name: FIRST_CATEGORY, img: '/old.webp' },
    { name: SECOND_CATEGORY, img: '/moon.webp' },
  ]);
});

test('a shop without products has none', () => {
  expect(categoriesOf([])).toEqual([]);
});
