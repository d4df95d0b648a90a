import { expect, test } from 'vitest';
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
  const chosen: Category[] = [{ name: 'LED Fan', img: '/fans.webp' }];
  expect(categoriesOf(chosen, lamp('moon', 1, 'Table Lamp'))).toEqual(chosen);
});

test('without any, those of the products are shown in the usual order, with the picture of the newest', () => {
  const [old, moon] = [lamp('old', 1, 'Table Lamp', 'Wall lights'), lamp('moon', 2, 'Table Lamp')];
  expect(categoriesOf([], old, moon)).toEqual([
    { name: 'Wall lights', img: '/old.webp' },
    { name: 'Table Lamp', img: '/moon.webp' },
  ]);
});

test('a shop without products has none', () => {
  expect(categoriesOf([])).toEqual([]);
});
