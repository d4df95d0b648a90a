import { readFileSync } from 'node:fs';
import { Catalogue } from '@aloghor/functions/src/catalogue/catalogue';
import { entryOf } from '@aloghor/functions/src/catalogue/entry';
import { searchProducts } from '@aloghor/functions/src/search/search-products';
import { SEED_DATA, catalogue as seed } from '@aloghor/functions/test/seed-data';
import { generatedProducts } from '../../data/generated/generated-products.ts';
import { ninetyFifth } from './figures.ts';
import type { Target } from './table.ts';

const ROUNDS = 5;
const SLOW_SEARCH_LIMIT_MS = 20;

/** How long one process searches for the texts that people type: all but the slowest twentieth of them. */
export async function measureSearch(products: number): Promise<Target[]> {
  const texts: { typed: string }[] = JSON.parse(readFileSync(new URL('searches.json', SEED_DATA), 'utf8'));
  const shop = shopOf(products);
  shop.sorted('newest'); // lists need that, too
  await searchProducts(shop, 'no such lamp'); // makes the index
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { typed } of texts) times.push(await timeOf(() => searchProducts(shop, typed)));
  }
  const what = `search: 95 of 100 texts of searches.json, ${products.toLocaleString('en')} products`;
  return [{ what, unit: 'ms', value: ninetyFifth(times), atMost: SLOW_SEARCH_LIMIT_MS }];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function shopOf(products: number): Catalogue {
  const models = seed.products.map((product, place) => ({ ...product, createdAt: Date.now() - place }));
  const made = generatedProducts(models, products).map(({ id, document }) => entryOf({ ...document, _id: id }));
  const lists = { best: [], top: [], popular: [] };
  const head = { version: '1', featured: lists, settings: {}, shards: [], changes: {} };
  return new Catalogue(head, new Map([['shard', made]]));
}
