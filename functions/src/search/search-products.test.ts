import MiniSearch from 'minisearch';
import { describe, expect, test, vi } from 'vitest';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { entryOf } from '../catalogue/entry.ts';
import type { Specs } from '../contract/specs.ts';
import { searchProducts } from './search-products.ts';

const LISTS = { best: [], top: [], popular: [] };

const lamp = (name: string, createdAt: number, id = name) => {
  const texts = { name, desc: 'A lamp.', img: '/lamp.webp' };
  return entryOf({ _id: id, ...texts, price: 900, categories: [FIRST_CATEGORY], createdAt });
};

/** Products by their names, the newest first. */
const shopOf = (...names: string[]) => shopWith(names.map((name, place) => lamp(name, names.length - place)));
const shopWith = (entries: ReturnType<typeof lamp>[]) =>
  new Catalogue(
    { version: '1', categories: [], featured: LISTS, shards: [], changes: {} },
    new Map([['shard', entries]]),
  );

const found = (shop: Catalogue, typed: string) => searchProducts(shop, typed).map(({ product }) => product.name);

test('where four names hold the text, they alone are found, the newest first', () => {
  const shop = shopOf('Tall Amber Vase', 'Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Amber Talls');
  expect(found(shop, 'amber tall')).toEqual(['Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Amber Talls']);
});

test('where three hold it, those that have its words in another form follow', () => {
  const shop = shopOf('Tall Amber Vase', 'Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Green Tall');
  expect(found(shop, 'amber tall')).toEqual(['Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Tall Amber Vase']);
});

test('words with a typing error come last, and not at all where four products have them without one', () => {
  const shop = shopOf('Ambre Vase', 'Vase, Amber', 'Amber Vases');
  expect(found(shop, 'amber vase')).toEqual(['Amber Vases', 'Vase, Amber', 'Ambre Vase']);
  const full = shopOf('Ambre Vase', 'Vase, Amber', 'Vase of Amber', 'Vases: Amber', 'Amber Vases');
  expect(found(full, 'amber vase')).not.toContain('Ambre Vase');
});

test.each([
  ['coper', 'one letter missing'],
  ['coppper', 'one too many'],
  ['cpoper', 'two swapped'],
  ['cobper', 'another one'],
])('%j finds Copper: %s', (typed) => {
  expect(found(shopOf('Copper Vase', 'Green Bowl'), typed)).toEqual(['Copper Vase']);
});

test.each(['vsae', 'bwl', 'anbre', 'amber bowl', 'amber bicycle'])('%j finds nothing', (typed) => {
  expect(found(shopOf('Amber Vase', 'Green Bowl'), typed)).toEqual([]);
});

test('words beside what is searched for do not matter, unless there are no others', () => {
  const shop = shopOf('Amber Vase', 'The Price of Light');
  expect(found(shop, 'best price for amber vases in bd')).toEqual(['Amber Vase']);
  expect(found(shop, 'price the')).toEqual(['The Price of Light']);
});

test('a price that is typed leaves out what costs more or less, and sorts by price where nothing else is left', () => {
  const priced = (name: string, price: number, createdAt: number) => {
    const entry = lamp(name, createdAt);
    return entryOf({ ...entry.product, price, createdAt });
  };
  const shop = shopWith([priced('Tall Vase', 3_000, 3), priced('Wide Vase', 1_000, 2), priced('Green Bowl', 900, 1)]);
  expect(found(shop, 'vase under 1000')).toEqual(['Wide Vase']);
  expect(found(shop, 'vases from 2000 taka')).toEqual(['Tall Vase']);
  expect(found(shop, 'vase under 500')).toEqual(['Wide Vase', 'Tall Vase']);
  expect(found(shop, 'lamps under 1000')).toEqual(['Wide Vase', 'Green Bowl']);
});

test('words for all that the shop sells find all of it where nothing else is typed', () => {
  const shop = shopOf('Amber Vase', 'Green Bowl');
  expect(found(shop, 'lamps')).toEqual(['Amber Vase', 'Green Bowl']);
  expect(found(shop, 'green lite')).toEqual(['Green Bowl']);
  expect(found(shop, 'bulb')).toEqual([]);
});

