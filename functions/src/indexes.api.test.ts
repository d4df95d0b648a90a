import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { resetToSeed } from '../../emulators/seed.ts';
import * as findProducts from './products/find-products.ts';
import * as productsStore from './products/products-store.ts';
import { type CompositeIndex, indexesFor } from './testing/composite-index.ts';
import { recordReads } from './testing/record-reads.ts';

type Calls<Store> = { [Name in keyof Store]: () => Promise<unknown> };

/** Every way to ask every store. The types demand a line for each new function of a store. */
const calls: Calls<typeof findProducts> & Calls<typeof productsStore> = {
  findProducts: async () => {
    const after = { at: 1_767_225_600_000, id: 'lamp' };
    for (const query of allCombinations<findProducts.ProductQuery>({
      category: 'Table Lamp',
      q: 'moon',
      featured: 'best',
      limit: 2,
      fields: ['_id', 'name'],
    })) {
      await findProducts.findProducts(query);
      await findProducts.findProducts(query, after);
    }
  },
  findProduct: () => productsStore.findProduct('dhoya-smoked-glass-pendant'),
  findCategories: () => productsStore.findCategories(),
  featuredIds: () => productsStore.featuredIds('best', 'top', 'popular'),
  holdsCatalogue: () => productsStore.holdsCatalogue(),
};

/** Each query with some of these parameters: none, one, several, all. */
function allCombinations<Query extends object>(query: Query): Partial<Query>[] {
  let combinations: Partial<Query>[] = [{}];
  for (const [name, value] of Object.entries(query)) {
    combinations = combinations.concat(combinations.map((one) => ({ ...one, [name]: value })));
  }
  return combinations;
}

const sorted = (indexes: CompositeIndex[]) => indexes.map((index) => JSON.stringify(index)).toSorted();

beforeAll(resetToSeed);

// The emulator answers without indexes what Firestore itself refuses, so no other test would notice a missing one.
test('firestore.indexes.json has exactly the composite indexes that our queries need', async () => {
  const reads = await recordReads(async () => {
    for (const call of Object.values(calls)) await call();
  });
  const queries = reads.flatMap(({ query }) => query ?? []);
  const { indexes } = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'));
  expect(queries.length).toBeGreaterThan(30);
  expect(sorted(indexesFor(queries))).toEqual(sorted(indexes));
});
