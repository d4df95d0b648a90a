import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { pack, type ShelvedProduct, shardOf, unpack } from './shards.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
vi.mock('./shard-size.ts', () => ({ SHARD_BYTES_MAXIMUM: 400 }));

const LAMP: Omit<ShelvedProduct, '_id'> = {
  name: 'Lamp',
  desc: 'A lamp.',
  price: 900,
  categories: ['Table Lamp'],
  img: '/lamp.webp',
  createdAt: 1,
};

const id = fc.string({ unit: 'grapheme', minLength: 1 });
const shops = fc.uniqueArray(id, { maxLength: 60 }).map((ids) => ids.map((_id) => ({ ...LAMP, _id })));

test('what is packed is unpacked: each product once, in the shard where it is looked for', () => {
  fc.assert(
    fc.property(shops, (products) => {
      const shards = pack(products);
      for (const product of products) {
        const { id } = shardOf(shards, product._id);
        const holding = shards.filter(({ document }) => unpack(document).some(({ _id }) => _id === product._id));
        expect(holding.map((shard) => shard.id)).toEqual([id]);
      }
      expect(shards.flatMap(({ document }) => unpack(document))).toHaveLength(products.length);
    }),
  );
});

test('the shards begin at no id, go on in order, and have ids of their own', () => {
  fc.assert(
    fc.property(shops, (products) => {
      const shards = pack(products);
      const begins = shards.map(({ from }) => from);
      expect(begins[0]).toBe('');
      expect(begins).toEqual(begins.toSorted(compareTexts));
      expect(new Set(shards.map(({ id }) => id)).size).toBe(shards.length);
    }),
  );
});

test('a shard that weighs too much is halved, as often as needed', () => {
  const words = () => Array.from({ length: 20 }, () => crypto.randomUUID()).join(' '); // do not compress well
  const products = Array.from({ length: 9 }, (_, place) => ({ ...LAMP, _id: `lamp-${place}`, desc: words() }));
  expect(pack(products).map(({ from }) => from)).toEqual(['', ...products.slice(1).map(({ _id }) => _id)]);
});

test('a shard is split only when it weighs too much', () => {
  expect(
    pack([
      { ...LAMP, _id: 'a' },
      { ...LAMP, _id: 'b' },
    ]),
  ).toHaveLength(1);
  expect(pack([])).toHaveLength(1);
});

test('a product that the contract refuses by now is left out and logged; the others stay', () => {
  const [{ document }] = pack([
    { ...LAMP, _id: 'right' },
    { ...LAMP, _id: 'wrong', desc: '' },
  ]);
  expect(unpack(document)).toEqual([{ ...LAMP, _id: 'right' }]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"id":"wrong","fields":["desc"]'));
  expect(JSON.parse(String(logged.mock.calls[0]))).toMatchObject({ severity: 'ERROR', list: 'catalogue' });
});
