import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { originals } from '../src/catalogue/write-catalogue.ts';
import { read } from '../test/api.ts';
import { expectTrueCopy } from '../test/catalogue-copy.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';

const PLAIN = { desc: 'A lamp.', price: 900, categories: [], img: '/lamp.webp', createdAt: 1 };
const OLDER = {
  both: { nameBn: 'চাঁদ', descBn: 'একটি বাতি।' },
  name: { nameBn: 'পাট' },
  desc: { descBn: 'পাটের শেড।' },
  mixed: { nameBn: 'পুরনো', translations: { bn: { name: 'নতুন' }, hi: { name: 'दीपक' } } },
};

beforeEach(resetToSeed);
afterAll(resetToSeed);

async function writeOlder(id: string, texts: object): Promise<void> {
  await originals.products.reference.doc(id).set({ ...PLAIN, name: `The ${id}`, ...texts });
}

const textsOf = async (id: string) => {
  const document = (await originals.products.reference.doc(id).get()).data() ?? {};
  return Object.fromEntries(['nameBn', 'descBn', 'translations'].map((field) => [field, document[field]]));
};

test('carries the texts of older documents over once; shoppers see the same before and after', async () => {
  for (const [id, texts] of Object.entries(OLDER)) await writeOlder(id, texts);
  await runHere('rebuild-catalogue');
  const before = await read('/products');

  const first = await runScript('store-translations', []);
  expect(first.said).toContain('The translations of 4 products are stored in their new form.');
  expect(first.code).toBe(0);
  expect(await read('/products')).toEqual(before);
  expect(await textsOf('both')).toEqual({ translations: { bn: { name: 'চাঁদ', desc: 'একটি বাতি।' } } });
  expect(await textsOf('name')).toEqual({ translations: { bn: { name: 'পাট' } } });
  expect(await textsOf('desc')).toEqual({ translations: { bn: { desc: 'পাটের শেড।' } } });
  expect(await textsOf('mixed')).toEqual({ translations: { bn: { name: 'নতুন' }, hi: { name: 'दीपक' } } });
  await expectTrueCopy();

  const second = await runHere('store-translations');
  expect(second.said).toContain('The translations of 0 products are stored in their new form.');
  expect(await read('/products')).toEqual(before);
});

test('carries more products over than one transaction takes', async () => {
  const batch = originals.products.reference.firestore.batch();
  for (let place = 0; place < 203; place++)
    batch.set(originals.products.reference.doc(`lamp-${place}`), { ...PLAIN, name: 'Lamp', nameBn: 'বাতি' } as object);
  await batch.commit();
  expect((await runHere('store-translations')).said).toContain('The translations of 203 products');
  const left = await originals.products.reference.where('nameBn', '>=', '').get();
  expect(left.empty).toBe(true);
});

test('the local shop does so when it starts', async () => {
  await writeOlder('both', OLDER.both);
  await promisify(execFile)('node', [fileURLToPath(new URL('../test/seed-if-empty.ts', import.meta.url)), 'shop']);
  expect(await textsOf('both')).toEqual({ translations: { bn: { name: 'চাঁদ', desc: 'একটি বাতি।' } } });
});

test('names the missing project', async () => {
  const { code, said } = await runHere('store-translations', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
