import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
import { CatalogueProduct, pack, packShards, unpackShard } from './catalogue-documents.ts';
import { packChanges } from './pack-changes.ts';
import { currentCatalogue } from './read-catalogue.ts';
import { originals } from './write-catalogue.ts';

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example', name: 'Admin', role: 'admin' } as const;
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';

beforeEach(resetToSeed);
afterEach(() => void vi.restoreAllMocks());
afterAll(resetToSeed);

const idsOfProducts = async () => (await products.find((all) => all.select())).map(({ _id }) => _id);
const changedIds = async () => (await catalogueHead.get([HEAD])).flatMap(({ changes }) => Object.keys(changes));

test('a change reads the head, the product and the categories that it may be put into, and writes both and the audit', async () => {
  await currentCatalogue();
  let written: string[] = [];
  const reads = await countReads(async () => {
    written = await recordWrites(() => changeProduct(PENDANT, LAMP, ADMIN));
  });
  expect(reads).toBe(3);
  expect(written.toSorted()).toEqual([expect.stringMatching(/^audit/), `catalogue/${HEAD}`, `products/${PENDANT}`]);
});

test('admins who change different products at the same moment do not wait for each other', async () => {
  await currentCatalogue();
  const ids = (await idsOfProducts()).slice(0, 15);
  const reads = await countReads(() => Promise.all(ids.map((id) => changeProduct(id, LAMP, ADMIN))));
  expect(reads).toBe(15 * 3); // a transaction that lost against another reads again
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
  const letter = () => String.fromCharCode(randomInt(0x3400, 0xd7a4)); // hardly compress
  const text = () => Array.from({ length: 5_000 }, letter).join('');
  const longest = () => ({ ...LAMP, desc: text(), translations: { bn: { name: 'বাতি', desc: text() } } });
  for (let place = 0; place < 11; place++) await insertProduct(longest(), ADMIN);
  expect(await changedIds()).toHaveLength(11);
  const id = await insertProduct(LAMP, ADMIN);
  expect(await changedIds()).toEqual([id]);
  await expectTrueCopy();
});

describe('of several shards', () => {
  const shardsNow = async () => (await catalogueHead.get([HEAD])).flatMap(({ shards }) => shards);

  /** The ids in each. */
  async function contents(): Promise<string[][]> {
    const documents = await catalogueShards.get(await shardsNow());
    return (await Promise.all(documents.map(unpackShard))).map((all) => all.map(({ _id }) => _id));
  }

  async function packIntoSmallShards(): Promise<void> {
    const old = await shardsNow();
    const all = (await products.find((each) => each)).map((product) => CatalogueProduct.parse(product));
    const shards: string[] = [];
    for await (const { document } of packShards(all, 10_000)) {
      const { id } = await catalogueShards.reference.add(document);
      shards.push(id);
    }
    await catalogueHead.reference.doc(HEAD).update({ shards, version: 'of small shards' });
    for (const id of old) await catalogueShards.reference.doc(id).delete();
  }

  const pack = async () => packChanges(await currentCatalogue());

  test('a packing writes and reads only those with changes; new products stand in the last one', async () => {
    await packIntoSmallShards();
    const [shards, ids] = [await shardsNow(), await contents()];
    expect(shards.length).toBeGreaterThan(4);
    const [changed = '', removed = ''] = ids[1] ?? [];
    await changeProduct(changed, LAMP, ADMIN);
    await removeProduct(removed, ADMIN);
    const added = await insertProduct(LAMP, ADMIN);

    const written = (await recordWrites(pack)).filter((one) => one.startsWith('catalogueShards/'));
    expect(written).toHaveLength(2 + 2); // written, and removed
    const after = await shardsNow();
    expect(after.map((id, place) => (id === shards[place] ? 'stays' : 'is new'))).toEqual(
      shards.map((_, place) => (place === 1 || place === shards.length - 1 ? 'is new' : 'stays')),
    );
    const [, , ...others] = ids;
    const last = others.pop() ?? [];
    const second = (ids[1] ?? []).filter((id) => id !== removed);
    expect(await contents()).toEqual([ids[0], second, ...others, [...last, added]]);
    expect(await countReads(currentCatalogue)).toBe(1); // this server has written the new ones itself
    await expectTrueCopy();
  });

  test('a shard that a change by another server replaced is read, and no other', async () => {
    await packIntoSmallShards();
    await currentCatalogue();
    const [first = ''] = await shardsNow();
    const [document] = await catalogueShards.get([first]);
    const { id } = await catalogueShards.reference.add({ products: document?.products ?? new Uint8Array() });
    const shards = [id, ...(await shardsNow()).slice(1)];
    await catalogueHead.reference.doc(HEAD).update({ shards, version: 'of elsewhere' });
    expect(await countReads(currentCatalogue)).toBe(1 + 1);
  });

  test('one without products any more is none', async () => {
    await packIntoSmallShards();
    const [shards, [first = []]] = [await shardsNow(), await contents()];
    for (const id of first) await removeProduct(id, ADMIN);
    await pack();
    expect(await shardsNow()).toEqual(shards.slice(1));
    await expectTrueCopy();
  });
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

test('a change by another server during a repacking stays in the head', async () => {
  await fillChanges(16);
  duringThePacking(() => changeElsewhere(MOON));
  await changeProduct(PENDANT, LAMP, ADMIN);
  expect((await changedIds()).toSorted()).toEqual([MOON, PENDANT].toSorted());
  await expectTrueCopy();
});

test('a rejected change leaves the catalogue as it was', async () => {
  const [before] = await catalogueHead.get([HEAD]);
  await expect(removeProduct('no-such-lamp', ADMIN)).rejects.toThrow('There is no such product.');
  await expect(writeFeatured('best', ['no-such-lamp'], ADMIN)).rejects.toThrow('must be the id of a product');
  expect(await catalogueHead.get([HEAD])).toEqual([before]);
});

/** Happens before the first shard is written. */
function duringThePacking(happen: () => Promise<unknown>): void {
  const { inBatch } = catalogueShards;
  vi.spyOn(catalogueShards, 'inBatch').mockImplementationOnce((write) => {
    const methods = inBatch(write);
    const { commit } = write;
    write.commit = async () => {
      await happen();
      return commit.call(write);
    };
    return methods;
  });
}

/** Writes directly, because a change through this server would wait for the packing. */
function changeElsewhere(id: string): Promise<void> {
  const product = { ...LAMP, name: 'Changed elsewhere', createdAt: 1 };
  return inTransaction(async (transaction) => {
    originals.products.within(transaction).put(id, product);
    catalogueHead.within(transaction).changeKeys(HEAD, 'changes', { [id]: pack(product) }, { version: 'of elsewhere' });
  });
}
