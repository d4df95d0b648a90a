import type { Product } from '@aloghor/functions/contract/products';
import { expect, test, vi } from 'vitest';
import { findProducts, moveItem } from './featured-list.ts';

test('an item moves up, down and nowhere', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

test('nothing moves out of the list', () => {
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

const aLamp = (_id: string): Product => ({ _id, name: _id, desc: '', price: 1, categories: [], img: '/lamp.webp' });

test('a list is assembled from known products; only the others are fetched', async () => {
  const asked = vi.fn(async (_address: unknown) => Response.json(aLamp('new')));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', { getItem: () => null });
  const products = await findProducts(['b', 'new', 'a'], [aLamp('a'), aLamp('b'), aLamp('gone')]);
  expect(products.map(({ _id }) => _id)).toEqual(['b', 'new', 'a']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(String(asked.mock.calls[0]?.[0])).toContain('/item/new');
  vi.unstubAllGlobals();
});
