import { expect, test, vi } from 'vitest';
import { FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY } from '../../test/seed-data.ts';
import type { Category } from '../contract/products.ts';
import type { CategoryName } from '../domain/products.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { Catalogue, shownCategories } from './catalogue.ts';
import { mapValues, pack } from './catalogue-documents.ts';
import { entryOf } from './entry.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const LAMP: ProductDocument = {
  name: 'Lamp',
  desc: 'A lamp.',
  price: 900,
  categories: [],
  img: '/l.webp',
  createdAt: 1,
};
const PACKED = ['a', 'b', 'c'].map((_id) => entryOf({ ...LAMP, _id }));

const namesIn = (changes: Record<string, ProductDocument | null>) => {
  const featured = { best: [], top: [], popular: [] };
  const head = { version: '1', categories: [], featured, shards: ['shard'] };
  const packed = mapValues(changes, (product) => product && pack(product));
  const catalogue = new Catalogue({ ...head, changes: packed }, new Map([['shard', PACKED]]));
  return catalogue.sorted('name').map(({ entry: { product } }) => `${product._id} ${product.name}`);
};

test('changes since the shards were packed take precedence: changed, new and deleted products', () => {
  expect(namesIn({})).toEqual(['a Lamp', 'b Lamp', 'c Lamp']);
  const changes = { b: { ...LAMP, name: 'Other' }, c: null, d: { ...LAMP, name: 'New' }, e: null };
  expect(namesIn(changes)).toEqual(['a Lamp', 'd New', 'b Other']);
});

test('a changed product that the current contract rejects is left out and logged', () => {
  expect(namesIn({ b: { ...LAMP, price: -1 } })).toEqual(['a Lamp', 'c Lamp']);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"b","fields":["price"]'));
});

const lamp = (name: string, createdAt: number, ...categories: CategoryName[]) =>
  entryOf({ _id: name, name, desc: 'A lamp.', price: 9, categories, img: `/${name}.webp`, createdAt });

function categoriesOf(categories: Category[], ...lamps: ReturnType<typeof lamp>[]) {
  const lists = { best: [], top: [], popular: [] };
  const head = { version: '1', categories, featured: lists, shards: ['shard'], changes: {} };
  return shownCategories(new Catalogue(head, new Map([['shard', lamps]])));
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
