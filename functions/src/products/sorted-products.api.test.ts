import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemIn, read } from '../../test/api.ts';
import { call, pagesOf } from '../../test/ask.ts';
import { deleteProduct, featuring, onlyProducts, putProduct } from '../../test/catalogue.ts';
import { resetToSeed } from '../../test/seed.ts';

type Ided = { _id: string };

const idsOf = async (path: string) => (await read<Ided[]>(path)).map(({ _id }) => _id);
const idsOfPages = async (path: string) => (await pagesOf<Ided>(path)).map((page) => page.map(({ _id }) => _id));

const SORTED = {
  newest: ['e', 'd', 'c', 'b', 'a'],
  name: ['b', 'd', 'c', 'e', 'a'],
  'name.bn': ['d', 'c', 'e', 'a', 'b'],
  price: ['d', 'a', 'b', 'c', 'e'],
  '-price': ['e', 'c', 'b', 'a', 'd'],
  '-rating': ['b', 'e', 'd', 'c', 'a'], // those without a rating after them
};
const sorts = Object.entries(SORTED);

beforeAll(async () => {
  await onlyProducts({
    a: {
      createdAt: 1,
      name: 'brass lamp',
      translations: { bn: { name: 'পিতলের বাতি' } },
      price: 900.5,
      categories: ['Wall lights', 'Table Lamp'],
    },
    b: {
      createdAt: 2,
      name: 'Aloe',
      translations: { bn: { name: 'প্রদীপ' } },
      price: 1000,
      rating: { average: 4.5, count: 2 },
    },
    c: { createdAt: 3, name: 'Cube lamp', price: 1000, categories: ['Wall lights'] },
    d: { createdAt: 4, name: 'Boat lamp', price: 99 },
    e: {
      createdAt: 5,
      name: 'Zebra lamp',
      translations: { bn: { name: 'আলো' } },
      price: 10_000_000,
      rating: { average: 3, count: 40 },
      categories: ['Wall lights'],
    },
  });
  await featuring('best', 'c', 'a', 'e', 'b', 'd');
});

afterAll(resetToSeed);

describe.each(sorts)('sorted by %s', (sort, ids) => {
  test('the whole list', async () => {
    expect(await idsOf(`/products?sort=${sort}`)).toEqual(ids);
  });

  test.each([1, 2, 3, 4, 5])('pages of %i add up to the whole list, without gaps or doubles', async (limit) => {
    expect((await idsOfPages(`/products?sort=${sort}&limit=${limit}`)).flat()).toEqual(ids);
  });

  test('with the other filters', async () => {
    const inCategory = ids.filter((id) => ['a', 'c', 'e'].includes(id));
    expect((await idsOfPages(`/products?sort=${sort}&category=Wall+lights&limit=1`)).flat()).toEqual(inCategory);
    const named = ids.filter((id) => id !== 'b');
    expect((await idsOfPages(`/products?sort=${sort}&q=LAMP&limit=2&fields=_id`)).flat()).toEqual(named);
  });

  test.each(sorts.filter(([other]) => other !== sort))('a cursor of %s is a 400', async (other) => {
    const link = (await call(`/products?sort=${other}&limit=2`)).headers.get('link');
    const cursor = link?.match(/cursor=([^&>]+)/)?.[1];
    const rejected = await call(`/products?sort=${sort}&limit=2&cursor=${cursor}`);
    expect(rejected.status).toBe(400);
    expect(await problemIn(rejected)).toMatchObject({ errors: [{ path: 'cursor' }] });
  });

  test('a featured list keeps its own order', async () => {
    expect(await idsOf(`/products?featured=best&sort=${sort}`)).toEqual(['c', 'a', 'e', 'b', 'd']);
  });
});

test.each(sorts)('a price range sorted by %s comes in pages too, with both of its bounds', async (sort, ids) => {
  const within = ids.filter((id) => ['a', 'b', 'c'].includes(id));
  const pages = await idsOfPages(`/products?sort=${sort}&priceFrom=900.5&priceTo=1000&limit=1`);
  expect(pages.flat()).toEqual(within);
  expect(pages).toHaveLength(3);
});

test.each([
  ['priceFrom=1000', ['e', 'c', 'b']],
  ['priceTo=900.5', ['d', 'a']],
  ['priceFrom=99&priceTo=99', ['d']],
  ['priceFrom=1000&priceTo=99', []],
  ['priceFrom=1000&category=Wall+lights&q=cube', ['c']],
  ['priceFrom=900&priceTo=1000&featured=best', ['c', 'a', 'b']],
])('a price range holds, also with the other filters: %s', async (query, ids) => {
  expect(await idsOf(`/products?${query}`)).toEqual(ids);
});

test.each(['priceFrom=-1', 'priceFrom=cheap', 'priceFrom=10000001', 'priceTo=', 'priceTo=1&priceTo=2'])(
  'there is no price range of %s',
  async (query) => {
    const rejected = await call(`/products?${query}`);
    expect(rejected.status).toBe(400);
    expect(await problemIn(rejected)).toMatchObject({ errors: [{ path: query.split('=')[0] }] });
  },
);

test('newest is the order when nothing is said, and its cursors are the same', async () => {
  expect(await idsOf('/products')).toEqual(SORTED.newest);
  const cursorOf = async (path: string) => (await call(path)).headers.get('link')?.match(/cursor=([^&>]+)/)?.[1];
  expect(await cursorOf('/products?limit=2')).toBe(await cursorOf('/products?limit=2&sort=newest'));
});

test('a cursor of a featured list is none of the whole list', async () => {
  const link = (await call('/products?featured=best&limit=2')).headers.get('link');
  expect((await call(`/products?cursor=${link?.match(/cursor=([^&>]+)/)?.[1]}`)).status).toBe(400);
});

test.each(['sort=oldest', 'sort=', 'sort=-name', 'sort=name&sort=price'])('there is no %s', async (query) => {
  const rejected = await call(`/products?${query}`);
  expect(rejected.status).toBe(400);
  expect(await problemIn(rejected)).toMatchObject({ errors: [{ path: 'sort' }] });
});

test('a walk by price goes on where it was, though its last product is gone and a cheaper one comes', async () => {
  const first = await call('/products?sort=price&limit=2');
  await deleteProduct('a');
  await putProduct('cheap', { price: 1 });
  const next = first.headers.get('link')?.match(/^<\/api(.+)>/)?.[1];
  expect(await idsOf(String(next))).toEqual(['b', 'c']);
});
