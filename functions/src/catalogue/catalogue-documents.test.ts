import { expect, test, vi } from 'vitest';
import type { Stored } from '../platform/database/collection.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { unpack } from './shards.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
const { catalogueDocuments } = await import('./catalogue-documents.ts');

test('an invalid document is left out and logged; the shop stays open', () => {
  const lamp = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [], img: '/lamp.webp', createdAt: 1 };
  const products: Stored<ProductDocument>[] = [
    { ...lamp, _id: 'right' },
    { ...lamp, _id: 'wrong', price: -1 },
  ];
  const { shards } = catalogueDocuments({ products, categories: [], featured: {} });
  expect([...shards.values()].flatMap(unpack)).toEqual([{ ...lamp, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["price"]'));
});
