import { beforeAll, expect, test } from 'vitest';
import { resetToSeed } from '../../../emulators/seed.ts';
import { recordReads } from '../testing/record-reads.ts';
import { findProducts } from './find-products.ts';
import { featuredIds, findCategories, findProduct, holdsCatalogue } from './products-store.ts';

beforeAll(resetToSeed);

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const reads = await recordReads(work);
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}

test('a page costs one read more than it has products, wherever it begins', async () => {
  expect(await costOf(() => findProducts({ limit: 5 }))).toBe(6);
  const { next } = await findProducts({ limit: 40 });
  expect(await costOf(() => findProducts({ limit: 5 }, next))).toBe(6);
  expect(await costOf(() => findProducts({ limit: 5, fields: ['_id', 'name'] }, next))).toBe(6);
});

test('a page of a category costs no more', async () => {
  expect(await costOf(() => findProducts({ limit: 5, category: 'Table Lamp' }))).toBe(6);
});

test('a page of a featured list costs the list besides', async () => {
  expect(await costOf(() => findProducts({ limit: 4, featured: 'popular' }))).toBe(1 + 5);
});

test('a search stops reading when its page is full', async () => {
  expect(await costOf(() => findProducts({ limit: 3, q: 'chandelier' }))).toBe(4);
});

test('a search without a match reads each product once', async () => {
  expect(await costOf(() => findProducts({ limit: 5, q: 'no such lamp' }))).toBe(53);
});

test('the whole list reads each product once', async () => {
  expect(await costOf(() => findProducts({}))).toBe(53);
});

test('one item costs one read, and one that cannot exist none', async () => {
  expect(await costOf(() => findProduct('dhoya-smoked-glass-pendant'))).toBe(1);
  expect(await costOf(() => findProduct('__lamp__'))).toBe(0);
});

test('a featured list costs itself and a look at each of its products', async () => {
  expect(await costOf(() => featuredIds('best'))).toBe(1 + 6);
  expect(await costOf(() => featuredIds('best', 'top', 'popular'))).toBe(3 + 20);
});

test('the categories cost fifteen reads, the health of the shop one', async () => {
  expect(await costOf(findCategories)).toBe(15);
  expect(await costOf(holdsCatalogue)).toBe(1);
});
