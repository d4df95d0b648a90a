import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { imports, products, stock } from '../platform/database/collections.ts';

const MOON = 'chandni-3d-printed-moon-lamp';
const PENDANT = 'dhoya-smoked-glass-pendant';
const FILE = { importId: 'hash-of-lamps-csv', fileName: 'lamps.csv' };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const lamp = (row: number, changes: object = {}) => ({
  row,
  cells: {
    name: `Lamp ${row}`,
    description: 'A lamp.',
    price: '900',
    categories: 'Table Lamp',
    picture: '/lamp.webp',
    ...changes,
  },
});
const send = async (rows: object[], file = FILE) => {
  const { body } = await ask(admin, 'POST /products/import', { ...file, rows });
  return body.rows.map(({ outcome }: { outcome: string }) => outcome);
};
const undo = async (run = FILE.importId) => (await ask(admin, 'POST /products/import/undo', { run })).body;
const last = async () => (await ask(admin, 'GET /products/import')).body.last;
const madeIds = async () =>
  (await products.find((all) => all.where('name', '>=', 'Lamp ').where('name', '<', 'Lamp z'))).map(({ _id }) => _id);
const namesOf = (body: { products: { name: string; outcome: string }[] }) =>
  body.products.map(({ name, outcome }) => `${name} ${outcome}`);
const seen = async (id: string) => (await ask(admin, `GET /products/admin/${id}`)).body;

/** A row that changes the product's price, stock, family and pictures. */
async function changing(id: string, row: number, changes: object = {}) {
  const { name, desc, price, categories, img } = await seen(id);
  const kept = { name, description: desc, categories: categories.join('; '), picture: img };
  const changed = { price: `${price + 50}`, family: 'moons', 'more pictures': '/new.webp', watt: '9', hidden: 'yes' };
  return { row, cells: { id, ...kept, ...changed, ...changes } };
}

test('deletes what the import added, puts back what it changed, and leaves no import to undo', async () => {
  const before = await seen(MOON);
  expect(await send([lamp(2, { stock: '4' }), await changing(MOON, 3, { stock: '7' })])).toEqual(['new', 'changed']);
  expect(await seen(MOON)).toMatchObject({ price: before.price + 50, stock: 7, hidden: true, family: { id: 'moons' } });
  const [made = ''] = await madeIds();
  const at = expect.closeTo(Date.now(), -5);
  expect(await last()).toEqual({ ...FILE, run: FILE.importId, at, by: 'admin@aloghor.example', added: 1, changed: 1 });

  expect(await undo()).toEqual({
    products: [
      { _id: made, name: 'Lamp 2', outcome: 'deleted' },
      { _id: MOON, name: before.name, outcome: 'restored' },
    ],
    isDone: true,
  });
  expect(await seen(MOON)).toEqual(before);
  expect(await stock.get([MOON, made])).toEqual([]);
  expect(await products.get([made])).toEqual([]);
  expect(await last()).toBeNull();
  expect(await auditLines(made)).toMatchObject([{ action: 'delete', label: 'Lamp 2' }]);
  expect((await auditLines(MOON)).at(-1)).toMatchObject({
    action: 'update',
    before: { stock: 7 },
    after: { price: before.price },
  });
  expect((await auditLines(FILE.importId)).at(-1)).toMatchObject({
    action: 'delete',
    label: 'lamps.csv',
    before: { added: ['Lamp 2'], changed: [before.name] },
  });
  await expectTrueCopy();
});

