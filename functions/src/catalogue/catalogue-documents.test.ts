import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import type { CatalogueShardDocument } from '../platform/database/collections.ts';
import {
  type CatalogueProduct,
  catalogueDocuments,
  packShards,
  readableHead,
  unpackSettings,
  unpackShard,
} from './catalogue-documents.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void logged.mockClear());

const LAMP: Omit<CatalogueProduct, '_id'> = {
  name: 'Lamp',
  desc: 'A lamp.',
  price: 900,
  categories: [FIRST_CATEGORY],
  img: '/lamp.webp',
  createdAt: 1,
};

const id = fc.string({ unit: 'grapheme', minLength: 1 });
const shops = fc.uniqueArray(id, { maxLength: 60 }).map((ids) => ids.map((_id) => ({ ...LAMP, _id })));

async function packed(products: CatalogueProduct[], bytesMaximum?: number) {
  const shards: CatalogueShardDocument[] = [];
  for await (const { document } of packShards(products, bytesMaximum)) shards.push(document);
  return shards;
}

const unpacked = async (shards: Iterable<CatalogueShardDocument>) =>
  (await Promise.all(Array.from(shards, unpackShard))).flat();

test('what is packed is unpacked, however many shards it needs', async () => {
  await fc.assert(
    fc.asyncProperty(shops, fc.integer({ min: 1, max: 1_000 }), async (products, bytesMaximum) => {
      expect(await unpacked(await packed(products, bytesMaximum))).toEqual(products);
    }),
  );
});

test('a shard ends before it would be too large', async () => {
  const products = Array.from({ length: 9 }, (_, place) => ({ ...LAMP, _id: `lamp-${place}` }));
  const bytes = JSON.stringify(products.slice(0, 4)).length;
  const amounts = (await Promise.all((await packed(products, bytes)).map(unpackShard))).map(({ length }) => length);
  expect(amounts).toEqual([4, 4, 1]);
  expect(await packed(products, 1)).toHaveLength(9);
  expect(await packed(products)).toHaveLength(1);
  expect(await packed([])).toEqual([]);
});

test('a product that the current contract rejects is left out and logged; the others stay', async () => {
  const shards = await packed([
    { ...LAMP, _id: 'right' },
    { ...LAMP, _id: 'wrong', desc: '' },
  ]);
  expect(await unpacked(shards)).toEqual([{ ...LAMP, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["desc"]'));
  expect(JSON.parse(String(logged.mock.calls[0]))).toMatchObject({ severity: 'ERROR', list: 'catalogue' });
});

test('an invalid document is left out of the catalogue and logged; the shop stays open', async () => {
  const products = [
    { ...LAMP, _id: 'right' },
    { ...LAMP, _id: 'wrong', price: -1 },
  ];
  const { shards } = await catalogueDocuments({ products, featured: {}, settings: {} });
  expect(await unpacked(shards.values())).toEqual([{ ...LAMP, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["price"]'));
});

describe('what is stored', () => {
  const WRONG_LIST = [undefined, null, 'text', [7]];
  const WRONG_MAP = [undefined, null, 'text', { a: 7 }];

  test.each<object>([
    ...[undefined, 7].map((version) => ({ version })),
    ...WRONG_LIST.map((shards) => ({ shards })),
    ...['featured', 'settings', 'changes'].flatMap((field) => WRONG_MAP.map((value) => ({ [field]: value }))),
    { featured: { best: [], top: [] } },
    { featured: { best: [], top: [], popular: [7] } },
  ])('is no head with %o', async (fields) => {
    const { head } = await catalogueDocuments({ products: [], featured: {}, settings: {} });
    expect(readableHead(head)).toEqual(head);
    expect(readableHead({ ...head, ...fields })).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'text'],
    ['garbage', Buffer.from('garbage')],
    ['no JSON', gzipSync('no JSON')],
    ['no list', gzipSync('{}')],
    ['null', gzipSync('null')],
  ])('is no shard with %s', async (_what, products) => {
    await expect(unpackShard({ products } as CatalogueShardDocument)).rejects.toThrow();
  });

  test.each([
    ['garbage', Buffer.from('garbage')],
    ['no JSON', brotliCompressSync('no JSON')],
  ])('is no part of the settings with %s', (_what, stock) => {
    expect(() => unpackSettings({ stock })).toThrow();
  });
});
