import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ask, linkIn, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { placeOf } from '../domain/places.ts';
import { type OrderDocument, orders } from '../platform/database/collections.ts';
import { searchKeys } from './search-keys.ts';

const PENDANT = { _id: 'dhoya', name: 'Dhoya Smoked Glass Pendant', img: '/dhoya.webp', price: 2890, quantity: 1 };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  await put('a', { status: 'waiting for confirmation', name: 'Rahim', createdAt: 1 });
  await put('b', { status: 'Delivered', name: 'Rahima', createdAt: 2 });
  await put('c', { status: 'Payment successful', name: 'Karim', createdAt: 3, mobileNumber: '+8801912345678' });
  await put('d', { status: 'Cancel', name: 'Karim', createdAt: 3 });
  await put('e', { status: 'waiting for confirmation', name: 'rahim uddin', createdAt: 3 });
  await put('f', { status: 'Out for Delivery', createdAt: 4, lines: [PENDANT] });
  await put('g', { status: 'Delivered', name: 'রহিম', createdAt: 5, mobileNumber: '01912345678' });
});

async function put(id: string, fields: Partial<OrderDocument> & { status: OrderStatus }): Promise<void> {
  const order: OrderDocument = {
    number: `A-${id}`,
    uid: null,
    email: 'WithOut LogIn Order',
    mobileNumber: '01712345678',
    date: '2026/01/01',
    createdAt: 1,
    totalPrice: 0,
    lines: [],
    amounts: [],
    askedHash: 'a-hash',
    askedTotal: 0,
    timeline: [],
    ...fields,
  };
  await orders.reference.doc(id).set({ ...order, searchKeys: searchKeys(id, order) });
}

const idsOf = async (path: string) =>
  (await ask(admin, `GET ${path as '/'}`)).body.map(({ _id }: { _id: string }) => _id);
const idsOfPages = async (path: string) =>
  (await pagesAs<{ _id: string }>(admin, path)).map((page) => page.map(({ _id }) => _id));

const LISTS = {
  '/orders/all': ['f', 'e', 'c', 'a'],
  '/allOrders': ['f', 'e', 'c', 'a'],
  '/orderHistory': ['g', 'd', 'b'],
};

