import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productTableQuery } from '../admin/products/products-calls.ts';
import { freshProductQuery, openedItemQuery, openedListQuery } from './fresh-products.ts';

const fetched = vi.fn(async (_address: string) => new Response('[]'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

const cache = () => new QueryClient();

test.each([
  ['a product', () => cache().fetchQuery(freshProductQuery('moon'))],
  ['an item for a form', () => cache().fetchQuery(openedItemQuery('moon'))],
  ['a featured list for its editor', () => cache().fetchQuery(openedListQuery('best'))],
  ["a page of the admin's table", () => cache().fetchQuery(productTableQuery({}))],
])('%s is asked for by an address that no cache has met', async (_, ask) => {
  await ask();
  await ask();
  const asked = fetched.mock.calls.map(([address]) =>
    new URL(address, 'http://shop.example').searchParams.get('fresh'),
  );
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const value of asked) expect(value).toMatch(/./);
  expect(new Set(asked).size).toBe(asked.length);
});
