import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { catalogueHead, HEAD, products, stock } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // a failed write is logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const MOON = 'chandni-3d-printed-moon-lamp';
const PENDANT = 'dhoya-smoked-glass-pendant';
const ARC = 'dhonuk-arc-floor-lamp';
const THREE = [MOON, PENDANT, ARC];
const KEY = { 'Idempotency-Key': 'rise-of-november' };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
afterAll(resetToSeed);

const change = (body: object, headers: Record<string, string> = {}) => ask(admin, 'PATCH /products', body, headers);
const outcomes = async (answer: ReturnType<typeof change>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.products.map(({ outcome }: { outcome: string }) => outcome);
};
const itemOf = (id: string) =>
  read<{ name: string; price: number; version: string; categories: string[] }>(`/item/${id}`);
const pricesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await itemOf(id)).price));
const setPrice = async (id: string, price: number) => {
  const { name } = await itemOf(id);
  await ask(admin, `PATCH /item/${id}`, { name, desc: 'A lamp.', price });
};

test('products are hidden and shown again, each named with its outcome, and recorded one by one', async () => {
  const answer = await change({ ids: [PENDANT, 'no-such-lamp', MOON], hidden: true });
  expect(answer).toEqual({
    status: 200,
    body: {
      products: [
        { _id: PENDANT, outcome: 'changed' },
        { _id: 'no-such-lamp', outcome: 'gone' },
        { _id: MOON, outcome: 'changed' },
      ],
    },
  });
  expect(await read(`/products?ids=${PENDANT},${MOON}&fields=_id`)).toEqual([]);
  expect(await outcomes(change({ ids: THREE, hidden: true }))).toEqual(['unchanged', 'unchanged', 'changed']);
  expect(await auditLines(MOON)).toMatchObject([
    { subject: 'product', action: 'update', by: 'admin@aloghor.example', after: { hidden: true } },
  ]);
  expect(await outcomes(change({ ids: THREE, hidden: false }))).toEqual(['changed', 'changed', 'changed']);
  expect(await read(`/products?ids=${THREE.join()}&fields=_id`)).toHaveLength(3);
  await expectTrueCopy();
});

test('categories take the place of those that a product has; the main one is the first', async () => {
  await change({ ids: [MOON, PENDANT], categories: ['Wall lights', 'Table Lamp', 'Wall lights'] });
  expect((await itemOf(MOON)).categories).toEqual(['Wall lights', 'Table Lamp']);
  expect((await itemOf(PENDANT)).categories).toEqual(['Wall lights', 'Table Lamp']);
  await expectTrueCopy();
});

describe('a change of prices by per cent', () => {
  test('rounds each to whole taka, and leaves out what would cost nothing or too much', async () => {
    await setPrice(MOON, 1_250.5);
    await setPrice(PENDANT, 4);
    await setPrice(ARC, 10_000_000);
    expect(await outcomes(change({ ids: THREE, pricePercent: -90 }))).toEqual(['changed', 'outOfRange', 'changed']);
    expect(await pricesOf(THREE)).toEqual([125, 4, 1_000_000]);
    expect(await auditLines(MOON)).toContainEqual(
      expect.objectContaining({ before: { price: 1_250.5 }, after: { price: 125 } }),
    );
    expect(await outcomes(change({ ids: [PENDANT], pricePercent: 1 }))).toEqual(['unchanged']);
    await expectTrueCopy();
  });

  test('comes once for a repeated key, also for a product that was changed by hand in between', async () => {
    await Promise.all(THREE.map((id) => setPrice(id, 1_000)));
    const rise = { ids: [MOON, PENDANT], pricePercent: 10 };
    expect(await outcomes(change(rise, KEY))).toEqual(['changed', 'changed']);
    await setPrice(PENDANT, 500);
    const written = await recordWrites(async () => {
      const { body } = await askInProcess(admin, 'PATCH /products', rise, KEY);
      expect(body.products).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }]);
    });
    expect(written).toEqual([]);
    expect(await pricesOf([MOON, PENDANT])).toEqual([1_100, 500]);
  });

  test('goes on with a repeated key where a product comes to it, and another change of the same key is made', async () => {
    await Promise.all(THREE.map((id) => setPrice(id, 1_000)));
    await change({ ids: [MOON], pricePercent: 10 }, KEY);
    await change({ ids: THREE, pricePercent: 10 }, KEY);
    expect(await pricesOf(THREE)).toEqual([1_100, 1_100, 1_100]);
    await change({ ids: [MOON], pricePercent: 20 }, KEY);
    expect(await pricesOf([MOON])).toEqual([1_320]);
  });

  test.each([
    ['with a key', KEY],
    ['without one', {}],
  ])(
    'comes once where the answer to its commit is lost and the client runs the transaction again, %s',
    async (_, headers) => {
      await Promise.all(THREE.map((id) => setPrice(id, 1_000)));
      loseAnswer('products', 'runs the transaction again');
      const { body } = await askInProcess(admin, 'PATCH /products', { ids: THREE, pricePercent: 10 }, headers);
      expect(body.products).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }, { outcome: 'changed' }]);
      expect(await pricesOf(THREE)).toEqual([1_100, 1_100, 1_100]);
      expect(await auditLines(MOON)).toHaveLength(2);
      await expectTrueCopy();
    },
  );

  test('of two people at once who have seen the same prices, one is made', async () => {
    await Promise.all(THREE.map((id) => setPrice(id, 1_000)));
    const seen = await Promise.all(THREE.map(async (id) => [id, (await itemOf(id)).version]));
    const rise = { ids: THREE, versions: Object.fromEntries(seen), pricePercent: 10 };
    const both = await Promise.all([outcomes(change(rise)), outcomes(change(rise))]);
    expect(both.map(([first]) => first).sort()).toEqual(['changed', 'stale']);
    expect(await pricesOf(THREE)).toEqual([1_100, 1_100, 1_100]);
    await expectTrueCopy();
  });
});

