import type { Product } from '@aloghor/functions/contract/products';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { productTableQuery } from '../products/products-api.ts';
import { findProducts, openedListQuery } from './featured-list.ts';

const aLamp = (_id: string): Product => ({ _id, name: _id, desc: '', price: 1, categories: [], img: '/lamp.webp' });

/** Lets the shop answer with these products, and returns the addresses that are called. */
function answerWith(...products: Product[]): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: unknown) => {
    addresses.push(decodeURIComponent(String(address)));
    return Response.json(products);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return addresses;
}

test('a list is assembled from known products; the others are fetched with one call', async () => {
  const addresses = answerWith(aLamp('newer'), aLamp('new'));
  const products = await findProducts(['b', 'new', 'a', 'newer'], [aLamp('a'), aLamp('b'), aLamp('gone')]);
  expect(products.map(({ _id }) => _id)).toEqual(['b', 'new', 'a', 'newer']);
  expect(addresses).toEqual([expect.stringContaining('/products/admin?ids=new,newer&')]);
});

test('a list with a product that is not there any more is not assembled', async () => {
  answerWith();
  await expect(findProducts(['gone'], [])).rejects.toThrow('gone');
});

test.each([
  ['a featured list', () => new QueryClient().fetchQuery(openedListQuery('best'))],
  ['the products to feature', () => new QueryClient().fetchQuery(productTableQuery({}))],
])('%s is read by an address that no cache has met', async (_, ask) => {
  const addresses = answerWith();
  await ask();
  await ask();
  const asked = addresses
    .filter((address) => !address.includes('/admin?')) // which no cache keeps
    .map((address) => new URL(address, 'http://shop.example').searchParams.get('fresh'));
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const value of asked) expect(value).toMatch(/./);
  expect(new Set(asked).size).toBe(asked.length);
});