test('leaves what somebody has changed, sold or deleted since, and says so', async () => {
  const pendant = await seen(PENDANT);
  await send([lamp(2), lamp(3, { stock: '4' }), lamp(4), await changing(PENDANT, 5), lamp(6)]);
  const ids = new Map((await products.get(await madeIds())).map(({ name, _id }) => [name, _id]));
  await ask(admin, `PATCH /item/${ids.get('Lamp 2')}`, { name: 'Lamp 2', desc: 'A lamp.', price: 5 });
  await ask(undefined, 'POST /orders', { mobileNumber: '01712345678', orderItems: [{ _id: ids.get('Lamp 3') }] });
  await ask(admin, `DELETE /products/${ids.get('Lamp 4')}`);
  await ask(admin, `PATCH /item/${PENDANT}`, { name: pendant.name, desc: pendant.desc, price: 7 });

  expect(namesOf(await undo())).toEqual([
    'Lamp 2 changed',
    'Lamp 3 changed',
    'Lamp 4 gone',
    `${pendant.name} changed`,
    'Lamp 6 deleted',
  ]);
  expect((await auditLines(FILE.importId)).at(-1)).toMatchObject({
    before: { added: ['Lamp 6'], kept: ['Lamp 2', 'Lamp 3', pendant.name] },
  });
  expect(await read(`/item/${ids.get('Lamp 2')}`)).toMatchObject({ price: 5 });
  expect(await seen(PENDANT)).toMatchObject({ price: 7, hidden: true });
  expect((await stock.get([ids.get('Lamp 3') ?? ''])).map(({ count }) => count)).toEqual([3]);
  await expectTrueCopy();
});

test('leaves a product whose former category the shop has no more, and says so', async () => {
  const before = await seen(MOON);
  const { list, version } = (await ask(admin, 'GET /settings/admin')).body.categories;
  const neon = { name: 'Neon Sign', label: { en: 'Neon Sign', bn: 'নিয়ন সাইন' } };
  const set = (wanted: object[], seenVersion: string) =>
    ask(admin, 'PATCH /settings/categories', { list: wanted, version: seenVersion });
  const added = await set([...list, neon], version);
  expect(added.status).toBe(200);
  await ask(admin, `PATCH /item/${MOON}`, { ...before, categories: [neon.name] });
  await send([await changing(MOON, 2, { categories: 'Table Lamp' })]);
  expect((await set(list, added.body.version)).status).toBe(200);
  const imported = await seen(MOON);
  expect(namesOf(await undo())).toEqual([`${before.name} noCategory`]);
  expect(await seen(MOON)).toEqual(imported);
  await expectTrueCopy();
});

test('keeps what is sold of a product whose stock the import has not set', async () => {
  const before = await seen(MOON);
  await ask(admin, `PATCH /item/${MOON}/stock`, { stock: 5 });
  await send([await changing(MOON, 2)]);
  await ask(admin, `PATCH /item/${MOON}/stock`, { stock: 3 });
  expect(namesOf(await undo())).toEqual([`${before.name} restored`]);
  expect(await seen(MOON)).toEqual({ ...before, stock: 3 });
});

test('goes batch by batch, the last one first, until an import before it', async () => {
  await send([lamp(900)], { importId: 'hash-of-earlier-csv', fileName: 'earlier.csv' });
  await send([lamp(2), lamp(3)]);
  await send([lamp(4)]);
  expect(await send([lamp(4)])).toEqual(['there']);
  expect(await last()).toMatchObject({ fileName: 'lamps.csv', added: 3, changed: 0 });
  expect(await undo('hash-of-earlier-csv')).toEqual({ products: [], isDone: true, hindrance: 'notLast' });
  expect(await undo()).toMatchObject({ products: [{ name: 'Lamp 4' }], isDone: false });
  expect(await undo()).toMatchObject({ products: [{ name: 'Lamp 2' }, { name: 'Lamp 3' }], isDone: true });
  expect(await undo()).toEqual({ products: [], isDone: true, hindrance: 'nothingLeft' });
  expect(await last()).toMatchObject({ fileName: 'earlier.csv', added: 1 });
});

test('a file that is imported twice is two imports, each undone alone', async () => {
  const before = await seen(MOON);
  const raised = await changing(MOON, 3);
  const first = { ...FILE, run: 'first-run-of-lamps' };
  const second = { ...FILE, run: 'second-run-of-lamps' };
  expect(await send([lamp(2), raised], first)).toEqual(['new', 'changed']);
  const afterFirst = await seen(MOON);
  await ask(admin, `PATCH /item/${MOON}`, { name: before.name, desc: before.desc, price: 5 });
  expect(await send([lamp(2), raised], second)).toEqual(['there', 'changed']);
  expect(await send([lamp(2), raised], second)).toEqual(['there', 'unchanged']); // its answer was lost

  expect(await last()).toMatchObject({ run: second.run, added: 0, changed: 1 });
  expect(await undo(second.run)).toMatchObject({ products: [{ _id: MOON, outcome: 'restored' }], isDone: true });
  expect(await seen(MOON)).toEqual({ ...afterFirst, price: 5, version: expect.any(String) });
  expect(await last()).toMatchObject({ run: first.run, added: 1, changed: 1 });
  expect(namesOf(await undo(first.run))).toEqual(['Lamp 2 deleted', `${before.name} changed`]);
});

