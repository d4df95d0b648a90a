import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import { products } from '../platform/database/collections.ts';

const MOON = 'chandni-3d-printed-moon-lamp';
const PENDANT = 'dhoya-smoked-glass-pendant';
const LAMP = { name: 'Brass Lantern', desc: 'A lantern.', price: 900, categories: ['LED Fan'], img: '/lamp.webp' };
const FILE = { importId: 'hash-of-lamps-csv', fileName: 'lamps.csv' };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const add = (changes: object) => ask(admin, 'POST /products', { ...LAMP, ...changes });
const update = (id: string, changes: object) => ask(admin, `PATCH /item/${id}`, { ...LAMP, ...changes });
const articleOf = async (id: string) => (await read<{ article?: string }>(`/item/${id}`)).article;
const withArticle = (article: string) => products.find((all) => all.where('article', '==', article));
const row = (number: number, cells: object) => ({
  row: number,
  cells: {
    name: `Lamp ${number}`,
    description: 'A lamp.',
    price: '9',
    categories: 'LED Fan',
    picture: '/a.webp',
    ...cells,
  },
});
const send = async (rows: object[], more: object = {}) =>
  (await ask(admin, 'POST /products/import', { ...FILE, rows, ...more })).body.rows;

test('is kept in capitals and Latin digits, and removed by null', async () => {
  const { body } = await add({ article: ' xy-১০৪ ' });
  expect(await articleOf(body.insertedId)).toBe('XY-104');
  await update(body.insertedId, {});
  expect(await articleOf(body.insertedId)).toBe('XY-104');
  await update(body.insertedId, { article: null });
  expect(await articleOf(body.insertedId)).toBeUndefined();
});

test.each(['AL 104', 'AL--104', '-104', 'আলো-১', 'A'.repeat(21), ''])('%j is no article number', async (article) => {
  const { status, body } = await add({ article });
  expect([status, body.errors[0].path]).toEqual([400, 'article']);
});

test('a number of another product is a conflict, which names that product, in any case', async () => {
  const { body } = await add({ article: 'XY-1', stock: 3 });
  const added = await add({ article: 'xy-1' });
  const changed = await update(MOON, { article: 'XY-1' });
  for (const { status, body: problem } of [added, changed])
    expect([status, problem.code, problem.item]).toMatchObject([
      409,
      'article-taken',
      { _id: body.insertedId, stock: 3 },
    ]);
  expect(await read(`/item/${MOON}`)).not.toMatchObject({ name: 'Brass Lantern' });
  expect((await update(body.insertedId, { article: 'XY-1', price: 5 })).body.modifiedCount).toBe(1);
});

test('a number that reads the same is taken, while a product may move the hyphens of its own', async () => {
  const { body } = await add({ article: 'T1-1' });
  const added = await add({ article: 't11' });
  const changed = await update(MOON, { article: 'T-11' });
  for (const { status, body: problem } of [added, changed])
    expect([status, problem.code, problem.item]).toMatchObject([409, 'article-taken', { _id: body.insertedId }]);
  expect((await update(body.insertedId, { article: 'T-11' })).status).toBe(200);
  expect((await add({ article: 'T1-1' })).status).toBe(409);
  await update(body.insertedId, { article: null });
  expect((await add({ article: 'T1-1' })).status).toBe(200);
});

test('a number that was written by hand, without its key, is taken as it is written', async () => {
  await originals.products.reference.doc(MOON).update({ article: 'XY-1', articleKey: FieldValue.delete() });
  expect((await add({ article: 'XY-1' })).status).toBe(409);
});

test('a number is free again once its product has another one, or is deleted', async () => {
  const { body } = await add({ article: 'XY-1' });
  await update(body.insertedId, { article: 'XY-2' });
  expect((await update(MOON, { article: 'XY-1' })).status).toBe(200);
  await ask(admin, `DELETE /products/${body.insertedId}`);
  expect((await update(PENDANT, { article: 'XY-2' })).status).toBe(200);
});

