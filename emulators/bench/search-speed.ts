import { readFileSync } from 'node:fs';
import { SEED_DATA, catalogue as seed } from '@aloghor/functions/test/seed-data';
import { Catalogue } from '../../functions/src/catalogue/catalogue.ts';
import { entryOf } from '../../functions/src/catalogue/entry.ts';
import { searchProducts } from '../../functions/src/search/search-products.ts';
import { generatedProducts } from '../seed/generated-products.ts';
import type { Table } from './table.ts';

const ROUNDS = 5;

/** How long one process searches for each of the texts that people type. */
export function measureSearch(products: number): Table {
  const texts: { typed: string }[] = JSON.parse(readFileSync(new URL('searches.json', SEED_DATA), 'utf8'));
  const shop = shopOf(products);
  shop.sorted('newest'); // lists need that, too
  const first = timeOf(() => searchProducts(shop, 'no such lamp'));
  const rounds = Array.from({ length: ROUNDS }, () =>
    texts.map(({ typed }) => timeOf(() => searchProducts(shop, typed))),
  );
  const times = rounds.flat().toSorted((one, other) => one - other);
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? 0;
  return {
    title: `Search among ${products.toLocaleString('en')} products, in one process`,
    columns: ['what', 'ms'],
    rows: [
      ['the first search, which makes the index', first],
      ['half of the later ones, at most', share(0.5)],
      ['95 of 100, at most', share(0.95)],
      ['the slowest', share(1)],
    ],
    notes: [`${texts.length} texts of \`emulators/data/searches.json\`, ${ROUNDS} times each.`],
  };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function shopOf(products: number): Catalogue {
  const models = seed.products.map(({ nameBn, descBn, ...product }, place) => {
    return { ...product, translations: { bn: { name: nameBn, desc: descBn } }, createdAt: Date.now() - place };
  });
  const made = generatedProducts(models, products).map(({ id, document }) => entryOf({ ...document, _id: id }));
  const lists = { best: [], top: [], popular: [] };
  return new Catalogue({ version: '1', categories: [], featured: lists, shards: [], changes: {} }, made);
}