test('undoes every part of an import that another one was written between, and keeps what that one changed', async () => {
  const other = { importId: 'hash-of-other-csv', fileName: 'other.csv' };
  await send([lamp(2)], other);
  await send([lamp(3), lamp(4)]);
  const ids = new Map((await products.get(await madeIds())).map(({ name, _id }) => [name, _id]));
  await send([{ ...lamp(5), cells: { ...lamp(5).cells, id: ids.get('Lamp 4') ?? '' } }], other);
  await send([lamp(6)]);

  expect(await undo()).toMatchObject({ products: [{ name: 'Lamp 6', outcome: 'deleted' }], isDone: false });
  expect(await last()).toMatchObject({ fileName: 'lamps.csv', added: 2 }); // so that it goes on after a lost answer
  expect(await undo()).toMatchObject({
    products: [
      { name: 'Lamp 3', outcome: 'deleted' },
      { name: 'Lamp 4', outcome: 'changed' },
    ],
    isDone: true,
  });
  expect(await last()).toMatchObject({ fileName: 'other.csv', added: 1, changed: 1 });
  expect(namesOf(await undo(other.importId))).toEqual(['Lamp 5 restored']);
  expect(namesOf(await undo(other.importId))).toEqual(['Lamp 2 deleted']);
  await expectTrueCopy();
});

test('pictures for links that are made after an import hinder nothing, and stay', async () => {
  const { name, desc, price } = await seen(MOON);
  const img = '/own.webp';
  await ask(admin, `PATCH /item/${MOON}`, { name, desc, price, img, pictures: null });
  const before = await seen(MOON);
  await send([await changing(MOON, 2)]);
  await ask(admin, `PATCH /item/${MOON}`, { name, desc, price: price + 50, img, share: '/made.jpg' });
  expect(namesOf(await undo())).toEqual([`${name} restored`]);
  expect(await seen(MOON)).toEqual({ ...before, share: '/made.jpg' });
});

test('two people who undo it at once undo it once', async () => {
  await send([lamp(2), lamp(3)]);
  const both = await Promise.all([undo(), undo()]);
  expect(both.flatMap(namesOf)).toEqual(['Lamp 2 deleted', 'Lamp 3 deleted']);
  await expectTrueCopy();
});

test('costs a read for each product, the lists and the categories, one more for the import, and as many writes as the import', async () => {
  await send([lamp(2), lamp(3), await changing(MOON, 4)]);
  const writes = await recordWrites(async () => {
    const run = FILE.importId;
    const reads = await countReads(() => askInProcess(admin, 'POST /products/import/undo', { run }));
    expect(reads).toBeLessThanOrEqual(12);
  });
  const written = writes.map((write) => write.split('/')[0]);
  expect(written.filter((collection) => collection === 'products')).toHaveLength(3);
  expect(written.filter((collection) => collection === 'imports')).toHaveLength(1);
  expect(written.filter((collection) => collection === 'audit')).toHaveLength(4);
});

test('long texts are kept in several parts, each small enough to be put back in one call', async () => {
  const rows = Array.from({ length: 48 }, (_, place) =>
    lamp(place + 2, { description: randomBytes(3_600).toString('base64') }),
  );
  await send(rows);
  const changed = await Promise.all((await madeIds()).map((id, place) => changing(id, place + 2)));
  await send(changed, { importId: 'hash-of-changed-csv', fileName: 'changed.csv' });
  const parts = await imports.find((all) => all.where('importId', '==', 'hash-of-changed-csv'));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((all, part) => all + part.changed, 0)).toBe(48);
  for (const { products } of parts) expect(products.byteLength).toBeLessThan(150_000);
  const answers = [await undo('hash-of-changed-csv'), await undo('hash-of-changed-csv')];
  expect(answers.flatMap(({ products }) => products)).toHaveLength(48);
  await expectTrueCopy();
});
