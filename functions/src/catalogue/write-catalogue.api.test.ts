import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { resetToSeed } from '../../../emulators/seed.ts';
import { FEATURED_LISTS } from '../contract/products.ts';
import { catalogueHead, HEAD, products } from '../firestore.ts';
import { changeProduct, insertProduct, removeProduct, writeFeatured } from '../products/write-products.ts';
import { countReads } from '../testing/count-reads.ts';
import { expectTrueCopy } from '../testing/expect-true-copy.ts';
import { recordWrites } from '../testing/record-writes.ts';

vi.mock('./shard-size.ts', () => ({ SHARD_BYTES_MAXIMUM: 1_500 }));

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example' };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan' as const], img: '/lamp.webp' };

beforeEach(resetToSeed);
afterAll(resetToSeed);

const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');
const idsOfProducts = async () => (await products.find((all) => all.select())).map(({ _id }) => _id);
const countShards = async () => (await catalogueHead.get([HEAD])).flatMap(({ shards }) => shards).length;

type Change = (ids: string[]) => Promise<unknown>;

const desc = fc.string({ maxLength: 400 }).map((text) => `A lamp. ${text}`.trim());
const some = (ids: string[], at: number) => ids[at % ids.length] as string; // the seed has more than are deleted

const change = fc.oneof<fc.Arbitrary<Change>[]>(
  desc.map((text) => () => insertProduct({ ...LAMP, desc: text }, ADMIN)),
  fc.tuple(fc.nat(), desc).map(
    ([at, text]) =>
      (ids) =>
        changeProduct(some(ids, at), { ...LAMP, desc: text }, ADMIN),
  ),
  fc.nat().map((at) => (ids) => removeProduct(some(ids, at), ADMIN)),
  fc.tuple(fc.nat(), fc.constantFrom(...FEATURED_LISTS)).map(
    ([at, list]) =>
      (ids) =>
        writeFeatured(list, [...new Set([some(ids, at), ...ids.slice(0, 5)])], ADMIN),
  ),
);

// Two at once are few: the emulator lets whoever waits for a lock wait for seconds.
test('after whatever admins change, one by one or two at once, the catalogue is a true copy', {
  timeout: 120_000,
}, async () => {
  const changes = fc.array(change, { minLength: 6, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(changes, fc.tuple(change, change), async (oneByOne, atOnce) => {
      await resetToSeed();
      for (const make of oneByOne) await make(await idsOfProducts());
      await expectTrueCopy();
      const ids = await idsOfProducts();
      await Promise.allSettled(atOnce.map((make) => make(ids))); // one may want what the other deletes, and is refused
      await expectTrueCopy();
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test('ten admins who add a product at the same moment lose none, though the shard is split meanwhile', async () => {
  const before = await countShards();
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => insertProduct({ ...LAMP, desc: incompressible(500) }, ADMIN)),
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
