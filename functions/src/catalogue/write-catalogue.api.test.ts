import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectTrueCopy, fillChanges } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { catalogueHead, catalogueShards, HEAD, products } from '../platform/database/collections.ts';
import { writeFeatured } from '../products/featured-store.ts';
import { changeProduct, insertProduct, removeProduct } from '../products/products-store.ts';
import { currentCatalogue } from './read-catalogue.ts';
import { originals } from './write-catalogue.ts';

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example' };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';

beforeEach(resetToSeed);
afterEach(() => void vi.restoreAllMocks());
afterAll(resetToSeed);

const idsOfProducts = async () => (await products.find((all) => all.select())).map(({ _id }) => _id);
const changedIds = async () => (await catalogueHead.get([HEAD])).flatMap(({ changes }) => Object.keys(changes));

test('a change reads the head and the product, and writes both and the audit', async () => {
  await currentCatalogue();
  let written: string[] = [];
  const reads = await countReads(async () => {
    written = await recordWrites(() => changeProduct(PENDANT, LAMP, ADMIN));
  });
  expect(reads).toBe(2);
  expect(written.toSorted()).toEqual([expect.stringMatching(/^audit/), `catalogue/${HEAD}`, `products/${PENDANT}`]);
});

test('admins who change different products at the same moment do not wait for each other', async () => {
  await currentCatalogue();
  const ids = (await idsOfProducts()).slice(0, 15);
  const reads = await countReads(() => Promise.all(ids.map((id) => changeProduct(id, LAMP, ADMIN))));
  expect(reads).toBe(15 * 2); // a transaction that lost against another reads again
  await expectTrueCopy();
});

test('who meets 16 changes packs them with the rest', async () => {
  await fillChanges(15);
  const id = await insertProduct(LAMP, ADMIN);
  expect(await changedIds()).toHaveLength(16);
  await changeProduct(id, { ...LAMP, price: 10 }, ADMIN);
  expect(await changedIds()).toEqual([id]);
  await expectTrueCopy();
});

test('who meets 200 KB of changes packs them with the rest, however few they are', async () => {
  const longest = { ...LAMP, desc: 'আ'.repeat(5_000), translations: { bn: { name: 'বাতি', desc: 'আ'.repeat(5_000) } } };
  for (let place = 0; place < 7; place++) await insertProduct({ ...longest, price: 9 + place }, ADMIN);
  expect(await changedIds()).toHaveLength(7);
  const id = await insertProduct(LAMP, ADMIN);
  expect(await changedIds()).toEqual([id]);
  await expectTrueCopy();
});

test('ten concurrent additions lose no product, even during a repacking', async () => {
  await fillChanges(16);
  const ids = await Promise.all(Array.from({ length: 10 }, () => insertProduct(LAMP, ADMIN)));
  expect(await idsOfProducts()).toEqual(expect.arrayContaining(ids));
  expect((await changedIds()).toSorted()).toEqual(ids.toSorted());
  await expectTrueCopy();
});

test.each(['sends it again', 'runs the transaction again'] as const)(
  'a product is added once, and recorded once, when the answer to its commit is lost and the client %s',
  async (reaction) => {
    loseAnswer('products', reaction);
    const id = await insertProduct(LAMP, ADMIN);
    expect(await idsOfProducts()).toHaveLength(53 + 1);
    expect(await auditLines(id)).toHaveLength(1);
    await expectTrueCopy();
  },
);

test.each([
  ['', () => Promise.resolve()],
  [', even after a change by another server', () => changeElsewhere(MOON)],
])(
  'a repacking that runs again, because the answer to its commit was lost, keeps its shards%s',
  async (_, meanwhile) => {
    await fillChanges(16);
    loseAnswer('catalogue', 'runs the transaction again', meanwhile);
    await changeProduct(PENDANT, LAMP, ADMIN);
    expect(await changedIds()).toContain(PENDANT);
    await expectTrueCopy();
  },
);

test('a change by another server during a repacking is not lost; the next change packs', async () => {
  await fillChanges(16);
  const { find } = catalogueShards;
  vi.spyOn(catalogueShards, 'find').mockImplementationOnce(async (ask) => {
    await changeElsewhere(MOON);
    return find(ask);
  });
  await changeProduct(PENDANT, LAMP, ADMIN);
  expect(await changedIds()).toEqual(expect.arrayContaining([MOON, PENDANT]));
  await expectTrueCopy();
  await changeProduct(PENDANT, { ...LAMP, price: 10 }, ADMIN);
  expect(await changedIds()).toEqual([PENDANT]);
  await expectTrueCopy();
});

test('a rejected change leaves the catalogue as it was', async () => {
  const [before] = await catalogueHead.get([HEAD]);
  await expect(removeProduct('no-such-lamp', ADMIN)).rejects.toThrow('There is no such product.');
  await expect(writeFeatured('best', ['no-such-lamp'], ADMIN)).rejects.toThrow('must be the id of a product');
  expect(await catalogueHead.get([HEAD])).toEqual([before]);
});

/** Writes directly, because a change through this server would wait for the packing. */
function changeElsewhere(id: string): Promise<void> {
  const product = { ...LAMP, name: 'Changed elsewhere', createdAt: 1 };
  return inTransaction(async (transaction) => {
    originals.products.within(transaction).put(id, product);
    catalogueHead.within(transaction).changeKeys(HEAD, 'changes', { [id]: product }, { version: 'of elsewhere' });
  });
}
