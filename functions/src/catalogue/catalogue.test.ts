import { expect, test, vi } from 'vitest';
import type { CatalogueHeadDocument, ProductDocument } from '../platform/database/collections.ts';
import { Catalogue } from './catalogue.ts';
import { entryOf } from './entry.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const LAMP: ProductDocument = {
  name: 'Lamp',
  desc: 'A lamp.',
  price: 900,
  categories: [],
  img: '/l.webp',
  createdAt: 1,
};
const PACKED = ['a', 'b', 'c'].map((_id) => entryOf({ ...LAMP, _id }));

const namesIn = (changes: CatalogueHeadDocument['changes']) => {
  const featured = { best: [], top: [], popular: [] };
  const catalogue = new Catalogue({ version: '1', categories: [], featured, shards: ['shard'], changes }, PACKED);
  return catalogue.sorted('name').map(({ entry: { product } }) => `${product._id} ${product.name}`);
};

test('changes since the shards were packed take precedence: changed, new and deleted products', () => {
  expect(namesIn({})).toEqual(['a Lamp', 'b Lamp', 'c Lamp']);
  const changes = { b: { ...LAMP, name: 'Other' }, c: null, d: { ...LAMP, name: 'New' }, e: null };
  expect(namesIn(changes)).toEqual(['a Lamp', 'd New', 'b Other']);
});

test('a changed product that the current contract refuses is left out and logged', () => {
  expect(namesIn({ b: { ...LAMP, price: -1 } })).toEqual(['a Lamp', 'c Lamp']);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"b","fields":["price"]'));
});