test('one of several who give the same number to products at once has it', async () => {
  const answers = await Promise.all([
    add({ article: 'XY-1' }),
    add({ article: 'xy1', name: 'Brass Lamp' }),
    update(MOON, { article: 'X-Y1' }),
    update(PENDANT, { article: 'XY-1' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const having = await Promise.all(['XY-1', 'XY1', 'X-Y1'].map(withArticle));
  expect(having.flat()).toHaveLength(1);
  await expectTrueCopy();
});

test('an import leaves out rows with the number of another product, and says so before', async () => {
  await add({ article: 'XY-1' });
  const rows = [
    row(2, { article: 'xy-1' }),
    row(3, { article: 'XY-2' }),
    row(4, { article: 'XY-2' }),
    row(5, { article: 'x y' }),
    row(6, { article: 'x-y1' }),
    row(7, { article: 'xy2' }),
  ];
  const problem = (code: string, value: string) => [{ column: 'article', code, value }];
  const told = [
    { row: 2, outcome: 'wrong', problems: problem('taken', 'XY-1') },
    { row: 3, outcome: 'new' },
    { row: 4, outcome: 'wrong', problems: problem('taken', 'XY-2') },
    { row: 5, outcome: 'wrong', problems: problem('notArticle', 'x y') },
    { row: 6, outcome: 'wrong', problems: problem('taken', 'X-Y1') },
    { row: 7, outcome: 'wrong', problems: problem('taken', 'XY2') },
  ];
  expect(await send(rows, { checkOnly: true })).toMatchObject(told);
  expect(await send(rows)).toEqual(told);
  expect((await withArticle('XY-2')).map(({ name }) => name)).toEqual(['Lamp 3']);
});

test('a file can swap the numbers of two products', async () => {
  const [moon = '', pendant = ''] = await Promise.all([articleOf(MOON), articleOf(PENDANT)]);
  const swapped = [row(2, { id: MOON, article: pendant }), row(3, { id: PENDANT, article: moon })];
  expect((await send(swapped)).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'changed']);
  expect(await Promise.all([articleOf(MOON), articleOf(PENDANT)])).toEqual([pendant, moon]);
});

test('undoing an import puts no number back that another product has now', async () => {
  const moon = await articleOf(MOON);
  await send([row(2, { id: MOON, article: 'XY-1' }), row(3, { id: PENDANT, article: '' })]);
  await add({ article: moon?.replace('-', '') });
  const { body } = await ask(admin, 'POST /products/import/undo', { run: FILE.importId });
  expect(body.products.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'restored']);
  expect(await articleOf(MOON)).toBe('XY-1');
  expect(await withArticle(moon ?? '')).toEqual([]);
  await expectTrueCopy();
});

test('finds its product before all others, with or without its hyphens, and nothing by a part of it', async () => {
  const { body } = await add({ article: 'ZQ-17' });
  const found = async (path: string) =>
    (await ask(admin, `GET ${path}` as 'GET /')).body.map(({ _id }: { _id: string }) => _id);
  for (const typed of ['ZQ-17', 'zq17', 'zq ১৭']) {
    const [first] = await found(`/products?${new URLSearchParams({ q: typed })}`);
    expect(first, typed).toBe(body.insertedId);
  }
  expect(await found('/products/admin?q=zq-17&limit=5')).toEqual([body.insertedId]);
  expect(await found('/products/admin?q=zq-1&limit=5')).toEqual([]);
});

test('an order keeps the number that its product had', async () => {
  const [article] = [await articleOf(MOON)];
  const { body } = await ask(undefined, 'POST /orders', {
    mobileNumber: '01712345678',
    orderItems: [{ _id: MOON, quantity: 1 }],
  });
  await update(MOON, { article: 'XY-1' });
  const order = (await ask(admin, `GET /orders/admin/${body.insertedId}`)).body;
  expect(order.orderItems).toMatchObject([{ _id: MOON, article }]);
  const packed = (await ask(admin, `GET /packing/orders?ids=${body.insertedId}`)).body;
  expect(packed[0].orderItems).toMatchObject([{ article }]);
});
