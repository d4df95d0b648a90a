import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueHead, catalogueShards, HEAD, products } from '../database/collections.ts';
import { changeProduct, insertProduct, removeProduct } from '../products/write-products.ts';
import { countReads } from '../testing/count-reads.ts';
import { expectTrueCopy } from '../testing/expect-true-copy.ts';
import { resetToSeed } from '../testing/seed.ts';
import { currentCatalogue } from './read-catalogue.ts';
import { findHead, rebuildCatalogue } from './rebuild-catalogue.ts';

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example' };
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan' as const], img: '/lamp.webp' };
const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';

beforeEach(resetToSeed);
afterEach(() => void vi.restoreAllMocks());
afterAll(resetToSeed);

const nameOf = async (id: string) => (await currentCatalogue()).entry(id)?.product.name;

test('the seed writes a true copy', async () => {
  await expectTrueCopy();
  expect((await currentCatalogue()).sorted('newest')).toHaveLength(53);
});

test('a shop of before there was a catalogue gets one when it is needed, and one only', async () => {
  await removeCatalogue();
  const heads = await Promise.all([findHead(), findHead(), findHead()]);
  expect(new Set(heads.map(({ version }) => version)).size).toBe(1);
  await expectTrueCopy();
});

test('there an admin changes a product as anywhere else', async () => {
  await removeCatalogue();
  await Promise.all([changeProduct(PENDANT, LAMP, ADMIN), removeProduct(MOON, ADMIN)]);
  await expectTrueCopy();
  expect(await nameOf(PENDANT)).toBe('Lamp');
});

test('what is read while an admin changes two products is all of before or all of after', async () => {
  await currentCatalogue();
  await changeProduct(PENDANT, { ...LAMP, name: 'First' }, ADMIN);
  const { get } = catalogueShards;
  vi.spyOn(catalogueShards, 'get').mockImplementationOnce(async (ids) => {
    await changeProduct(PENDANT, { ...LAMP, name: 'Second' }, ADMIN);
    await changeProduct(MOON, { ...LAMP, name: 'Second' }, ADMIN);
    return get(ids);
  });
  const catalogue = await currentCatalogue();
  const names = [PENDANT, MOON].map((id) => catalogue.entry(id)?.product.name);
  expect(names).toEqual(['Second', 'Second']);
  expect(catalogue.version).toBe((await findHead()).version);
});

test('ten who meet a change at once read its shard once, besides a look at the version each', async () => {
  await currentCatalogue();
  await changeProduct(PENDANT, LAMP, ADMIN);
  let names: (string | undefined)[] = [];
  const reads = await countReads(async () => {
    names = await Promise.all(Array.from({ length: 10 }, () => nameOf(PENDANT)));
  });
  expect(reads).toBe(10 + 1);
  expect(new Set(names)).toEqual(new Set(['Lamp']));
});

test('a reading that fails is forgotten: the next call reads again', async () => {
  await currentCatalogue();
  await changeProduct(PENDANT, LAMP, ADMIN);
  vi.spyOn(catalogueShards, 'get').mockRejectedValueOnce(new Error('out of line'));
  await expect(nameOf(PENDANT)).rejects.toThrow('out of line');
  expect(await nameOf(PENDANT)).toBe('Lamp');
});

test('what an admin adds while the catalogue is rebuilt is in it', async () => {
  const { find } = products;
  vi.spyOn(products, 'find').mockImplementationOnce(async (ask) => {
    const found = await find(ask);
    await insertProduct(LAMP, ADMIN);
    return found;
  });
  await rebuildCatalogue();
  await expectTrueCopy();
});

test('a shard that somebody has deleted is told of, and a rebuild brings it back', async () => {
  await removeShards();
  await expect(currentCatalogue()).rejects.toThrow('npm run rebuild-catalogue');
  await rebuildCatalogue();
  expect((await currentCatalogue()).entry(PENDANT)).toBeDefined();
});

async function removeShards(): Promise<void> {
  for (const { id } of (await findHead()).shards) await catalogueShards.reference.doc(id).delete();
}

async function removeCatalogue(): Promise<void> {
  await removeShards();
  await catalogueHead.reference.doc(HEAD).delete();
}
