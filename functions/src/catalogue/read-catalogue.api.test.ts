import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';
import {
  type CatalogueHeadDocument,
  catalogueHead,
  catalogueShards,
  HEAD,
  products,
} from '../platform/database/collections.ts';
import { changeProduct, insertProduct, removeProduct } from '../products/products-store.ts';
import { currentCatalogue } from './read-catalogue.ts';
import { rebuildCatalogue } from './rebuild-catalogue.ts';
import { originals } from './write-catalogue.ts';

const ADMIN = { uid: 'admin', email: 'admin@aloghor.example', name: 'Admin', role: 'admin' } as const;
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';

beforeEach(resetToSeed);
afterEach(() => void vi.restoreAllMocks());
afterAll(resetToSeed);

const headOfNow = async () => (await catalogueHead.get([HEAD]))[0];
const nameOf = async (id: string) => (await currentCatalogue()).entry(id)?.product.name;

test('the seed writes a true copy', async () => {
  await expectTrueCopy();
  expect((await currentCatalogue()).sorted('newest')).toHaveLength(53);
});

test('a shop without a catalogue gets exactly one when it is first needed', async () => {
  await removeCatalogue();
  const found = await Promise.all([currentCatalogue(), currentCatalogue(), currentCatalogue()]);
  expect(new Set(found.map(({ version }) => version)).size).toBe(1);
  await expectTrueCopy();
});

test('an admin can change a product in a shop without a catalogue', async () => {
  await removeCatalogue();
  await Promise.all([changeProduct(PENDANT, LAMP, ADMIN), removeProduct(MOON, ADMIN)]);
  await expectTrueCopy();
  expect(await nameOf(PENDANT)).toBe('Lamp');
});

test('a head that this release cannot read is rebuilt by its first reader', async () => {
  await writeUnreadableHead();
  expect(await nameOf(PENDANT)).toBe('Dhoya Smoked Glass Pendant');
  await expectTrueCopy();
  await writeUnreadableHead();
  await changeProduct(PENDANT, LAMP, ADMIN);
  expect(await nameOf(PENDANT)).toBe('Lamp');
  await expectTrueCopy();
});

test('a read during a change and a rebuilding sees one consistent, older version', async () => {
  const { version } = await rebuildCatalogue(); // so its shards are yet to be read
  const { within } = catalogueShards;
  vi.spyOn(catalogueShards, 'within').mockImplementationOnce((snapshot) => ({
    ...within(snapshot),
    get: async (ids) => {
      await originals.products.reference.doc(PENDANT).update({ name: 'Lamp' });
      await rebuildCatalogue();
      return within(snapshot).get(ids);
    },
  }));
  const catalogue = await currentCatalogue();
  expect(catalogue.version).toBe(version);
  expect(catalogue.entry(PENDANT)?.product.name).toBe('Dhoya Smoked Glass Pendant');
  expect(await nameOf(PENDANT)).toBe('Lamp');
});

test('ten concurrent reads after a change read only the head each', async () => {
  await currentCatalogue();
  await changeProduct(PENDANT, LAMP, ADMIN);
  let names: (string | undefined)[] = [];
  const reads = await countReads(async () => {
    names = await Promise.all(Array.from({ length: 10 }, () => nameOf(PENDANT)));
  });
  expect(reads).toBe(10);
  expect(new Set(names)).toEqual(new Set(['Lamp']));
});

test('a failed read is not cached: the next call reads again', async () => {
  await changeProduct(PENDANT, LAMP, ADMIN);
  vi.spyOn(catalogueHead, 'within').mockImplementationOnce(() => {
    throw new Error('out of line');
  });
  await expect(nameOf(PENDANT)).rejects.toThrow('out of line');
  expect(await nameOf(PENDANT)).toBe('Lamp');
});

test('a product added during a rebuild is in the catalogue', async () => {
  const { find } = products;
  vi.spyOn(products, 'find').mockImplementationOnce(async (ask) => {
    const found = await find(ask);
    await insertProduct(LAMP, ADMIN);
    return found;
  });
  await rebuildCatalogue();
  await expectTrueCopy();
});

test('a catalogue that has lost a shard is rebuilt by its first reader', async () => {
  await rebuildCatalogue(); // so its shards are yet to be read
  await removeShards();
  expect(await nameOf(PENDANT)).toBe('Dhoya Smoked Glass Pendant');
  await expectTrueCopy();
});

test('a shard whose commit is sent again, because its answer was lost, is written once', async () => {
  loseAnswer('catalogueShards', 'sends it again');
  await rebuildCatalogue();
  await expectTrueCopy();
});

async function removeShards(): Promise<void> {
  for (const id of (await headOfNow())?.shards ?? []) await catalogueShards.reference.doc(id).delete();
}

async function removeCatalogue(): Promise<void> {
  await removeShards();
  await catalogueHead.reference.doc(HEAD).delete();
}

async function writeUnreadableHead(): Promise<void> {
  await removeCatalogue();
  const { version, featured } = await rebuildCatalogue();
  await removeCatalogue();
  const head = { version, featured, shards: [{ id: 'a-shard' }] };
  await catalogueHead.reference.doc(HEAD).set(head as unknown as CatalogueHeadDocument);
}
