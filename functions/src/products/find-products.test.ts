import { expect, test } from 'vitest';
import { FIRST_CATEGORY, SECOND_CATEGORY } from '../../test/seed-data.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { entryOf } from '../catalogue/entry.ts';
import { findFacets, findProducts, type ProductQuery } from './find-products.ts';

/** Every third stands alone, the others are choices of ten lamps; no two choices of a lamp are alike. */
const LAMPS = Array.from({ length: 60 }, (_, at) =>
  entryOf({
    _id: `lamp-${at}`,
    name: `${['Jute', 'Brass', 'Paper', 'Glass'][at % 4]} lamp ${at}`,
    desc: 'A lamp.',
    price: 500 + ((at * 37) % 60) * 50,
    categories: at % 5 < 3 ? [FIRST_CATEGORY] : [FIRST_CATEGORY, SECOND_CATEGORY],
    img: '/lamp.webp',
    createdAt: at,
    ...(at % 7 === 0 && { soldOut: true as const }),
    specs: {
      light: (['warm', 'neutral', 'cool'] as const)[(at >> 1) % 3],
      holder: at % 4 < 2 ? ('E27' as const) : ('E14' as const),
      material: at % 6 < 3 ? ['brass' as const, 'glass' as const] : ['jute' as const],
    },
    ...(at % 3 > 0 && { family: { id: `family-${at % 10}` } }),
  }),
);

const featured = { best: [], top: [], popular: [] };
const HEAD = { version: '1', featured, settings: {}, shards: [], changes: {} };
const CATALOGUE = new Catalogue(HEAD, new Map([['shard', LAMPS]]));

const cards = async (query: ProductQuery) => (await findProducts(CATALOGUE, { ...query, collapse: 'family' })).products;

test.each<[string, ProductQuery]>([
  ['of everything', {}],
  ['of a category', { category: SECOND_CATEGORY }],
  ['of a search', { q: 'jute' }],
  ['of a search within a category', { q: 'lamp', category: SECOND_CATEGORY }],
  ['between two prices', { priceFrom: 900, priceTo: 2_400 }],
  ['of what is in stock', { inStock: 'true', holder: ['E27'] }],
  ['with filters beside each other', { light: ['warm', 'cool'], material: ['jute'] }],
])('in a list %s, each count of a filter is how many cards it shows', async (_, query) => {
  const counts = await findFacets(CATALOGUE, { ...query, collapse: 'family' });
  expect(counts.total).toBe((await cards(query)).length);
  expect(counts.inStock).toBe((await cards({ ...query, inStock: 'true' })).length);
  for (const spec of ['light', 'holder', 'material'] as const) {
    for (const { code, count } of counts[spec])
      expect([code, (await cards({ ...query, [spec]: [code] })).length]).toEqual([code, count]);
  }
  expect((await cards(query)).length).toBeLessThan((await findProducts(CATALOGUE, query)).products.length);
});

test('a search says how many cards it shows, on all its pages', async () => {
  for (const query of [{ q: 'jute' }, { q: 'lamp' }, { q: 'lamp', light: ['warm'] } as const satisfies ProductQuery]) {
    const found = await findProducts(CATALOGUE, { ...query, collapse: 'family', limit: 4 });
    expect(found.total).toBe((await cards(query)).length);
    expect(found.products).toHaveLength(4);
  }
});
