import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { call, pagesOf } from '../../test/ask.ts';
import { deleteProduct, featuring, onlyProducts, putProduct } from '../../test/catalogue.ts';
import { resetToSeed } from '../../test/seed.ts';

type Ided = { _id: string };

const idsOf = async (path: string) => (await read<Ided[]>(path)).map(({ _id }) => _id);
const idsOfPages = async (path: string) => (await pagesOf<Ided>(path)).map((page) => page.map(({ _id }) => _id));

afterAll(resetToSeed);

test('a list has the lamps for any of some rooms; a room that there is not is an error', async () => {
  await onlyProducts({
    moon: { createdAt: 3_000, rooms: ['bedroom', 'drawing'] },
    sun: { createdAt: 2_000, rooms: ['kitchen'] },
    plain: { createdAt: 1_000 },
  });
  expect(await idsOf('/products?room=drawing')).toEqual(['moon']);
  expect(await idsOf('/products?room=kitchen,bedroom')).toEqual(['moon', 'sun']);
  expect((await call('/products?room=cellar')).status).toBe(400);
  expect(await read('/products/facets')).toMatchObject({ total: 3, room: [{ code: 'bedroom', count: 1 }, {}, {}] });
});

describe('with seven lamps, of which five came at the same moment', () => {
  const newestFirst = ['new', 'e', 'd', 'c', 'b', 'a', 'old'];

  beforeEach(() =>
    onlyProducts({
      b: { createdAt: 2_000, categories: ['Wall lights', 'Table Lamp'], name: 'Brass LANTERN' },
      old: { createdAt: 1_000, categories: ['Wall lights'], name: 'Old lantern' },
      d: { createdAt: 2_000, categories: ['Table Lamp'] },
      a: { createdAt: 2_000, categories: ['Wall lights'] },
      new: { createdAt: 3_000, categories: ['Wall lights'], name: 'New Lantern' },
      e: { createdAt: 2_000, categories: ['Floor lights'], name: 'Lanternfish' },
      c: { createdAt: 2_000, categories: ['Wall lights'], name: 'Copper' },
    }),
  );

  test('the newest comes first; of the same time, the last by id', async () => {
    expect(await idsOf('/products')).toEqual(newestFirst);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'pages of %i add up to the whole list, without gaps or doubles',
    async (limit) => {
      const pages = await idsOfPages(`/products?limit=${limit}`);
      expect(pages.flat()).toEqual(newestFirst);
      expect(pages).toHaveLength(Math.ceil(7 / limit));
    },
  );

  test('the Link header leads to the next page with the same parameters', async () => {
    const first = await call('/products?limit=2&fields=name,_id&category=Wall%20lights');
    expect(first.headers.get('link')).toBe(
      '</api/products?category=Wall+lights&limit=2&fields=name%2C_id&cursor=WzIwMDAsImMiXQ>; rel="next"',
    );
    const second = await call('/products?category=Wall+lights&limit=2&fields=name%2C_id&cursor=WzIwMDAsImMiXQ');
    expect(second.headers.get('link')).toBe(
      '</api/products?category=Wall+lights&limit=2&cursor=WzIwMDAsImEiXQ&fields=name%2C_id>; rel="next"',
    );
    expect(await second.json()).toEqual([
      { _id: 'b', name: 'Brass LANTERN' },
      { _id: 'a', name: 'Plain Lamp' },
    ]);
  });

  test.each(['/products', '/products?limit=7', '/products?limit=8', '/products?limit=3&cursor=WzIwMDAsImMiXQ'])(
    'the last page has no Link header, also when it is exactly full: %s',
    async (path) => {
      expect((await call(path)).headers.get('link')).toBeNull();
    },
  );

  test('a category lists the products that have it, be it their first or not', async () => {
    expect(await idsOf('/products?category=Table+Lamp')).toEqual(['d', 'b']);
    expect(await idsOfPages('/products?category=Wall+lights&limit=2')).toEqual([['new', 'c'], ['b', 'a'], ['old']]);
    expect(await idsOf('/products?category=LED+Fan')).toEqual([]);
  });

  test.each(['lantern', 'LANTERN', 'lAnTeRn', 'antern'])('the search ignores case: %s', async (q) => {
    expect(await idsOf(`/products?q=${q}`)).toEqual(['new', 'e', 'b', 'old']);
  });

  test('a part of a name finds it exactly as it was typed', async () => {
    expect(await idsOf('/products?q=w+lantern')).toEqual(['new']);
    expect(await idsOf('/products?q=.*')).toEqual([]);
  });

  test.each([
    ['lantern+', ['new', 'old', 'b', 'e']],
    ['lanterns', ['new', 'old', 'b', 'e']],
    ['lantern++brass', ['b']],
    ['lantren+olds', ['old']],
    ['bicycle', []],
  ])('where few names hold it, its words are found in other forms, the best match first: %s', async (q, ids) => {
    expect(await idsOf(`/products?q=${q}`)).toEqual(ids);
    expect((await idsOfPages(`/products?q=${q}&limit=2`)).flat()).toEqual(ids);
  });

  test('what is found so can be sorted and filtered, too', async () => {
    expect(await idsOf('/products?q=lanterns&sort=name')).toEqual(['b', 'e', 'new', 'old']);
    expect((await idsOfPages('/products?q=Wall&sort=newest&limit=2')).flat()).toEqual(['new', 'c', 'b', 'a', 'old']);
    expect((await idsOfPages('/products?q=lanterns&category=Wall+lights&limit=1')).flat()).toEqual(['new', 'old', 'b']);
    expect(await idsOf('/products?q=lanterns&ids=old,e,c')).toEqual(['old', 'e']);
    await featuring('best', 'd', 'old', 'new', 'a', 'c');
    expect(await idsOf('/products?q=lanterns&featured=best')).toEqual(['old', 'new']);
  });

  test.each([
    ['q=lantern&limit=1', '4'],
    ['q=lanterns&category=Wall+lights&limit=1', '3'],
    ['q=bicycle', '0'],
    ['q=+', null],
    ['limit=1', null],
  ])('a search says how many it finds on all its pages: %s', async (query, total) => {
    expect((await call(`/products?${query}`)).headers.get('x-total-count')).toBe(total);
  });

  test('words in Bangla find names and categories in Bangla, page by page too', async () => {
    await putProduct('c', {
      createdAt: 2_000,
      categories: ['Wall lights'],
      translations: { bn: { name: 'তামার ঘ\u09a1\u09bcি ৯' } },
    });
    expect(await idsOf('/products?q=ঘ\u09dcি+9')).toEqual(['c']);
    expect((await idsOfPages('/products?q=ও\u09dfাল&limit=2')).flat()).toEqual(['new', 'c', 'b', 'a', 'old']);
    expect(await idsOf('/products?q=ও\u09dfাল+lantern')).toEqual(['new', 'b', 'old']);
    const translations = { bn: { name: 'তামার ঘ\u09a1\u09bcি ৯' } };
    expect(await read('/products?q=তামার&fields=name,name.bn')).toEqual([{ name: 'Plain Lamp', translations }]);
  });

  test('a search for nothing but whitespace is no search', async () => {
    expect(await idsOf('/products?q=')).toEqual(newestFirst);
    expect(await idsOf('/products?q=+%09')).toEqual(newestFirst);
  });

  test.each([1, 2, 3, 4])('a search comes in pages of %i too, in a category too', async (limit) => {
    expect((await idsOfPages(`/products?q=lantern&limit=${limit}`)).flat()).toEqual(['new', 'e', 'b', 'old']);
    const inCategory = await idsOfPages(`/products?q=lantern&category=Wall+lights&limit=${limit}`);
    expect(inCategory.flat()).toEqual(['new', 'b', 'old']);
    expect(inCategory).toHaveLength(Math.ceil(3 / limit));
  });

  test('ids names the products that are answered, once each, in the order of the list; unknown ones are left out', async () => {
    expect(await idsOf('/products?ids=old,%20new,no-such-lamp,old,c')).toEqual(['new', 'c', 'old']);
    expect(await idsOf('/products?ids=old,c,d&category=Wall+lights&sort=name')).toEqual(['c', 'old']);
    expect((await idsOfPages('/products?ids=old,new,c&limit=2')).flat()).toEqual(['new', 'c', 'old']);
    expect(await read('/products?ids=old&fields=_id,price')).toEqual([{ _id: 'old', price: 900 }]);
    expect(await read('/products?ids=')).toEqual([]);
    const [whole] = await read<object[]>('/products?ids=old');
    expect(whole).toMatchObject({ name: 'Old lantern', desc: 'A lamp.' });
    expect(whole).not.toHaveProperty('data'); // the first product of the whole list alone has it
  });

  test('of a featured list, ids keeps those that it names', async () => {
    await featuring('best', 'd', 'new', 'old', 'a', 'b');
    expect(await idsOf('/products?featured=best&ids=old,c,d')).toEqual(['d', 'old']);
  });

  test.each([
    ['101 products', Array.from({ length: 101 }, (_, at) => at).join(), 'must name at most 100 products'],
    ['6,001 characters', 'a'.repeat(6_001), 'must have at most 6,000 characters'],
  ])('ids that name %s are rejected', async (_, ids, message) => {
    const response = await call(`/products?ids=${ids}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'ids', message }] });
  });

  test('fields names what is answered of each product', async () => {
    expect(await read('/products?fields=_id,name&limit=2')).toEqual([
      { _id: 'new', name: 'New Lantern' },
      { _id: 'e', name: 'Lanternfish' },
    ]);
    expect(await read('/products?fields=price&q=old')).toEqual([{ price: 900 }]);
    expect(await read('/products?fields=_id,%20img,categories,desc&category=Floor+lights')).toEqual([
      { _id: 'e', img: '/pictures/plain-lamp.webp', categories: ['Floor lights'], desc: 'A lamp.' },
    ]);
  });

  test('a smaller picture is a field like any other, and absent where there is none', async () => {
    const smaller = {
      thumbnail: '/pictures/old-400.webp',
      medium: '/pictures/old-800.webp',
      share: '/pictures/old-share.jpg',
    };
    await putProduct('old', { createdAt: 1_000, categories: ['Table Lamp'], ...smaller });
    expect(await read('/products?fields=_id,thumbnail,medium,share&category=Table+Lamp')).toEqual([
      { _id: 'd' },
      { _id: 'b' },
      { _id: 'old', ...smaller },
    ]);
    const whole = await read<object[]>('/products');
    expect(
      whole.filter((product) => 'thumbnail' in product || 'medium' in product || 'share' in product),
    ).toMatchObject([{ _id: 'old' }]);
  });

  test('the second picture is a field of lists, without its text, and absent where there is one alone', async () => {
    const second = { img: '/pictures/old-lit.webp', thumbnail: '/pictures/old-lit-400.webp' };
    const pictures = [{ img: '/pictures/plain-lamp.webp' }, { ...second, alt: { en: 'Lit' } }, { img: '/plug.webp' }];
    await putProduct('old', { createdAt: 1_000, categories: ['Table Lamp'], pictures });
    expect(await read('/products?fields=_id,secondPicture&category=Table+Lamp')).toEqual([
      { _id: 'd' },
      { _id: 'b' },
      { _id: 'old', secondPicture: second },
    ]);
  });

  test('paging continues where it was, though the last product was deleted and a newer one added', async () => {
    const first = await call('/products?limit=3');
    await deleteProduct('d');
    await putProduct('newest', { createdAt: 4_000 });
    const next = first.headers.get('link')?.match(/^<\/api(.+)>/)?.[1];
    expect(await idsOf(String(next))).toEqual(['c', 'b', 'a']);
  });

  test('a change is in the next read', async () => {
    const before = await call('/item/a');
    expect(before.status).toBe(200);
    await putProduct('a', { name: 'Changed', createdAt: 2_000 });
    expect(await read('/item/a')).toMatchObject({ name: 'Changed' });
    expect(await idsOf('/products?q=changed')).toEqual(['a']);
    await deleteProduct('a');
    expect((await call('/item/a')).status).toBe(404);
    expect(await idsOf('/products')).not.toContain('a');
  });
});

describe('with a lamp of three choices, and one whose other choice is hidden', () => {
  const SORTS = {
    newest: ['round', 'big', 'lone', 'plain'],
    price: ['small', 'lone', 'plain', 'round'],
    '-price': ['big', 'round', 'plain', 'lone'],
    name: ['round', 'lone', 'plain', 'big'],
  };
  const CHOICES = { count: 3, priceFrom: 500 };

  beforeEach(() =>
    onlyProducts({
      round: { createdAt: 7, name: 'A round one', price: 1_000 },
      big: { createdAt: 6, family: { id: 'jute' }, name: 'Jute lamp, big', price: 1_500, specs: { holder: 'E27' } },
      lone: { createdAt: 5, family: { id: 'bamboo' }, name: 'Bamboo lamp', price: 600 },
      middle: {
        createdAt: 4,
        family: { id: 'jute' },
        name: 'Jute lamp, middle',
        price: 800,
        categories: ['Table Lamp'],
      },
      away: { createdAt: 3, family: { id: 'bamboo' }, name: 'Bamboo lamp, big', price: 100, hidden: true },
      small: { createdAt: 2, family: { id: 'jute' }, name: 'Jute lamp, little', price: 500, specs: { holder: 'E14' } },
      plain: { createdAt: 1, name: 'Cane lamp', price: 900 },
    }),
  );

  test('every product is listed, unless the caller asks for one of each lamp', async () => {
    expect(await idsOf('/products')).toEqual(['round', 'big', 'lone', 'middle', 'small', 'plain']);
    expect(await read('/products?fields=_id&limit=2')).toEqual([{ _id: 'round' }, { _id: 'big' }]);
    expect(await read('/products/facets')).toMatchObject({ total: 6, inStock: 6 });
  });

  test.each(Object.entries(SORTS))(
    'sorted by %s, the first of them stands for all, on one page only',
    async (sort, ids) => {
      for (const limit of [1, 2, 3, 4]) {
        const pages = await idsOfPages(`/products?collapse=family&sort=${sort}&limit=${limit}`);
        expect(pages.flat()).toEqual(ids);
        expect(pages).toHaveLength(Math.ceil(4 / limit));
      }
    },
  );

  test('it says how many choices there are in the shop and from what price, whatever the list is narrowed by', async () => {
    const fields = 'collapse=family&fields=_id';
    const big = { _id: 'big', choices: CHOICES };
    expect(await read(`/products?${fields}`)).toEqual([{ _id: 'round' }, big, { _id: 'lone' }, { _id: 'plain' }]);
    expect(await read(`/products?${fields}&holder=E14`)).toEqual([{ _id: 'small', choices: CHOICES }]);
    expect(await read(`/products?${fields}&category=Table+Lamp`)).toEqual([{ _id: 'middle', choices: CHOICES }]);
    expect(await read(`/products?${fields}&priceFrom=700&priceTo=1400&sort=-price`)).toEqual([
      { _id: 'round' },
      { _id: 'plain' },
      { _id: 'middle', choices: CHOICES },
    ]);
    const [whole] = await read<object[]>('/products?collapse=family&ids=middle');
    expect(whole).toMatchObject({ name: 'Jute lamp, middle', desc: 'A lamp.', choices: CHOICES });
  });

  test('one that can be bought stands for those that are sold out; where all are, the first of them', async () => {
    const soldOut = true;
    const big = { createdAt: 6, family: { id: 'jute' }, price: 1_500, soldOut } as const;
    const middle = { createdAt: 4, family: { id: 'jute' }, price: 800 };
    const small = { createdAt: 2, family: { id: 'jute' }, price: 500 };
    await onlyProducts({ big, round: { createdAt: 5 }, middle, small });
    expect((await idsOfPages('/products?collapse=family&limit=1')).flat()).toEqual(['round', 'middle']);
    expect(await idsOf('/products?collapse=family&priceFrom=1500&sort=price')).toContain('big');
    await onlyProducts({ big, round: { createdAt: 5 }, middle: { ...middle, soldOut }, small });
    expect(await idsOf('/products?collapse=family')).toEqual(['round', 'small']);
    await onlyProducts({ big, round: { createdAt: 5 }, middle: { ...middle, soldOut } });
    expect((await idsOfPages('/products?collapse=family&limit=1')).flat()).toEqual(['big', 'round']);
  });

  test('a search shows it once, and counts it once', async () => {
    const found = await call('/products?collapse=family&q=lamp&limit=1&fields=_id');
    expect(found.headers.get('x-total-count')).toBe('3');
    expect(await found.json()).toEqual([{ _id: 'big', choices: CHOICES }]);
    expect((await idsOfPages('/products?collapse=family&q=lamp&limit=1')).flat()).toEqual(['big', 'lone', 'plain']);
    expect((await idsOfPages('/products?collapse=family&q=lamps+jute&limit=1')).flat()).toEqual(['big']);
    expect((await call('/products?q=lamp&limit=1')).headers.get('x-total-count')).toBe('5');
  });

  test('a featured list shows it once, where its first choice stands', async () => {
    await featuring('best', 'plain', 'small', 'round', 'big', 'lone');
    expect(await idsOf('/products?featured=best&collapse=family')).toEqual(['plain', 'small', 'round', 'lone']);
    expect((await idsOfPages('/products?featured=best&collapse=family&limit=2')).flat()).toEqual([
      'plain',
      'small',
      'round',
      'lone',
    ]);
  });

  test.each(['', '&category=Table+Lamp', '&holder=E14,E27', '&q=jute', '&priceTo=900', '&inStock=true'])(
    'the counts of the filters are those of the cards: %s',
    async (narrowing) => {
      const cards = await idsOf(`/products?collapse=family${narrowing}`);
      expect(await read(`/products/facets?collapse=family${narrowing}`)).toMatchObject({ total: cards.length });
    },
  );
});

describe('with featured lists', () => {
  beforeEach(async () => {
    await onlyProducts({
      a: { createdAt: 1, categories: ['Table Lamp'], name: 'Aloe' },
      b: { createdAt: 2, categories: ['Wall lights'], name: 'Boat lamp' },
      c: { createdAt: 3, categories: ['Table Lamp'], name: 'Cube lamp' },
      d: { createdAt: 4, categories: ['Table Lamp'], name: 'Dome lamp' },
      e: { createdAt: 5, categories: ['Desk Lamp'], name: 'Egg lamp' },
    });
    await featuring('best', 'c', 'a', 'e', 'b', 'd');
    await featuring('top', 'd', 'a', 'b');
  });

  test('featured lists the products of that list, in its order', async () => {
    expect(await idsOf('/products?featured=best')).toEqual(['c', 'a', 'e', 'b', 'd']);
    expect(await idsOf('/products?featured=top')).toEqual(['d', 'a', 'b']);
  });

  test('a list that nobody has made yet is empty', async () => {
    expect(await idsOf('/products?featured=popular')).toEqual([]);
    expect(await read('/popularProducts')).toMatchObject([{ _id: 'popular', data: [] }]);
  });

  test.each([1, 2, 3, 4, 5])('it comes in pages of %i, and with the other filters', async (limit) => {
    const pages = await idsOfPages(`/products?featured=best&limit=${limit}`);
    expect(pages.flat()).toEqual(['c', 'a', 'e', 'b', 'd']);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
    const filtered = await pagesOf(`/products?featured=best&category=Table+Lamp&q=LAMP&fields=name&limit=${limit}`);
    expect(filtered.flat()).toEqual([{ name: 'Cube lamp' }, { name: 'Dome lamp' }]);
  });

  test('its pages go on where they were, though the last product has left the list', async () => {
    const first = await call('/products?featured=best&limit=2');
    await featuring('best', 'c', 'e', 'b', 'd');
    const next = first.headers.get('link')?.match(/^<\/api(.+)>/)?.[1];
    expect(await idsOf(String(next))).toEqual(['e', 'b']);
  });

  test('GET /products leads with each featured id once', async () => {
    const [first] = await read<{ data: string[] }[]>('/products');
    expect(first?.data).toEqual(['c', 'a', 'e', 'b', 'd']);
    await featuring('popular', 'e', 'a');
    await featuring('best', 'c', 'b');
    const [again] = await read<{ data: string[] }[]>('/products');
    expect(again?.data).toEqual(['c', 'b', 'd', 'a', 'e']);
  });

  test('deleted products disappear from the featured lists', async () => {
    await deleteProduct('a');
    expect(await read('/bestProducts')).toMatchObject([{ _id: 'best', data: ['c', 'e', 'b', 'd'] }]);
    expect(await read('/topProducts')).toMatchObject([{ _id: 'top', data: ['d', 'b'] }]);
    expect(await idsOfPages('/products?featured=best&limit=2')).toEqual([
      ['c', 'e'],
      ['b', 'd'],
    ]);
    const [first] = await read<{ data: string[] }[]>('/products');
    expect(first?.data).toEqual(['c', 'e', 'b', 'd']);
  });
});

test('a shop without products answers empty lists', async () => {
  await onlyProducts({});
  expect(await read('/products')).toEqual([]);
  expect(await read('/products?limit=5')).toEqual([]);
  expect(await read('/categories')).toEqual([]);
  expect(await read('/bestProducts')).toMatchObject([{ _id: 'best', data: [] }]);
});

test('a search is forgiving by what the whole shop has, also within a category', async () => {
  const tall = (createdAt: number) => ({ name: `Amber Tall ${createdAt}`, createdAt, categories: ['Wall lights'] });
  const vase = { name: 'Tall Amber Vase', createdAt: 9, categories: ['Table Lamp'] };
  await onlyProducts({ a: tall(1), b: tall(2), c: tall(3), d: tall(4), vase });
  const query = 'q=amber+tall&category=Table+Lamp';
  expect(await idsOf(`/products?${query}`)).toEqual([]);
  expect(await read(`/products/facets?${query}`)).toMatchObject({ total: 0 });
  await deleteProduct('d'); // with three, the results are filled up
  expect(await idsOf(`/products?${query}`)).toEqual(['vase']);
});
