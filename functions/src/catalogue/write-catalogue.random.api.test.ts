import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { expectTrueCopy, fillChanges } from '../../test/catalogue-copy.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import { FEATURED_LISTS } from '../domain/products.ts';
import { products } from '../platform/database/collections.ts';
import { writeFeatured } from '../products/featured-store.ts';
import { changeProduct, insertProduct, removeProduct } from '../products/products-store.ts';

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example', name: 'Admin', role: 'admin' } as const;
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };

afterAll(resetToSeed);

const idsOfProducts = async () => (await products.find((all) => all.select())).map(({ _id }) => _id);

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

// No more than two at once: in the emulator a transaction waits seconds for a lock.
test('after random changes, one by one or two at once, the catalogue is a true copy', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  const changes = fc.array(change, { minLength: 6, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(changes, fc.tuple(change, change), async (oneByOne, atOnce) => {
      await resetToSeed();
      await fillChanges(20); // so that the changes trigger a packing
      for (const make of oneByOne) await make(await idsOfProducts());
      await expectTrueCopy();
      const ids = await idsOfProducts();
      await Promise.allSettled(atOnce.map((make) => make(ids))); // one may want what the other deletes, and is rejected
      await expectTrueCopy();
    }),
    { numRuns: runs(2, 60), endOnFailure: true },
  );
});
