import { expect, test, vi } from 'vitest';
import { FIRST_CATEGORY, SECOND_CATEGORY } from '../../test/seed-data.ts';
import type { Category } from '../domain/categories.ts';
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

const LISTS = { best: [], top: [], popular: [] };

const namesIn = (changes: Record<string, ProductDocument | null>) => {
  const featured = { best: [], top: [], popular: [] };
  const head = { version: '1', featured, settings: {}, shards: ['shard'] };
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

function categoriesOf(list: Category[] | undefined, ...lamps: ReturnType<typeof lamp>[]) {
  const settings = { categories: pack({ list }) };
  const head = { version: '1', featured: LISTS, settings, shards: ['shard'], changes: {} };
  return shownCategories(new Catalogue(head, new Map([['shard', lamps]])));
}

const category = (name: CategoryName, more: Partial<Category> = {}): Category => ({
  name,
  label: { en: `${name} in the shop`, bn: 'বাতি' },
  ...more,
});

test('categories are shown as the shop has set them: in its order, with its labels and pictures, without hidden ones', () => {
  const fans = category('Fans', { img: '/fans.webp', thumbnail: '/fans-400.webp' });
  const seasonal = category('Eid lights', { img: '/eid.webp', hidden: true });
  const shown = categoriesOf([fans, seasonal, category(SECOND_CATEGORY)], lamp('moon', 1, SECOND_CATEGORY));
  expect(shown).toEqual([fans, { ...category(SECOND_CATEGORY), img: '/moon.webp' }]);
});

test('in a new shop those of the products are shown in the usual order, with the picture of the newest', () => {
  const [old, moon] = [lamp('old', 1, SECOND_CATEGORY, FIRST_CATEGORY), lamp('moon', 2, SECOND_CATEGORY)];
  expect(categoriesOf(undefined, old, moon)).toMatchObject([
    { name: FIRST_CATEGORY, img: '/old.webp' },
    { name: SECOND_CATEGORY, img: '/moon.webp' },
  ]);
});

test('a shop without products has none', () => {
  expect(categoriesOf(undefined)).toEqual([]);
});

const choice = (id: string, price: number, family?: string) =>
  entryOf({ ...LAMP, _id: id, price, categories: [], ...(family && { family: { id: family } }) });

test.each([
  ['the first', [500, 900, 700]],
  ['the second', [900, 500, 700]],
  ['the last', [900, 700, 500]],
])('a family costs from its lowest price, %s of its choices', (_, prices) => {
  const choices = prices.map((price, place) => choice(`lamp-${place}`, price, 'moon'));
  const single = [choice('alone', 100), choice('only', 200, 'only')];
  const head = { version: '1', featured: LISTS, settings: {}, shards: [], changes: {} };
  const { families } = new Catalogue(head, new Map([['shard', [...choices, ...single]]]));
  expect(families).toEqual(new Map([['moon', { count: 3, priceFrom: 500 }]]));
});

test('a newer version sorts what has changed into what was sorted, like one that sorts everything', () => {
  const lamps = Array.from({ length: 40 }, (_, place) =>
    entryOf({
      ...LAMP,
      _id: `lamp-${place}`,
      name: `Lamp ${(place * 7) % 40}`,
      createdAt: place % 9,
      price: (place * 11) % 23,
      rating: place % 3 === 0 ? { average: 1 + (place % 5), count: 1 } : undefined,
    }),
  );
  const head = { version: '1', featured: LISTS, settings: {}, shards: ['shard'], changes: {} };
  const shards = new Map([['shard', lamps]]);
  const before = new Catalogue(head, shards);
  const sorts = ['newest', 'price', '-price', '-rating', 'name'] as const;
  for (const sort of sorts) before.sorted(sort);
  const changed = (id: string, fields: Partial<ProductDocument>) => ({ [id]: pack({ ...LAMP, ...fields }) });
  const changes = {
    ...changed('lamp-3', { name: 'Lamp 99', createdAt: 30, price: 0 }),
    ...changed('lamp-20', { hidden: true }),
    ...changed('new', { name: 'Aaa', createdAt: 4, price: 11 }),
    'lamp-5': null,
  };
  const idsOf = (catalogue: Catalogue, sort: (typeof sorts)[number]) =>
    catalogue.sorted(sort).map(({ entry }) => entry.product._id);
  const [after, anew] = [
    new Catalogue({ ...head, changes }, shards, before),
    new Catalogue({ ...head, changes }, shards),
  ];
  for (const sort of sorts) {
    expect(idsOf(after, sort), sort).toEqual(idsOf(anew, sort));
    expect(idsOf(after.forShoppers, sort), sort).toEqual(idsOf(anew.forShoppers, sort));
  }
  const still = new Catalogue({ ...head, changes }, shards, after);
  expect(idsOf(still.forShoppers, 'price')).toEqual(idsOf(anew.forShoppers, 'price'));
  expect(still.forShoppers.entry('lamp-20')).toBeUndefined();
  expect(still.entry('lamp-3')).toBe(after.entry('lamp-3')); // not unpacked again
});