describe('deleting', () => {
  test('removes the products, their stock and their places in the featured lists, and is recorded with what they were', async () => {
    const [list] = await read<{ data: string[] }[]>('/bestProducts');
    const [first = '', second = '', ...others] = list?.data ?? [];
    await ask(admin, `PATCH /item/${first}/stock`, { stock: 7 });
    const { name, price } = await itemOf(first);
    expect(await outcomes(change({ ids: [first, second, 'no-such-lamp'], deleted: true }))).toEqual([
      'deleted',
      'deleted',
      'gone',
    ]);
    expect(await products.get([first, second], [])).toEqual([]);
    expect(await stock.get([first])).toEqual([]);
    expect((await read<{ data: string[] }[]>('/bestProducts'))[0]?.data).toEqual(others);
    expect(await auditLines(first)).toContainEqual(
      expect.objectContaining({ action: 'delete', label: name, before: expect.objectContaining({ price, stock: 7 }) }),
    );
    await expectTrueCopy();
  });

  test('leaves a product that somebody has changed since, and is told again for a repeated key', async () => {
    const { version } = await itemOf(MOON);
    await setPrice(MOON, 7);
    const call = { ids: [MOON, PENDANT], versions: { [MOON]: version }, deleted: true };
    expect(await outcomes(change(call, KEY))).toEqual(['stale', 'deleted']);
    expect(await outcomes(change(call, KEY))).toEqual(['stale', 'deleted']);
    expect(await outcomes(change(call))).toEqual(['stale', 'gone']);
    expect(await pricesOf([MOON])).toEqual([7]);
  });
});

test('a product that already is as wanted is unchanged, whatever version was seen; a changed one is stale', async () => {
  const { version } = await itemOf(MOON);
  await setPrice(MOON, 7);
  const seen = { ids: [MOON], versions: { [MOON]: version } };
  const { categories } = await itemOf(MOON);
  expect(await outcomes(change({ ...seen, categories }))).toEqual(['unchanged']);
  expect(await outcomes(change({ ...seen, hidden: true }))).toEqual(['stale']);
});

test('a hundred products cost a read each and one for the line of the audit; the catalogue is written once', async () => {
  const rows = Array.from({ length: 100 }, (_, place) => ({
    row: place + 2,
    cells: {
      name: `Lamp ${place}`,
      description: 'A lamp.',
      price: '100',
      categories: 'Table Lamp',
      picture: '/lamp.webp',
    },
  }));
  await ask(admin, 'POST /products/import', { importId: 'hash-of-lamps-csv', fileName: 'lamps.csv', rows });
  const ids = (await read<{ _id: string }[]>('/products?limit=100&fields=_id')).map(({ _id }) => _id);
  await askInProcess(admin, 'PATCH /products', { ids: ids.slice(0, 1), hidden: true }); // packs what the import has changed
  const { version } = (await catalogueHead.get([HEAD]))[0] ?? {};
  let written: string[] = [];
  const reads = await countReads(async () => {
    written = await recordWrites(() => askInProcess(admin, 'PATCH /products', { ids, pricePercent: 10 }));
  });
  const into = (collection: string) => written.filter((path) => path.startsWith(`${collection}/`));
  expect(into('products')).toHaveLength(100);
  expect(into('audit')).toHaveLength(100);
  expect(into('catalogue').filter((path) => path === `catalogue/${HEAD}`)).toHaveLength(2);
  expect(reads).toBeLessThanOrEqual(100 + 100 + 5);
  expect((await catalogueHead.get([HEAD]))[0]?.version).not.toBe(version);
  await expectTrueCopy();
});

test.each<[string, object, string]>([
  ['nothing to do', {}, 'body must hold exactly one of hidden, pricePercent, categories, cost, deleted.'],
  [
    'two changes',
    { hidden: true, deleted: true },
    'body must hold exactly one of hidden, pricePercent, categories, cost, deleted.',
  ],
  ['no product', { ids: [], hidden: true }, 'ids must name at least one product.'],
  ['a product twice', { ids: [MOON, MOON], hidden: true }, 'ids must not name a product twice.'],
  [
    'more than 100',
    { ids: Array.from({ length: 101 }, (_, place) => `lamp-${place}`), hidden: true },
    'ids must name at most 100 products.',
  ],
  ['no per cent', { pricePercent: 0 }, 'pricePercent must not be 0.'],
  ['prices that are to be nothing', { pricePercent: -91 }, 'pricePercent must be at least -90.'],
  ['prices four times as high and more', { pricePercent: 301 }, 'pricePercent must be at most 300.'],
  ['hundredths of a per cent', { pricePercent: 7.25 }, 'pricePercent must have at most one decimal.'],
  ['no category', { categories: [] }, 'categories must hold at least one category.'],
  ['what is not deleted', { deleted: false }, 'deleted must be true.'],
])('a call with %s is rejected', async (_, body, detail) => {
  expect(await change({ ids: [MOON], ...body })).toMatchObject({ status: 400, body: { code: 'bad-input', detail } });
});
