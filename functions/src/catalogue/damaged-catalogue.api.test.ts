import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { database } from '../platform/database/firebase.ts';

// Before the logger is loaded, which keeps a reference to the console's functions.
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
const { askInProcess } = await import('../../test/ask-in-process.ts');

const PENDANT = 'dhoya-smoked-glass-pendant';
const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 4_321, categories: [], img: '' };
const GONE = FieldValue.delete();
const NO_JSON = brotliCompressSync('no JSON');

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const head = () => database.doc('catalogue/head');

/** With another version: what this server holds does not help it, as at a cold start. */
async function damage(fields: DocumentData): Promise<void> {
  await head().update({ version: randomUUID(), ...fields });
}

async function expectOpenShop(): Promise<void> {
  logged.mockClear();
  const { status, body } = await askInProcess(NOBODY, 'GET /products');
  expect(status).toBe(200);
  expect(body.map(({ _id }: { _id: string }) => _id)).toContain(PENDANT);
  const version = (await head().get()).get('version');
  expect(await askInProcess(NOBODY, 'GET /health')).toMatchObject({ status: 200, body: { catalogue: { version } } });
  await expectTrueCopy();
}

// Which values are damage is a table in `catalogue-documents.test.ts`; here is one of each place where it is noticed.
test.each<[string, DocumentData]>([
  ['without a version', { version: GONE }],
  ['without its changes', { changes: GONE }],
  ['with a list of shards that is none', { shards: 'text' }],
  ['with a shard that is missing', { shards: ['no-such-shard'] }],
  ['with ids that are none', { shards: ['a/b', ''] }],
  ['with settings that cannot be unpacked', { settings: { stock: Buffer.from('garbage') } }],
  ['with a change that is no JSON', { changes: { [PENDANT]: NO_JSON } }],
])('a head of the catalogue %s is built again by the first call, and the shop is open', async (_what, fields) => {
  await damage(fields);
  await expectOpenShop();
  expect(logged).toHaveBeenCalled();
});

test.each<[string, DocumentData]>([
  ['without products', {}],
  ['that cannot be unpacked', { products: Buffer.from('garbage') }],
  ['that holds no list', { products: gzipSync('{}') }],
])('a shard %s is built again by the first call, and the shop is open', async (_what, shard) => {
  const { id } = await database.collection('catalogueShards').add(shard);
  await damage({ shards: [id] });
  await expectOpenShop();
});

test('an admin can change a product while the catalogue is damaged', async () => {
  await damage({ changes: GONE });
  expect((await askInProcess(admin, `PATCH /item/${PENDANT}`, LAMP)).status).toBe(200);
  expect((await askInProcess(NOBODY, `GET /item/${PENDANT}`)).body.price).toBe(4_321);
  await expectTrueCopy();
});

const WRONG_FIELDS = [
  { createdAt: 'yesterday' },
  { createdAt: new Date() },
  { createdAt: NaN },
  { price: NaN },
  { price: '9' },
  { translations: 'text' },
  { translations: { bn: 7 } },
  { translations: null },
  { categories: null },
  { rating: null },
  { rating: 7 },
  { rating: { stars: 'x' } },
  { rating: { average: NaN, count: NaN } },
  { family: 7 },
  { pictures: 'text' },
  { pictures: [null] },
  { specs: [] },
  { hidden: 'yes' },
  { counted: 1 },
  { soldOut: 'no' },
  { img: null },
];

describe('a document that the catalogue is built of', () => {
  /** Until the test ends. */
  async function replace(path: string, document: DocumentData): Promise<void> {
    const replaced = database.doc(path);
    const before = (await replaced.get()).data();
    onTestFinished(async () => void (await (before ? replaced.set(before) : replaced.delete())));
    await replaced.set(document);
  }

  /** Each document is nonsense in another way in each round, all of them at once. */
  const ROUNDS: [string, Record<string, DocumentData>][] = [
    [
      'without its fields',
      {
        'featured/best': {},
        'settings/categories': {},
        'settings/stock': {},
        'settings/faq': {},
        'settings/about': {},
      },
    ],
    [
      'with fields of other types',
      {
        'featured/best': { data: 'text' },
        'featured/top': { data: [7] },
        'settings/categories': { list: [{ name: 'LED Fan', img: 7 }] },
        'settings/stock': { lowStock: NaN },
        'settings/faq': { entries: 'none', at: new Date() },
        'settings/banners': { hero: 7 },
        'settings/about': { title: 7, text: null },
      },
    ],
    [
      'with what no text can hold',
      {
        'featured/best': { data: [head()] },
        'settings/stock': { lowStock: head() },
        'settings/faq': { entries: head() },
        'settings/banners': { banner: head() },
        'settings/about': { blocks: [head()] },
        'settings/sections': { sections: head() },
      },
    ],
  ];

  test.each(ROUNDS)('%s spoils only itself', async (_what, documents) => {
    for (const [path, document] of Object.entries(documents)) await replace(path, document);
    await expectOnly53();
  });

  test('products that are nonsense spoil only themselves', async () => {
    const whole = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: [], img: '/l.webp', createdAt: 1 };
    await replace('products/wrong', {});
    for (const [place, fields] of WRONG_FIELDS.entries())
      await replace(`products/wrong-${place}`, { ...whole, ...fields });
    await expectOnly53();
  });

  async function expectOnly53(): Promise<void> {
    await head().delete();
    const products = await askInProcess(NOBODY, 'GET /products');
    expect(products.status).toBe(200);
    expect(products.body).toHaveLength(53);
    for (const call of ['GET /settings', 'GET /categories', 'GET /bestProducts', 'GET /health'] as const)
      expect((await askInProcess(NOBODY, call)).status, call).toBe(200);
    expect((await askInProcess(admin, 'GET /products/admin')).body).toHaveLength(53);
    expect((await askInProcess(admin, `PATCH /item/${PENDANT}`, LAMP)).status).toBe(200);
  }
});
