import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import { type CatalogueProduct, catalogueDocuments, pack, unpack } from './catalogue-documents.ts';

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

test('what is packed is unpacked, however many shards it needs', () => {
  fc.assert(
    fc.property(shops, fc.integer({ min: 1, max: 1_000 }), (products, bytesMaximum) => {
      expect(pack(products, bytesMaximum).flatMap(unpack)).toEqual(products);
    }),
  );
});

test('a shard that is too large is halved, as often as needed', () => {
  const words = () => Array.from({ length: 20 }, () => crypto.randomUUID()).join(' '); // do not compress well
  const products = Array.from({ length: 9 }, (_, place) => ({ ...LAMP, _id: `lamp-${place}`, desc: words() }));
  expect(pack(products, 400)).toHaveLength(9);
});

test('a shard is halved only when it is too large', () => {
  expect(
    pack([
      { ...LAMP, _id: 'a' },
      { ...LAMP, _id: 'b' },
    ]),
  ).toHaveLength(1);
  expect(pack([])).toHaveLength(1);
});

test('an older shard is read in the current form', () => {
  const older = { ...LAMP, _id: 'older', nameBn: 'বাতি' };
  const translations = { bn: { name: 'বাতি' } };
  expect(pack([older]).flatMap(unpack)).toEqual([{ ...LAMP, _id: 'older', translations }]);
});

test('a product that the current contract rejects is left out and logged; the others stay', () => {
  const packed = pack([
    { ...LAMP, _id: 'right' },
    { ...LAMP, _id: 'wrong', desc: '' },
  ]);
  expect(packed.flatMap(unpack)).toEqual([{ ...LAMP, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["desc"]'));
  expect(JSON.parse(String(logged.mock.calls[0]))).toMatchObject({ severity: 'ERROR', list: 'catalogue' });
});

test('an invalid document is left out of the catalogue and logged; the shop stays open', () => {
  const products = [
    { ...LAMP, _id: 'right' },
    { ...LAMP, _id: 'wrong', price: -1 },
  ];
  const { shards } = catalogueDocuments({ products, categories: [], featured: {}, settings: {} });
  expect([...shards.values()].flatMap(unpack)).toEqual([{ ...LAMP, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["price"]'));
});