test('a text of two hundred characters is searched for like any other', () => {
  const shop = shopOf('Amber Vase', 'Green Bowl');
  expect(found(shop, 'vase '.repeat(40))).toEqual(['Amber Vase']);
  expect(found(shop, 'v'.repeat(200))).toEqual([]);
});

test('the next search knows what has changed in the catalogue', () => {
  const [vase, bowl, cup] = [lamp('Amber Vase', 3), lamp('Green Bowl', 2), lamp('Blue Cup', 1)];
  expect(found(shopWith([vase, bowl, cup]), 'vases')).toEqual(['Amber Vase']);
  const changed = shopWith([vase, lamp('Round Vase', 2, 'Green Bowl')]);
  expect(found(changed, 'vases')).toEqual(['Amber Vase', 'Round Vase']);
  expect(found(changed, 'cups')).toEqual([]);
  expect(found(changed, 'bowls')).toEqual([]);
  const dearer = { ...vase, product: { ...vase.product, price: 1_000 } };
  expect(searchProducts(shopWith([dearer]), 'vases').map(({ product }) => product.price)).toEqual([1_000]);
});

test('what a lamp is made of is found by what its specifications say of it now, behind what its name says', () => {
  const specified = (specs: Specs, createdAt = 2) => {
    const vase = lamp('Tall Vase', createdAt);
    return entryOf({ ...vase.product, specs, createdAt });
  };
  const named = lamp('Brass Bowl', 1);
  expect(found(shopWith([specified({ material: ['brass'] }), named]), 'pitol')).toEqual(['Brass Bowl', 'Tall Vase']);
  expect(found(shopWith([specified({ material: ['glass'], holder: 'E27' }), named]), 'pitol')).toEqual(['Brass Bowl']);
  expect(found(shopWith([specified({ holder: 'E27', watt: 12 }), named]), '12 watt e27')).toEqual(['Tall Vase']);
});

test.each(['cafe lamp', 'CAFÉ', 'café'])('%j finds a name with an accent, and without', (typed) => {
  expect(found(shopOf('Café Lamp', 'Green Bowl'), typed)).toEqual(['Café Lamp']);
  expect(found(shopOf('Cafe Lamp', 'Green Bowl'), typed)).toEqual(['Cafe Lamp']);
});

test.each([
  'fan 56 inch',
  '56 inch fan',
  'fan 56"',
  'fan 56″',
  "fan 56''",
  'fan 56-inch',
  '৫৬ ইঞ্চি fan',
  'fan 56inches',
])('%j finds the fan of that size alone, however it is written', (typed) => {
  expect(found(shopOf('Dokhina Fan 56"', 'Moloy Fan 52"', 'Lamp 56'), typed)).toEqual(['Dokhina Fan 56"']);
  expect(found(shopOf('Dokhina Fan 56 Inch', 'Moloy Fan 52 inch'), typed)).toEqual(['Dokhina Fan 56 Inch']);
});

test.each(['bedside', 'bed side', 'bed-side', 'BED SIDE vase'])(
  '%j finds what is called so, joined or apart',
  (typed) => {
    expect(found(shopOf('Bedside Vase', 'Green Bowl'), typed)).toEqual(['Bedside Vase']);
    expect(found(shopOf('Bed Side Vase', 'Green Bowl'), typed)).toEqual(['Bed Side Vase']);
    expect(found(shopOf('Bed-side Vase', 'Green Bowl'), typed)).toEqual(['Bed-side Vase']);
  },
);

describe('what a search costs, in look-ups of words', () => {
  const lookUps = (shop: Catalogue, typed: string) => {
    found(shop, 'makes the index');
    const search = vi.spyOn(MiniSearch.prototype, 'search');
    try {
      found(shop, typed);
      const indexes = search.mock.contexts as MiniSearch[]; // what `search` is a method of
      return indexes.filter(({ documentCount }) => documentCount === 1).length; // the others are the things
    } finally {
      search.mockRestore();
    }
  };
  const eight = shopOf('Lamp Table Chandelier Linen Garden Wall Fan Bowl');

  test('six words at most, once where none is long enough for a typing error', () => {
    expect(lookUps(eight, 'la ta ch li ga wa fa bo')).toBe(6);
    expect(lookUps(eight, 'table linen')).toBe(2 * 2);
  });

  test('none after the word that leaves no product', () => {
    expect(lookUps(eight, 'qqqq la ta ch li ga wa fa')).toBe(1);
  });
});
