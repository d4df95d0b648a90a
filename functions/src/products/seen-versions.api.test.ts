import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { featuring, putProduct } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

const LAMP = { name: 'Jute Lamp', desc: 'A lamp.', price: 500 };
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  for (const id of LETTERS) await putProduct(id, {});
});

afterAll(resetToSeed);

const seen = (version: string) => ({ 'If-Match': `"${version}"` });

describe('two admins on one item', () => {
  beforeEach(() => putProduct('jute', LAMP));

  const open = () => read<{ version: string; price: number }>('/item/jute');
  const save = (price: number, headers = {}) => ask(admin, 'PATCH /item/jute', { ...LAMP, price }, headers);

  test('a save over an unseen change is rejected, with the current item', async () => {
    const mine = await open();
    expect((await save(777, seen(mine.version))).status).toBe(200);
    const { status, body } = await save(900, seen(mine.version));
    const now = await open();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'changed-meanwhile',
      detail: 'Somebody else has changed this product.',
      item: now,
    });
    expect(now).toMatchObject({ _id: 'jute', ...LAMP, price: 777 });
    expect(await auditLines('jute')).toHaveLength(1);
  });

  test('a save with the current version may overwrite it', async () => {
    await save(777);
    expect((await save(900, seen((await open()).version))).body.modifiedCount).toBe(1);
    expect(await open()).toMatchObject({ price: 900 });
  });

  test('of two concurrent saves, one is rejected', async () => {
    const { version } = await open();
    const answers = await Promise.all([save(601, seen(version)), save(602, seen(version))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a save over a family that was not seen is rejected too, also where a choice of the item was added', async () => {
    const { version } = await open();
    await ask(admin, 'PATCH /item/a', { ...LAMP, family: { id: 'jute' } });
    expect(await save(777, seen(version))).toMatchObject({ status: 409, body: { item: { family: { id: 'jute' } } } });
  });

  test('a save over unseen specifications is rejected too', async () => {
    const { version } = await open();
    await ask(admin, 'PATCH /item/jute', { ...LAMP, specs: { width: 40 } });
    expect(await save(777, seen(version))).toMatchObject({ status: 409, body: { item: { specs: { width: 40 } } } });
  });

  test('a save over an unseen order of its pictures is rejected too', async () => {
    await ask(admin, 'PATCH /item/jute', {
      ...LAMP,
      pictures: [{ img: '/a.webp' }, { img: '/b.webp' }, { img: '/c.webp' }],
    });
    const { version } = await open();
    await ask(admin, 'PATCH /item/jute', {
      ...LAMP,
      pictures: [{ img: '/a.webp' }, { img: '/c.webp' }, { img: '/b.webp' }],
    });
    expect(await save(777, seen(version))).toMatchObject({ status: 409, body: { item: { img: '/a.webp' } } });
  });

  test('a call without If-Match overwrites', async () => {
    await save(777);
    expect((await save(900)).status).toBe(200);
    expect((await save(901, { 'If-Match': '*' })).status).toBe(200);
  });

  test('a save that changes nothing is not rejected', async () => {
    const { version } = await open();
    await save(777);
    expect(await save(777, seen(version))).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
  });

  test('the version differs after each change of the item, and only then', async () => {
    const first = await open();
    await ask(admin, 'PATCH /item/a', { ...LAMP, price: 3 });
    expect(await open()).toEqual(first);
    const versions = new Set([first.version]);
    for (const change of [
      { desc: 'A rope lamp.' },
      { categories: ['Wall lights'] },
      { img: '/rope.webp' },
      { img: '/rope.webp', medium: '/rope-800.webp' },
    ]) {
      await ask(admin, 'PATCH /item/jute', { ...LAMP, ...change });
      versions.add((await open()).version);
    }
    expect(versions.size).toBe(5);
  });

  test('an item that was written by hand, with spaces around its name, is the one that was seen', async () => {
    await putProduct('jute', { ...LAMP, name: ' By hand ', img: ' /hand.webp' });
    const { version } = await open();
    const saved = await save(777, seen(version));
    expect(saved).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    await putProduct('jute', { ...LAMP, name: ' By hand ' });
    const { version: other } = await open();
    expect((await ask(admin, 'DELETE /products/jute', undefined, seen(other))).status).toBe(200);
  });

  test('an item that was changed since it was read is not deleted', async () => {
    const { version } = await open();
    await save(777);
    const rejected = await ask(admin, 'DELETE /products/jute', undefined, seen(version));
    expect(rejected).toMatchObject({ status: 409, body: { item: { price: 777 } } });
    const { version: now } = await open();
    expect((await ask(admin, 'DELETE /products/jute', undefined, seen(now))).body).toEqual({ deletedCount: 1 });
    expect((await save(900, seen(now))).status).toBe(404);
  });

  test('lists of products carry no versions', async () => {
    const [first] = await read<object[]>('/products?limit=1');
    expect(first).not.toHaveProperty('version');
  });
});

describe.each([
  ['best', '/bestProducts'],
  ['top', '/topProducts'],
  ['popular', '/popularProducts'],
] as const)('two admins on the %s list', (name, path) => {
  beforeEach(() => featuring(name, 'a', 'b', 'c', 'd', 'e'));

  const version = async () => (await read<{ version: string }[]>(path))[0]?.version ?? '';
  const save = (ids: string, headers = {}) => ask(admin, `POST ${path}`, [...ids], headers);

  test('an admin who has not seen the other’s list is rejected, and gets the current one', async () => {
    const mine = await version();
    expect((await save('edcba', seen(mine))).status).toBe(200);
    const { status, body } = await save('abcdf', seen(mine));
    expect(status).toBe(409);
    const list = { _id: name, data: ['e', 'd', 'c', 'b', 'a'], version: await version() };
    expect(body).toMatchObject({ code: 'changed-meanwhile', detail: 'Somebody else has changed this list.', list });
    expect((await save('abcdf', seen(list.version))).status).toBe(200);
  });

  test('a client that names no version, and one that changes nothing, is served', async () => {
    const before = await version();
    expect((await save('edcba')).status).toBe(200);
    expect((await save('edcba', seen(before))).status).toBe(200);
  });

  test('the deletion of one of its products changes its version', async () => {
    const before = await version();
    await ask(admin, 'DELETE /products/e');
    expect(await version()).not.toBe(before);
    await putProduct('e', {});
  });
});
