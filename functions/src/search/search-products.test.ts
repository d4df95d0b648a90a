import MiniSearch from 'minisearch';
import { describe, expect, test, vi } from 'vitest';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import { turnsDuring, withSlowClock } from '../../test/slow-clock.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { pack } from '../catalogue/catalogue-documents.ts';
import { entryOf } from '../catalogue/entry.ts';
import type { Specs } from '../contract/specs.ts';
import { SEARCHED_FIELDS, type SearchedField } from '../domain/product-fields.ts';
import { ProductIndex } from './product-index.ts';
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
    { version: '1', featured: LISTS, settings: {}, shards: [], changes: {} },
    new Map([['shard', entries]]),
  );

/** The same with a name of the shop. */
const shopNamed = (en: string, ...names: string[]) =>
  new Catalogue(
    {
      version: '1',
      featured: LISTS,
      settings: { brand: pack({ name: { en, bn: 'পেনডেন্ট প্যালেস' } }) },
      shards: [],
      changes: {},
    },
    new Map([['shard', names.map((name, place) => lamp(name, names.length - place))]]),
  );

const found = async (shop: Catalogue, typed: string) =>
  (await searchProducts(shop, typed)).map(({ product }) => product.name);

test('where four names hold the text, they alone are found, the newest first', async () => {
  const shop = shopOf('Tall Amber Vase', 'Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Amber Talls');
  expect(await found(shop, 'amber tall')).toEqual(['Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Amber Talls']);
});

test('where three hold it, those that have its words in another form follow', async () => {
  const shop = shopOf('Tall Amber Vase', 'Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Green Tall');
  expect(await found(shop, 'amber tall')).toEqual(['Amber Tall', 'Amber Tall 2', 'Amber tall 3', 'Tall Amber Vase']);
});

test('words with a typing error come last, and not at all where four products have them without one', async () => {
  const shop = shopOf('Ambre Vase', 'Vase, Amber', 'Amber Vases');
  expect(await found(shop, 'amber vase')).toEqual(['Amber Vases', 'Vase, Amber', 'Ambre Vase']);
  const full = shopOf('Ambre Vase', 'Vase, Amber', 'Vase of Amber', 'Vases: Amber', 'Amber Vases');
  expect(await found(full, 'amber vase')).not.toContain('Ambre Vase');
});

test('the product whose article number is typed comes first, then those whose names hold it', async () => {
  const called = entryOf({ ...lamp('Amber Vase', 1).product, article: 'SUN-7', createdAt: 1 });
  const shop = shopWith([lamp('Sun-7 Lamp', 3), lamp('Green Bowl', 2), called]);
  expect(await found(shop, 'sun-7')).toEqual(['Amber Vase', 'Sun-7 Lamp']);
  expect(await found(shop, 'SUN 7')).toEqual(['Amber Vase', 'Sun-7 Lamp']);
});

test.each([
  ['coper', 'one letter missing'],
  ['coppper', 'one too many'],
  ['cpoper', 'two swapped'],
  ['cobper', 'another one'],
])('%j finds Copper: %s', async (typed) => {
  expect(await found(shopOf('Copper Vase', 'Green Bowl'), typed)).toEqual(['Copper Vase']);
});

test.each(['vsae', 'bwl', 'anbre', 'amber bowl', 'amber bicycle'])('%j finds nothing', async (typed) => {
  expect(await found(shopOf('Amber Vase', 'Green Bowl'), typed)).toEqual([]);
});

test('words beside what is searched for do not matter, unless there are no others', async () => {
  const shop = shopOf('Amber Vase', 'The Price of Light');
  expect(await found(shop, 'best price for amber vases in bd')).toEqual(['Amber Vase']);
  expect(await found(shop, 'price the')).toEqual(['The Price of Light']);
});

test('a price that is typed leaves out what costs more or less, and sorts by price where nothing else is left', async () => {
  const priced = (name: string, price: number, createdAt: number) => {
    const entry = lamp(name, createdAt);
    return entryOf({ ...entry.product, price, createdAt });
  };
  const shop = shopWith([priced('Tall Vase', 3_000, 3), priced('Wide Vase', 1_000, 2), priced('Green Bowl', 900, 1)]);
  expect(await found(shop, 'vase under 1000')).toEqual(['Wide Vase']);
  expect(await found(shop, 'vases from 2000 taka')).toEqual(['Tall Vase']);
  expect(await found(shop, 'vase under 500')).toEqual(['Wide Vase', 'Tall Vase']);
  expect(await found(shop, 'lamps under 1000')).toEqual(['Wide Vase', 'Green Bowl']);
});