describe.each(Object.entries(LISTS))('GET %s', (path, ids) => {
  test('answers everything without parameters, and no Link', async () => {
    expect(await idsOf(path)).toEqual(ids);
    expect(await linkIn(admin, path)).toBeNull();
  });

  test.each([1, 2, 3, 4])('comes in pages of %i, without gaps or doubles', async (limit) => {
    const pages = await idsOfPages(`${path}?limit=${limit}`);
    expect(pages.flat()).toEqual(ids);
    expect(pages).toHaveLength(Math.ceil(ids.length / limit));
  });

  test('its Link leads to the same list, with the same parameters', async () => {
    expect(await linkIn(admin, `${path}?q=&limit=1`)).toMatch(`</api${path}?limit=1&q=&cursor=`);
  });

  test('a page reads one order more than it has, and the role', async () => {
    const reads = await recordReads(() => askInProcess(admin, `GET ${path as '/'}?limit=2`));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 + 1);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=garbage', 'cursor'],
    ['status=Lost', 'status'],
    ['status=Delivered,Lost', 'status'],
    ['q=a&q=b', 'q'],
  ])('rejects %s', async (query, name) => {
    const { status, body } = await ask(admin, `GET ${path as '/'}?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: name }]);
  });
});

describe('a status', () => {
  test.each([
    ['/allOrders', 'waiting for confirmation', ['e', 'a']],
    ['/orders/all', 'Out for Delivery', ['f']],
    ['/orderHistory', 'Delivered', ['g', 'b']],
    ['/orderHistory', 'Cancel', ['d']],
    ['/orderHistory', 'waiting for confirmation', []],
    ['/allOrders', 'Cancel', []],
    ['/allOrders', 'waiting for confirmation,Payment successful', ['e', 'c', 'a']],
    ['/allOrders', 'Delivered, Out for Delivery', ['f']],
  ])('in %s: only those with %s', async (path, status, ids) => {
    expect(await idsOf(`${path}?status=${encodeURIComponent(status)}`)).toEqual(ids);
    expect((await idsOfPages(`${path}?limit=1&status=${encodeURIComponent(status)}`)).flat()).toEqual(ids);
  });
});

describe('an area', () => {
  beforeAll(async () => {
    const places = { a: { district: 'Dhaka' }, c: { district: 'Dhaka', thana: 'Savar' }, g: { district: 'Khulna' } };
    for (const [id, place] of Object.entries(places)) await orders.reference.doc(id).update({ place: placeOf(place) });
  });

  test.each([
    ['/allOrders?area=Dhaka', ['c', 'a']],
    ['/allOrders?area=insideDhaka', ['a']],
    ['/allOrders?area=outsideDhaka', ['c']],
    ['/allOrders?area=outsideDhaka&q=karim', ['c']],
    ['/allOrders?area=insideDhaka&q=karim', []],
    ['/allOrders?area=Dhaka&status=Payment+successful', ['c']],
    ['/orderHistory?area=Khulna', ['g']],
    ['/orderHistory?area=Sylhet', []],
  ])('%s: only those that go there', async (path, ids) => {
    expect(await idsOf(path)).toEqual(ids);
    expect((await idsOfPages(`${path}&limit=1`)).flat()).toEqual(ids);
  });

  test('is a zone or a district of today', async () => {
    expect((await ask(admin, 'GET /allOrders?area=Comilla')).status).toBe(400);
  });
});

describe('those that were confirmed on the telephone', () => {
  beforeAll(async () => {
    const confirmed = { a: 30, f: 20, e: 20, g: 40 };
    for (const [id, confirmedAt] of Object.entries(confirmed)) await orders.reference.doc(id).update({ confirmedAt });
  });

  test.each([
    ['/allOrders?confirmed=true', ['a', 'f', 'e']],
    ['/orders/all?confirmed=true', ['a', 'f', 'e']],
    ['/orderHistory?confirmed=true', ['g']],
    ['/allOrders?confirmed=true&status=waiting+for+confirmation,Payment+successful', ['a', 'e']],
    ['/allOrders?confirmed=true&q=uddin', ['e']],
    ['/allOrders?confirmed=true&area=Dhaka', ['a']],
    ['/allOrders?confirmed=true&area=insideDhaka&q=rahim', ['a']],
    ['/allOrders?confirmed=true&area=Sylhet', []],
  ])('%s: the last confirmed first', async (path, ids) => {
    expect(await idsOf(path)).toEqual(ids);
    expect((await idsOfPages(`${path}&limit=1`)).flat()).toEqual(ids);
  });

  test('are found behind more others than a page holds', async () => {
    const others = Array.from({ length: 110 }, (_, place) => `newer-${String(place).padStart(3, '0')}`);
    for (const id of others) await put(id, { status: 'waiting for confirmation', createdAt: 100 });
    onTestFinished(async () => {
      for (const id of others) await orders.reference.doc(id).delete();
    });
    expect(await idsOfPages('/allOrders?confirmed=true&limit=100')).toEqual([['a', 'f', 'e']]);
    const reads = await recordReads(() => askInProcess(admin, 'GET /allOrders?confirmed=true&limit=100'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 + 1);
  });

  test('come with confirmed=true alone', async () => {
    expect((await ask(admin, 'GET /allOrders?confirmed=yes')).status).toBe(400);
  });

  test('a page of one list is no page of the other', async () => {
    const link = await linkIn(admin, '/allOrders?confirmed=true&limit=1');
    const [, cursor] = link?.match(/cursor=([\w-]+)/) ?? [];
    expect((await ask(admin, `GET /allOrders?limit=1&cursor=${cursor}`)).status).toBe(400);
  });
});

describe('those of which money is still to come', () => {
  beforeAll(async () => {
    for (const [id, at] of Object.entries({ b: 20, g: 10 }))
      await orders.reference.doc(id).update({ unpaid: { sum: 900, at } });
  });

  test.each([
    ['/orderHistory?unpaid=true', ['g', 'b']],
    ['/orderHistory?unpaid=true&status=Delivered', ['g', 'b']],
    ['/orderHistory?unpaid=true&status=Cancel', []],
    ['/orderHistory?unpaid=true&area=Khulna', ['g']],
    ['/orderHistory?unpaid=true&area=outsideDhaka', ['g']],
    ['/orderHistory?unpaid=true&q=rahima', ['b']],
    ['/orderHistory?q=01712345678', ['d', 'b']],
    ['/orderHistory?unpaid=true&q=01712345678', ['b']],
  ])('%s: the first delivered first', async (path, ids) => {
    expect(await idsOf(path)).toEqual(ids);
    expect((await idsOfPages(`${path}&limit=1`)).flat()).toEqual(ids);
  });

  test('come with unpaid=true alone', async () => {
    expect((await ask(admin, 'GET /orderHistory?unpaid=yes')).status).toBe(400);
  });
});

describe('GET /orders/admin', () => {
  test('answers these orders as they are now, active and closed, once, the newest first', async () => {
    expect(await idsOf('/orders/admin?ids=a,g,none,f,a')).toEqual(['g', 'f', 'a']);
    expect(await idsOf('/orders/admin?ids=none,,__no__')).toEqual([]);
  });

  test('costs one read for each, and the role', async () => {
    const reads = await recordReads(() => askInProcess(admin, 'GET /orders/admin?ids=a,g,f,a'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 + 1);
  });

  test('takes at most a page of them', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place).padStart(24, 'f')).join();
    expect((await ask(admin, `GET /orders/admin?ids=${ids(100)}`)).status).toBe(200);
    for (const rejected of [`?ids=${ids(101)}`, `?ids=${'f'.repeat(4_001)}`, '', '?ids=a&ids=b']) {
      const { status, body } = await ask(admin, `GET /orders/admin${rejected as ''}`);
      expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path: 'ids' }] });
    }
  });
});

describe('a search', () => {
  test.each([
    ['/allOrders', 'rahim', ['e', 'a']],
    ['/allOrders', 'RAH', ['e', 'a']],
    ['/allOrders', 'rahim u', ['e']],
    ['/orderHistory', 'rahim', ['b']],
    ['/orderHistory', 'রহি', ['g']],
    ['/allOrders', 'uddin', ['e']],
    ['/allOrders', 'ahim', []],
    ['/allOrders', '01912345678', ['c']],
    ['/allOrders', '+880 1912-345678', ['c']],
    ['/orderHistory', '+8801912345678', ['g']],
    ['/allOrders', '0191234567', ['c']],
    ['/allOrders', '৮৮০১৯', ['c']],
    ['/allOrders', '5678', ['f', 'e', 'c', 'a']],
    ['/allOrders', '345679', []],
    ['/allOrders', 'dhoya', ['f']],
    ['/allOrders', 'glass pend', ['f']],
    ['/allOrders', '???', []],
    ['/allOrders', 'f', ['f']],
    ['/orderHistory', 'f', []],
    ['/allOrders', '  ', ['f', 'e', 'c', 'a']],
  ])('in %s for %j', async (path, q, ids) => {
    expect(await idsOf(`${path}?q=${encodeURIComponent(q)}`)).toEqual(ids);
    expect((await idsOfPages(`${path}?limit=1&q=${encodeURIComponent(q)}`)).flat()).toEqual(ids);
  });

  test.each(['/allOrders', '/packing'] as const)(
    'in %s may come in a header, which no log has, and then replaces the address',
    async (path) => {
      const searched = (headers: Record<string, string>, query = '') =>
        ask(admin, `GET ${path}?limit=1${query}`, undefined, headers).then(({ body }) =>
          body.map(({ _id }: { _id: string }) => _id),
        );
      expect(await searched({ 'X-Search': '%2B880%201912-345678' })).toEqual(['c']);
      expect(await searched({ 'X-Search': '01912345678' }, '&q=rahim')).toEqual(['c']);
      const tooLong = await ask(admin, `GET ${path}`, undefined, { 'X-Search': '1'.repeat(201) });
      expect(tooLong).toMatchObject({ status: 400, body: { errors: [{ path: 'q' }] } });
    },
  );

  test('and a status go together', async () => {
    expect(await idsOf('/allOrders?q=rahim&status=Payment+successful')).toEqual([]);
    expect(await idsOf('/orderHistory?q=kar&status=Cancel')).toEqual(['d']);
  });

  test('finds what was just ordered, by id, number, name and product', async () => {
    const order = {
      name: 'Shirin Akhter',
      mobileNumber: '+8801812345678',
      orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }],
    };
    const { body } = await ask(undefined, 'POST /orders', order);
    for (const q of [
      body.insertedId,
      body.insertedId.slice(0, 8),
      '018123',
      'shirin',
      'akhter',
      'shirin akh',
      'smoked',
    ])
      expect(await idsOf(`/allOrders?q=${q}`), q).toContain(body.insertedId);
    expect((await ask(admin, `GET /allOrders?q=shirin`)).body[0]).not.toHaveProperty('searchKeys');
  });

  test('goes on behind orders that begin alike, until its page is full', async () => {
    const alike = Array.from({ length: 7 }, (_, place) => ({
      id: `alike-${place}`,
      name: place % 3 === 0 ? 'Abdurrahman' : 'Abdurrahim',
      createdAt: 100 - place,
    }));
    for (const { id, ...fields } of alike) await put(id, { ...fields, status: 'Out for Delivery' });
    const pages = await idsOfPages('/allOrders?limit=2&q=abdurrahm');
    expect(pages).toEqual([['alike-0', 'alike-3'], ['alike-6']]);
    const reads = await recordReads(() => askInProcess(admin, 'GET /allOrders?limit=2&q=abdurrahim'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 + 4 + 1); // the first three, the other four, the role
    for (const { id } of alike) await orders.reference.doc(id).delete();
  });

  test('reads one order more than its page has, and the role', async () => {
    const reads = await recordReads(() => askInProcess(admin, 'GET /allOrders?limit=1&q=rahim'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(2 + 1);
  });
});
