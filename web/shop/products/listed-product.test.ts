import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listedProduct } from './listed-product.ts';

const MOON = { _id: 'moon', name: 'Moon', price: 900, categories: ['Table Lamp'], img: '/moon.webp' };
const SUN = { ...MOON, _id: 'sun', name: 'Sun' };

function cacheWith(...data: unknown[]): QueryClient {
  const cache = new QueryClient();
  for (const [index, list] of data.entries()) cache.setQueryData(['items', index], list);
  return cache;
}

test.each([
  ['a list', [SUN, MOON]],
  ['a page of a list', { reply: [MOON], next: 'cursor' }],
  ['the pages of a list', { pages: [{ reply: [SUN] }, { reply: [MOON] }], pageParams: [null, 'cursor'] }],
])('a product is known by %s', (_, list) => {
  expect(listedProduct(cacheWith(undefined, null, { total: 2 }, list), 'moon')).toEqual(MOON);
});

test('what shows less than a card, or another product, is not enough', () => {
  const { categories, ...named } = MOON;
  expect(listedProduct(cacheWith({ reply: [named] }, [SUN], { _id: 'moon', name: 'Moon' }), 'moon')).toBeUndefined();
});