test('words for all that the shop sells find all of it where nothing else is typed', async () => {
  const shop = shopOf('Amber Vase', 'Green Bowl');
  expect(await found(shop, 'lamps')).toEqual(['Amber Vase', 'Green Bowl']);
  expect(await found(shop, 'green lite')).toEqual(['Green Bowl']);
  expect(await found(shop, 'bulb')).toEqual([]);
});

test('a text of two hundred characters is searched for like any other', async () => {
  const shop = shopOf('Amber Vase', 'Green Bowl');
  expect(await found(shop, 'vase '.repeat(40))).toEqual(['Amber Vase']);
  expect(await found(shop, 'v'.repeat(200))).toEqual([]);
});

test('the next search knows what has changed in the catalogue', async () => {
  const [vase, bowl, cup] = [lamp('Amber Vase', 3), lamp('Green Bowl', 2), lamp('Blue Cup', 1)];
  expect(await found(shopWith([vase, bowl, cup]), 'vases')).toEqual(['Amber Vase']);
  const changed = shopWith([vase, lamp('Round Vase', 2, 'Green Bowl')]);
  expect(await found(changed, 'vases')).toEqual(['Amber Vase', 'Round Vase']);
  expect(await found(changed, 'cups')).toEqual([]);
  expect(await found(changed, 'bowls')).toEqual([]);
  const dearer = { ...vase, product: { ...vase.product, price: 1_000 } };
  const [nowDearer] = await searchProducts(shopWith([dearer]), 'vases');
  expect(nowDearer?.product.price).toBe(1_000);
});

test('what a lamp is made of is found by what its specifications say of it now, behind what its name says', async () => {
  const specified = (specs: Specs, createdAt = 2) => {
    const vase = lamp('Tall Vase', createdAt);
    return entryOf({ ...vase.product, specs, createdAt });
  };
  const named = lamp('Brass Bowl', 1);
  expect(await found(shopWith([specified({ material: ['brass'] }), named]), 'pitol')).toEqual([
    'Brass Bowl',
    'Tall Vase',
  ]);
  expect(await found(shopWith([specified({ material: ['glass'], holder: 'E27' }), named]), 'pitol')).toEqual([
    'Brass Bowl',
  ]);
  expect(await found(shopWith([specified({ holder: 'E27', watt: 12 }), named]), '12 watt e27')).toEqual(['Tall Vase']);
  expect(await found(shopWith([specified({ voltage: 12, switch: 'remote' }), named]), 'remote 12v')).toEqual([
    'Tall Vase',
  ]);
});

test('a lamp is found by the rooms that it names, and one that names none by those of its category', async () => {
  const own = entryOf({ ...lamp('Tall Vase', 2).product, rooms: ['kitchen'], createdAt: 2 });
  const usual = entryOf({ ...lamp('Green Bowl', 1).product, categories: ['Table Lamp'], createdAt: 1 });
  expect(await found(shopWith([own, usual]), 'rannaghorer light')).toEqual(['Tall Vase']);
  expect(await found(shopWith([own, usual]), 'বেডরুমের লাইট')).toEqual(['Green Bowl']);
});

/** By each field, a product that is found by it alone, and what is typed. */
const FOUND_BY = {
  name: [{ name: 'Zebra' }, 'zebra'],
  translations: [{ translations: { bn: { name: 'জেব্রা', desc: 'একটি বাতি।' } } }, 'জেব্রা'],
  categories: [{ categories: ['Clock Light'] }, 'clock light'],
  rooms: [{ rooms: ['kitchen'] }, 'rannaghorer light'],
  specs: [{ specs: { holder: 'E27' } }, 'e27'],
} satisfies Record<SearchedField, [object, string]>;

test.each(SEARCHED_FIELDS)('a product is found by its %s, also once that has changed', async (field) => {
  const [changes, typed] = FOUND_BY[field];
  const plain = entryOf({ ...lamp('Green Bowl', 1).product, createdAt: 1 });
  const changed = entryOf({ ...plain.product, ...changes, createdAt: 1 } as Parameters<typeof entryOf>[0]);
  expect(await found(shopWith([plain]), typed)).toEqual([]);
  expect(await found(shopWith([changed]), typed)).toHaveLength(1);
});

test.each(['cafe lamp', 'CAFÉ', 'café'])('%j finds a name with an accent, and without', async (typed) => {
  expect(await found(shopOf('Café Lamp', 'Green Bowl'), typed)).toEqual(['Café Lamp']);
  expect(await found(shopOf('Cafe Lamp', 'Green Bowl'), typed)).toEqual(['Cafe Lamp']);
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
])('%j finds the fan of that size alone, however it is written', async (typed) => {
  expect(await found(shopOf('Dokhina Fan 56"', 'Moloy Fan 52"', 'Lamp 56'), typed)).toEqual(['Dokhina Fan 56"']);
  expect(await found(shopOf('Dokhina Fan 56 Inch', 'Moloy Fan 52 inch'), typed)).toEqual(['Dokhina Fan 56 Inch']);
});

