import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { catalogueHead, HEAD, products } from '../database/collections.ts';
import { changeProduct, insertProduct, removeProduct, writeFeatured } from '../products/write-products.ts';
import { countReads } from '../testing/count-reads.ts';
import { expectTrueCopy } from '../testing/expect-true-copy.ts';
import { recordWrites } from '../testing/record-writes.ts';
import { resetToSeed } from '../testing/seed.ts';

vi.mock('./shard-size.ts', () => ({ SHARD_BYTES_MAXIMUM: 1_500 }));

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example' };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan' as const], img: '/lamp.webp' };

beforeEach(resetToSeed);
afterAll(resetToSeed);

const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');
const idsOfProducts = async () => (await products.find((all) => all.select())).map(({ _id }) => _id);
const countShards = async () => (await catalogueHead.get([HEAD])).flatMap(({ shards }) => shards).length;

test('three admins who add a product at the same moment lose none, though the shard is split meanwhile', async () => {
  const before = await countShards();
  const ids = await Promise.all(
    Array.from({ length: 3 }, () => insertProduct({ ...LAMP, desc: incompressible(500) }, ADMIN)),
  );
  expect(await idsOfProducts()).toEqual(expect.arrayContaining(ids));
  await expectTrueCopy();
  expect(await countShards()).toBeGreaterThan(before);
});

test('a change reads and writes the head and one shard, besides the product and the audit', async () => {
  const [id] = await idsOfProducts();
  let written: string[] = [];
  const reads = await countReads(async () => {
    written = await recordWrites(() => changeProduct(String(id), LAMP, ADMIN));
  });
  expect(reads).toBe(4); // there is a head; then product, head and shard in the transaction
  expect(written.filter((path) => path.startsWith('catalogue/'))).toEqual([`catalogue/${HEAD}`]);
});

test('what is refused leaves the catalogue as it was', async () => {
  const [before] = await catalogueHead.get([HEAD]);
  await expect(removeProduct('no-such-lamp', ADMIN)).rejects.toThrow('There is no such product.');
  await expect(writeFeatured('best', ['no-such-lamp'], ADMIN)).rejects.toThrow('must be the id of a product');
  expect(await catalogueHead.get([HEAD])).toEqual([before]);
});
