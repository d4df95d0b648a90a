import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renewCategories } from './product-lists.ts';
import { categoriesQuery } from './products.ts';

test('categories that no page shows just now are asked for anew: the shop has opened', async () => {
  const cache = new QueryClient();
  const lists = [[], [{ name: 'Table Lamp', img: '/lamp.webp' }]];
  await cache.prefetchQuery<unknown>({ queryKey: categoriesQuery.queryKey, queryFn: () => lists.shift() });
  expect(cache.getQueryData(categoriesQuery.queryKey)).toEqual([]);
  renewCategories(cache);
  await vi.waitFor(() => expect(cache.getQueryData(categoriesQuery.queryKey)).toHaveLength(1));
});