test.each(['bedside', 'bed side', 'bed-side', 'BED SIDE vase'])(
  '%j finds what is called so, joined or apart',
  async (typed) => {
    expect(await found(shopOf('Bedside Vase', 'Green Bowl'), typed)).toEqual(['Bedside Vase']);
    expect(await found(shopOf('Bed Side Vase', 'Green Bowl'), typed)).toEqual(['Bed Side Vase']);
    expect(await found(shopOf('Bed-side Vase', 'Green Bowl'), typed)).toEqual(['Bed-side Vase']);
  },
);

describe('while the index is made', () => {
  /** Names that no index has yet. */
  const bowlsOf = (maker: string) => Array.from({ length: 40 }, (_, place) => `${maker} Bowl ${place}`);

  test('other work is done', () =>
    withSlowClock(async () => {
      const shop = shopOf(...bowlsOf('Alim'));
      const [made, known] = [await turnsDuring(found(shop, 'vases')), await turnsDuring(found(shop, 'vases'))];
      expect(made).toBeGreaterThanOrEqual(known + 40 / 2);
    }));

  test('searches at the same time wait for it, and it is made once', () =>
    withSlowClock(async () => {
      const shop = shopOf('Amber Vase', ...bowlsOf('Babul'));
      const add = vi.spyOn(MiniSearch.prototype, 'add');
      try {
        const searches = ['vases', 'ambar vase', 'vases'].map((typed) => found(shop, typed));
        expect(await Promise.all(searches)).toEqual(Array(3).fill(['Amber Vase']));
        expect(add).toHaveBeenCalledTimes(40 + 1);
      } finally {
        add.mockRestore();
      }
    }));

  test('a version that comes meanwhile is followed behind it', () =>
    withSlowClock(async () => {
      const bowls = bowlsOf('Chand').map((name, place) => lamp(name, place));
      const first = shopWith([...bowls, lamp('Amber Vase', 99, 'renamed')]);
      const second = shopWith([lamp('Round Cup', 99, 'renamed'), ...bowls, lamp('Tall Vase', 98)]);
      const vases = Promise.all([first, second, first].map((shop) => found(shop, 'vases')));
      expect(await vases).toEqual([['Amber Vase'], ['Tall Vase'], ['Amber Vase']]);
      const cups = Promise.all([first, second].map((shop) => found(shop, 'cups')));
      expect(await cups).toEqual([[], ['Round Cup']]);
    }));
});

test('what is found is as the searched catalogue has it, also where the index follows another one by now', async () => {
  const before = shopWith([lamp('Amber Vase', 1, 'kept')]);
  const after = shopWith([lamp('Amber Vase', 2, 'kept'), lamp('Round Vase', 3)]);
  const index = new ProductIndex();
  await Promise.all([before, after].map((shop) => index.follow(shop)));
  const find = (shop: Catalogue) => index.find(shop, [{ word: 'vase', joined: [] }], 'no-error');
  expect(find(before)).toEqual(before.entries());
  expect(find(after)).toHaveLength(2);
});

describe('what a search costs, in look-ups of words', () => {
  const lookUps = async (shop: Catalogue, typed: string) => {
    await found(shop, 'makes the index');
    const search = vi.spyOn(MiniSearch.prototype, 'search');
    try {
      await found(shop, typed);
      const indexes = search.mock.contexts as MiniSearch[]; // what `search` is a method of
      return indexes.filter(({ documentCount }) => documentCount === 1).length; // the others are the things
    } finally {
      search.mockRestore();
    }
  };
  const eight = shopOf('Lamp Table Chandelier Linen Garden Wall Fan Bowl');

  test('six words at most, once where none is long enough for a typing error', async () => {
    expect(await lookUps(eight, 'la ta ch li ga wa fa bo')).toBe(6);
    expect(await lookUps(eight, 'table linen')).toBe(2 * 2);
  });

  test('none after the word that leaves no product', async () => {
    expect(await lookUps(eight, 'qqqq la ta ch li ga wa fa')).toBe(1);
  });
});

test('a word of the name of the shop finds what is called so, and the whole name finds anything', async () => {
  const shop = shopNamed('Pendant Palace', 'Amber Pendant', 'Green Bowl');
  expect(await found(shop, 'pendant light')).toEqual(['Amber Pendant']);
  expect(await found(shop, 'pendant palace')).toEqual(['Amber Pendant', 'Green Bowl']);
});
