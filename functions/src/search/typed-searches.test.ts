import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEED_DATA, catalogue as seed } from '../../test/seed-data.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { entryOf } from '../catalogue/entry.ts';
import type { Product } from '../contract/products.ts';
import type { CategoryName, Room } from '../domain/products.ts';
import { nearestCategory, searchProducts } from './search-products.ts';

/** What somebody types, and what is to be found first: a product, any of a category or for a room, or with null nothing at all. */
interface Search {
  typed: string;
  first?: string | null;
  firstIn?: CategoryName;
  firstFor?: Room;
}

const SEARCHES: Search[] = JSON.parse(readFileSync(new URL('searches.json', SEED_DATA), 'utf8'));

const ENTRIES = seed.products.map((product, place) =>
  entryOf({ ...product, _id: product.name, createdAt: seed.products.length - place }),
);
const LISTS = { best: [], top: [], popular: [] };
const HEAD = { version: '1', featured: LISTS, settings: {}, shards: [], changes: {} };
const SHOP = new Catalogue(HEAD, new Map([['shard', ENTRIES]]));

test('what people type finds first what they mean', async () => {
  const wrong: unknown[] = [];
  for (const search of SEARCHES) {
    const [first] = await searchProducts(SHOP, search.typed);
    if (!isMeant(search, first?.product)) wrong.push({ ...search, found: first?.product.name });
  }
  expect(wrong).toEqual([]);
  expect(SEARCHES.length).toBeGreaterThanOrEqual(200);
});

function isMeant({ first, firstIn, firstFor }: Search, found: Product | undefined): boolean {
  if (firstFor) return found?.rooms?.includes(firstFor) === true;
  if (firstIn) return found?.categories.includes(firstIn) === true;
  return first === (found?.name ?? null);
}

test('products that have the word in another form in their name come before those of its category alone', async () => {
  const found = (await searchProducts(SHOP, 'jhumar')).map(({ product }) => product.name);
  expect(found.slice(0, 4).filter((name) => !name.includes('Chandelier'))).toEqual([]);
  expect(found.length).toBeGreaterThan(4);
});

test.each([
  ['chandelier for a mosque dome', 'Chandeliers lights'],
  ['table lamp with clock radio', 'Table Lamp'],
  ['fan 56 inch', 'LED Fan'],
  ['solar garden light', 'Outdoor lights'],
])('%j finds nothing, and %s is nearest', async (typed, category) => {
  expect(await searchProducts(SHOP, typed)).toEqual([]);
  expect(await nearestCategory(SHOP, typed)).toBe(category);
});

test.each(['bulb', 'bicycle', '???', ''])('nothing is near to %j', async (typed) => {
  expect(await nearestCategory(SHOP, typed)).toBeUndefined();
});
