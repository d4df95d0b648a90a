import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask, pagesAs } from '../../test/ask.ts';
import { featuring, putProduct, stockLeft } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { catalogueHead, HEAD } from '../platform/database/collections.ts';

const LAMP = { name: 'Jute Lamp', desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/jute.webp' };
const { name, desc, price } = LAMP;

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});
afterAll(resetToSeed);

const add = async (more: object = {}) => (await ask(admin, 'POST /products', { ...LAMP, ...more })).body.insertedId;
const change = (id: string, more: object, headers = {}) =>
  ask(admin, `PATCH /item/${id}`, { name, desc, price, ...more }, headers);
const seen = async (id: string) => (await ask(admin, `GET /products/admin/${id}`)).body;
const versionOfHead = async () => (await catalogueHead.get([HEAD]))[0]?.version;

describe('the count of a product', () => {
  test('is set when it is added, changed, and ended', async () => {
    const id = await add({ stock: 4 });
    expect([await stockLeft(id), (await seen(id)).stock]).toEqual([4, 4]);
    expect((await change(id, { stock: 6 })).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect(await stockLeft(id)).toBe(6);
    expect((await change(id, { stock: 6 })).body.modifiedCount).toBe(0);
    expect((await change(id, { price: 950 })).body.modifiedCount).toBe(1);
    expect([await stockLeft(id), (await seen(id)).stock]).toEqual([6, 6]);
    await change(id, { stock: null });
    expect(await stockLeft(id)).toBeUndefined();
    expect(await seen(id)).not.toHaveProperty('stock');
    await expectTrueCopy();
  });

  test('is audited with what else was changed', async () => {
    const id = await add({ stock: 4 });
    await change(id, { stock: 0, price: 950 });
    const lines = await auditLines(id);
    expect(lines.map(({ before, after }) => ({ before, after }))).toContainEqual({
      before: { price: 900, stock: 4 },
      after: { price: 950, stock: 0 },
    });
  });

  test('reaches the catalogue only as sold out and back', async () => {
    const id = await add({ stock: 4 });
    const before = await versionOfHead();
    await change(id, { stock: 5 });
    expect(await versionOfHead()).toBe(before);
    await change(id, { stock: 0 });
    expect(await read(`/item/${id}`)).toMatchObject({ soldOut: true });
    await change(id, { stock: 1 });
    expect(await read(`/item/${id}`)).not.toHaveProperty('soldOut');
    await expectTrueCopy();
  });

  test('is not overwritten unseen: a sale in the meantime is a conflict that shows the current count', async () => {
    const id = await add({ stock: 4 });
    await ask(undefined, 'POST /orders', { mobileNumber: '01712345678', orderItems: [{ _id: id }] });
    const { status, body } = await change(id, { stock: 10, stockSeen: 4 });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', item: { stock: 3 } } });
    expect(await stockLeft(id)).toBe(3);
    expect((await change(id, { stock: 10, stockSeen: 3 })).status).toBe(200);
    expect((await change(id, { stock: 3, stockSeen: null })).status).toBe(409);
  });

  test('does not change the version, so that buyers keep no admin from saving', async () => {
    const id = await add({ stock: 1 });
    const { version } = await seen(id);
    await ask(undefined, 'POST /orders', { mobileNumber: '01712345678', orderItems: [{ _id: id }] });
    expect((await change(id, { price: 950 }, { 'If-Match': `"${version}"` })).status).toBe(200);
    expect(await read(`/item/${id}`)).toMatchObject({ price: 950, soldOut: true });
  });

  test.each([-1, 1.5, '3', 1_000_001])('%s is rejected', async (wrong) => {
    const { status, body } = await ask(admin, 'POST /products', { ...LAMP, stock: wrong });
    expect({ status, path: body.errors?.[0].path }).toEqual({ status: 400, path: 'stock' });
  });

  test('goes with its product', async () => {
    const id = await add({ stock: 4 });
    await ask(admin, `DELETE /products/${id}`);
    expect(await stockLeft(id)).toBeUndefined();
  });
});

describe('a file of products', () => {
  const FILED = { description: desc, price: '900', categories: 'Table Lamp', picture: '/jute.webp' };
  const send = async (cells: Record<string, string>) =>
    (
      await ask(admin, 'POST /products/import', {
        importId: `file-${crypto.randomUUID()}`,
        fileName: 'lamps.csv',
        rows: [{ row: 2, cells: { name, ...FILED, ...cells } }],
      })
    ).body.rows[0].outcome;

  test('adds with a count, changes it, and leaves it where no stock is named', async () => {
    expect(await send({ name: 'From a file', stock: '0' })).toBe('new');
    const [added] = await read<{ _id: string; soldOut?: true }[]>('/products?q=From a file');
    expect(added?.soldOut).toBe(true);
    const id = added?._id ?? '';
    expect(await send({ id, name: 'From a file', stock: '7' })).toBe('changed');
    expect([await stockLeft(id), await read(`/item/${id}`)]).toEqual([
      7,
      expect.not.objectContaining({ soldOut: true }),
    ]);
    expect(await send({ id, name: 'From a file', price: '950' })).toBe('changed');
    expect(await send({ id, name: 'From a file', price: '950', stock: '' })).toBe('unchanged');
    expect([await stockLeft(id), (await seen(id)).stock]).toEqual([7, 7]);
    await expectTrueCopy();
  });

  test('from before a sale does not restore the sold quantity', async () => {
    const id = await add({ stock: 4 });
    await ask(undefined, 'POST /orders', { mobileNumber: '01712345678', orderItems: [{ _id: id }] });
    expect(await send({ id, stock: '4', 'stock when exported': '4' })).toBe('unchanged');
    expect(await send({ id, price: '950', stock: '4', 'stock when exported': '4' })).toBe('changed');
    expect(await send({ id, price: '950', stock: '9', 'stock when exported': '4' })).toBe('stale');
    expect(await stockLeft(id)).toBe(3);
    expect(await send({ id, price: '950', stock: '9', 'stock when exported': '3' })).toBe('changed');
    expect(await stockLeft(id)).toBe(9);
  });
});

describe('a hidden product', () => {
  let id: string;

  beforeEach(async () => {
    for (const shown of ['a', 'b', 'c', 'd']) await putProduct(shown, {});
    id = await add({ name: 'Shy Lamp' });
    await featuring('best', id, 'a', 'b', 'c', 'd');
  });
  afterEach(() => ask(admin, `DELETE /products/${id}`));

  const hide = (hidden: boolean) => change(id, { name: 'Shy Lamp', hidden });
  const names = async (path: string) => (await read<{ name: string }[]>(path)).map((product) => product.name);

  test('is in no list of the shop, and under no address of it', async () => {
    await ask(customer, 'POST /carts', { productId: id });
    expect((await hide(true)).body.modifiedCount).toBe(1);
    expect(await names('/products')).not.toContain('Shy Lamp');
    expect(await names('/products?q=shy')).toEqual([]);
    expect(await names('/products?featured=best')).toHaveLength(4);
    expect((await read<{ data: string[] }[]>('/bestProducts'))[0]?.data).toEqual(['a', 'b', 'c', 'd']);
    expect((await ask(undefined, `GET /item/${id}`)).status).toBe(404);
    expect((await ask(customer, 'GET /carts')).body).toMatchObject([{ name: 'Shy Lamp', available: false }]);
    expect((await ask(customer, 'POST /carts', { productId: id })).status).toBe(404);
    const order = { mobileNumber: '01712345678', orderItems: [{ _id: id }] };
    expect((await ask(undefined, 'POST /orders', order)).body).toMatchObject({ code: 'products-gone', missing: [id] });
    await ask(customer, 'DELETE /carts');
  });

  test('is seen by admins, and comes back as it was', async () => {
    const before = await read<object>(`/item/${id}`);
    await hide(true);
    expect(await seen(id)).toMatchObject({ _id: id, hidden: true });
    const { body: listed } = await ask(admin, 'GET /products/admin?hidden=true&fields=name');
    expect(listed).toEqual([{ name: 'Shy Lamp', hidden: true }]);
    const all = (await ask(admin, 'GET /products/admin')).body as { _id: string }[];
    expect(all.map(({ _id }) => _id)).toContain(id);
    await change(id, { name: 'Shy Lamp' });
    expect(await seen(id)).toHaveProperty('hidden', true);
    await hide(false);
    expect(await read(`/item/${id}`)).toEqual(before);
    expect((await read<{ data: string[] }[]>('/bestProducts'))[0]?.data).toContain(id);
    await expectTrueCopy();
  });

  test('is another version: who has seen it shown does not save over that', async () => {
    const { version } = await seen(id);
    await hide(true);
    const { status, body } = await change(id, { price: 1 }, { 'If-Match': `"${version}"` });
    expect({ status, body }).toMatchObject({ status: 409, body: { item: { hidden: true } } });
  });
});

describe("the admins' list", () => {
  const LAMPS = { one: 0, two: 2, three: 5, four: 90 };

  beforeAll(async () => {
    await add({ name: 'Shelf uncounted' });
    for (const [lamp, stock] of Object.entries(LAMPS)) await add({ name: `Shelf ${lamp}`, stock });
  });

  const list = async (query: string) => (await ask(admin, `GET /products/admin?${query}`)).body;

  test('lists what runs low: this quantity or fewer', async () => {
    expect(await list('q=shelf&stockUpTo=5&sort=name&fields=name')).toEqual([
      { name: 'Shelf one', stock: 0, soldOut: true },
      { name: 'Shelf three', stock: 5 },
      { name: 'Shelf two', stock: 2 },
    ]);
    expect(await list('q=shelf&stockUpTo=0&fields=name')).toEqual([{ name: 'Shelf one', stock: 0, soldOut: true }]);
  });

  test('comes in pages like every list, with its filters', async () => {
    const pages = await pagesAs<{ name: string }>(
      admin,
      '/products/admin?q=shelf&limit=2&sort=name&fields=name,version',
    );
    expect(pages.flat().map((lamp) => lamp.name)).toEqual(
      ['four', 'one', 'three', 'two', 'uncounted'].map((lamp) => `Shelf ${lamp}`),
    );
    expect(await list('q=three shelf')).toEqual([]); // the search that forgives is for shoppers
    expect(await list('q=SHELF THREE')).toMatchObject([{ name: 'Shelf three', stock: 5, desc: 'A lamp.' }]);
  });

  test('tells which products have no picture for link previews, the newest first, hidden ones too', async () => {
    const without = async () => (await ask(admin, 'GET /products/without-share-picture')).body;
    const before: string[] = await without();
    const older = await add({ name: 'Imported', hidden: true });
    const newer = await add({ name: 'Older' });
    await add({ name: 'Uploaded', share: '/share.jpg' });
    expect(await without()).toEqual([newer, older, ...before]);
    expect((await change(older, { img: LAMP.img, share: '/made.jpg' })).body.modifiedCount).toBe(1);
    expect(await without()).toEqual([newer, ...before]);
    await change(older, { img: '/other.webp' }); // of which it was not made
    expect(await without()).toEqual([newer, older, ...before]);
  });

  test.each(['stockUpTo=-1', 'stockUpTo=x', 'hidden=no', 'limit=0', 'cursor=x', 'fields=colours'])(
    'rejects %s',
    async (query) => {
      expect((await ask(admin, `GET /products/admin?${query}`)).status).toBe(400);
    },
  );
});
