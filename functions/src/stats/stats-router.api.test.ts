import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { DISTRICTS, placeOf, ZONES } from '../domain/places.ts';
import { REVIEW_STATES } from '../domain/reviews.ts';
import { countSales } from '../orders/count-sales.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { desk, orders, reviews, sales, salesDays } from '../platform/database/collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterEach(() => void vi.useRealTimers());

async function putOrder(date: string, status: OrderStatus, totalPrice: number): Promise<void> {
  await orders.reference.doc().set({ date, status, totalPrice, createdAt: 1 });
}

const readsOf = async (what: 'GET /stats' | 'GET /stats/sales' | 'GET /stats/areas', who = admin) => {
  const reads = await recordReads(() => askInProcess(who, what));
  return reads.reduce((sum, { documents }) => sum + documents, 0);
};

describe('GET /stats', () => {
  test('counts members, items, active and closed orders, the work that waits, and what is still to come', async () => {
    const count = async () => (await ask(admin, 'GET /stats')).body;
    expect(await count()).toEqual({
      members: 4,
      items: 53,
      pending: 0,
      toCall: 0,
      toPack: 0,
      toRescue: 0,
      inDoubt: 0,
      out: 0,
      closed: 0,
      waitingReviews: 0,
      toCollect: { orders: 0, sum: 0 },
    });
    await putOrder('2023/01/01', 'waiting for confirmation', 1);
    await putOrder('2023/01/01', 'Payment successful', 1);
    await putOrder('2023/01/01', 'Out for Delivery', 1);
    await putOrder('2023/01/01', 'Delivered', 1);
    await putOrder('2023/01/01', 'Cancel', 1);
    for (const status of ['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Cancel'])
      await orders.reference.doc().set({ status, createdAt: 1, confirmedAt: 1 });
    for (const sum of [0.1, 0.2]) await orders.reference.doc().set({ createdAt: 1, unpaid: { sum, at: 1 } });
    await putProduct('jute', {});
    await desk.reference.doc('due').set({ callAt: 1 });
    await desk.reference.doc('later').set({ callAt: Date.now() + 60_000 });
    await desk.reference.doc('confirmed').set({ state: 'confirmed' });
    for (const state of REVIEW_STATES) await reviews.reference.doc(state).set({ state });
    expect(await count()).toEqual({
      members: 4,
      items: 54,
      pending: 6,
      toCall: 1,
      toPack: 2,
      toRescue: 0,
      inDoubt: 0,
      out: 2,
      closed: 3,
      waitingReviews: 1,
      toCollect: { orders: 2, sum: 0.3 },
    });
  });

  test('leaves out for a clerk the reviews, on which clerks cannot decide, and the money', async () => {
    const { body } = await ask(await signIn('clerk'), 'GET /stats');
    expect(Object.keys(body)).toEqual([
      'members',
      'items',
      'pending',
      'toCall',
      'toPack',
      'toRescue',
      'inDoubt',
      'out',
      'closed',
    ]);
  });

  test('costs one read for each figure that the caller sees, and the role, however many orders', async () => {
    const clerk = await signIn('clerk');
    const reads = async () => [await readsOf('GET /stats'), await readsOf('GET /stats', clerk)];
    expect(await reads()).toEqual([11 + 1, 9 + 1]);
    const put = { status: 'Out for Delivery', createdAt: 1, confirmedAt: 1, unpaid: { sum: 1, at: 1 } };
    await Promise.all(Array.from({ length: 500 }, () => orders.reference.doc().set(put)));
    expect(await reads()).toEqual([11 + 1, 9 + 1]);
  });
});

describe('GET /stats/areas', () => {
  const inKhulna = placeOf({ district: 'Khulna' });
  const inDhaka = placeOf({ district: 'Dhaka', thana: 'Dhanmondi' });
  const put = (status: OrderStatus, totalPrice: number, place?: object) =>
    orders.reference.doc().set({ status, totalPrice, createdAt: 1, ...(place && { place }) });

  beforeAll(async () => {
    const before = await orders.reference.get();
    await Promise.all(before.docs.map(({ ref }) => ref.delete()));
  });

  test('sums the active orders of each zone and district, and those without a place', async () => {
    await put('waiting for confirmation', 0.1, inDhaka);
    await put('Payment successful', 0.2, inDhaka);
    await put('Out for Delivery', 900, inKhulna);
    await put('Out for Delivery', 5);
    await put('Delivered', 1_000, inKhulna);
    await put('Cancel', 1_000);
    expect((await ask(admin, 'GET /stats/areas')).body).toEqual({
      zones: [
        { zone: 'insideDhaka', orders: 2, total: 0.3 },
        { zone: 'outsideDhaka', orders: 1, total: 900 },
      ],
      districts: [
        { district: 'Dhaka', orders: 2, total: 0.3 },
        { district: 'Khulna', orders: 1, total: 900 },
      ],
      unknown: { orders: 1, total: 5 },
    });
  });

  test('costs a read for each zone and district, one for all, and the role, however many orders', async () => {
    const sums = ZONES.length + DISTRICTS.length + 1;
    expect(await readsOf('GET /stats/areas')).toBe(sums + 1);
    await Promise.all(Array.from({ length: 100 }, () => put('Out for Delivery', 5, inKhulna)));
    expect(await readsOf('GET /stats/areas')).toBe(sums + 1);
  });

  test('an order whose place is malformed is one without', async () => {
    const { body } = await ask(admin, 'GET /stats/areas');
    await orders.reference.doc().set({ status: 'Out for Delivery', totalPrice: 5, createdAt: 1, place: 'Sylhet' });
    const { orders: known, total } = body.unknown;
    expect((await ask(admin, 'GET /stats/areas')).body).toEqual({
      ...body,
      unknown: { orders: known + 1, total: total + 5 },
    });
  });

  test.each([NaN, '900', null])('an order over %j taka is left out', async (wrong) => {
    const { body } = await ask(admin, 'GET /stats/areas');
    for (const place of [inKhulna, undefined]) await put('Out for Delivery', wrong as number, place);
    expect((await ask(admin, 'GET /stats/areas')).body).toEqual(body);
  });
});

describe('GET /stats/sales', () => {
  test('has the last thirty days, today last', async () => {
    vi.useFakeTimers({ now: Date.parse('2023-03-01T18:30:00Z'), toFake: ['Date'] });
    const days = await daysOf();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2023/02/01', orders: 0, revenue: 0 });
    expect(days.at(-1)).toEqual({ date: '2023/03/02', orders: 0, revenue: 0 });
    expect(new Set(days.map(({ date }: { date: string }) => date)).size).toBe(30);
    vi.setSystemTime(Date.parse('2023-03-01T17:59:59Z'));
    expect((await daysOf()).at(-1)).toMatchObject({ date: '2023/03/01' });
  });

  test('counts orders and revenue, without cancelled orders', async () => {
    await putOrder('2023/04/10', 'waiting for confirmation', 0.1);
    await putOrder('2023/04/10', 'Delivered', 0.2);
    await putOrder('2023/04/10', 'Out for Delivery', 10_000_000);
    await putOrder('2023/04/10', 'Cancel', 5_000);
    await putOrder('2023/04/09', 'Cancel', 5_000);
    await putOrder('2023/03/11', 'Payment successful', 900.5);
    await putOrder('2023/03/10', 'Payment successful', 7);
    vi.useFakeTimers({ now: Date.parse('2023-04-10T06:00:00Z'), toFake: ['Date'] });
    const days = await daysOf();
    expect(days[0]).toEqual({ date: '2023/03/12', orders: 0, revenue: 0 });
    vi.setSystemTime(Date.parse('2023-04-09T06:00:00Z'));
    const theDayBefore = await daysOf();
    expect(theDayBefore[0]).toEqual({ date: '2023/03/11', orders: 1, revenue: 900.5 });
    expect(theDayBefore.at(-1)).toEqual({ date: '2023/04/09', orders: 0, revenue: 0 });
    expect(days.at(-1)).toEqual({ date: '2023/04/10', orders: 3, revenue: 10_000_000.3 });
  });

  test('adds up fractions of taka that no binary number has exactly', async () => {
    await putOrder('2023/06/10', 'Delivered', 0.1);
    await putOrder('2023/06/10', 'Delivered', 0.2);
    vi.useFakeTimers({ now: Date.parse('2023-06-10T06:00:00Z'), toFake: ['Date'] });
    expect((await daysOf()).at(-1)).toEqual({ date: '2023/06/10', orders: 2, revenue: 0.3 });
  });

  test('costs one read per day, per day with deliveries and per best seller, and the role', async () => {
    await putSales({ a: 1, b: 2 }, { a: 1 });
    expect(await readsOf('GET /stats/sales')).toBe(30 + 2 + 2 + 1);
  });

  const daysOf = async () => (await askInProcess(admin, 'GET /stats/sales')).body.days;
});

test('deliveries of one day are counted in sixteen documents, so that none is written too often', async () => {
  await putSales();
  const translations = { bn: { name: 'পাটের বাতি' }, hi: { name: 'जूट का दीया' } };
  const lamp = { _id: 'jute', name: 'Jute Lamp', translations, img: '/jute.webp' };
  const lines = [{ ...lamp, price: 1, quantity: 1 }];
  for (const digit of '0123456789abcdef'.repeat(2)) {
    await inTransaction(async (transaction) => (await countSales(transaction, `${digit}-order`, lines, Date.now()))());
  }
  const { docs } = await salesDays.reference.get();
  expect(docs).toHaveLength(16);
  const { body } = await askInProcess(admin, 'GET /stats/sales');
  expect(body.bestSellers).toEqual([{ ...lamp, quantity: 32 }]);
});

describe('the best sellers', () => {
  const momentOf = (text: string) => Date.parse(`${text}${UTC_OFFSET}`);
  const bestSellers = async () => (await askInProcess(admin, 'GET /stats/sales')).body.bestSellers;

  test('are those of the last thirty days alone, today among them', async () => {
    vi.useFakeTimers({ now: momentOf('2023-07-01T12:00:00'), toFake: ['Date'] });
    await putSales({ jute: 1 });
    await sell({ jute: 5, moon: 2 });
    vi.setSystemTime(momentOf('2023-07-30T12:00:00'));
    await sell({ moon: 1 });
    expect(await bestSellers()).toMatchObject([
      { _id: 'jute', quantity: 6 },
      { _id: 'moon', quantity: 3 },
    ]);
    vi.setSystemTime(momentOf('2023-07-30T23:59:59'));
    expect(await bestSellers()).toHaveLength(2);
    vi.setSystemTime(momentOf('2023-07-31T00:00:00'));
    expect(await bestSellers()).toMatchObject([{ _id: 'moon', quantity: 1 }]);
    vi.setSystemTime(momentOf('2023-08-29T00:00:00'));
    expect(await bestSellers()).toEqual([]);
  });

  test('are the five products of which most were delivered', async () => {
    await putSales({ a: 1, b: 70, c: 3, d: 40, e: 5, f: 60, g: 2 });
    expect(await bestSellers()).toMatchObject([
      { _id: 'b', name: 'Lamp b', img: '/b.webp', quantity: 70 },
      { _id: 'f', quantity: 60 },
      { _id: 'd', quantity: 40 },
      { _id: 'e', quantity: 5 },
      { _id: 'c', quantity: 3 },
    ]);
  });

  test('lose an order that is opened again on the day of its delivery, not on the next', async () => {
    vi.useFakeTimers({ now: momentOf('2023-09-10T20:00:00'), toFake: ['Date'] });
    await putSales();
    await putProduct('jute', { name: 'Jute Lamp', img: '/jute.webp', price: 1 });
    const id = await place({ jute: 2 }, askInProcess);
    await askInProcess(admin, statusCall(id, 'Delivered'));
    vi.setSystemTime(momentOf('2023-09-11T09:00:00'));
    const opened = await askInProcess(admin, `POST /orders/admin/${id}/reopen`);
    expect(opened.body).toEqual({ modifiedCount: 1 });
    const { docs } = await salesDays.reference.get();
    expect(docs.map((day) => [day.id.slice(0, 10), day.get('pieces')])).toEqual([['2023-09-10', { jute: 0 }]]);
  });

  test('grow when an order is delivered, once, and by no other status', async () => {
    await putSales();
    await putProduct('jute', { name: 'Jute Lamp', img: '/jute.webp', price: 1 });
    await putProduct('moon.v2', { name: 'Moon Lamp', img: '/moon.webp', price: 1 });
    const set = (id: string, status: string) => ask(admin, statusCall(id, status));
    const first = await place({ jute: 2, 'moon.v2': 3 });
    const second = await place({ jute: 4 });
    const cancelled = await place({ 'moon.v2': 50 });

    await set(first, 'Payment successful');
    await set(first, 'Out for Delivery');
    await set(cancelled, 'Cancel');
    expect(await bestSellers()).toEqual([]);

    for (const id of [first, first, second]) await set(id, 'Delivered');
    await set(first, 'Cancel');
    expect(await bestSellers()).toEqual([
      { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', quantity: 6 },
      { _id: 'moon.v2', name: 'Moon Lamp', img: '/moon.webp', quantity: 3 },
    ]);
  });
});

const place = async (quantities: Record<string, number>, how: typeof ask | typeof askInProcess = ask) => {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  return (await how(NOBODY, 'POST /orders', { mobileNumber: '01712345678', orderItems })).body.insertedId;
};

/** Replaces all sales: the first entry is today's, each further one the day before. */
async function putSales(...days: Record<string, number>[]): Promise<void> {
  for (const { docs } of [await sales.reference.get(), await salesDays.reference.get()]) {
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  const now = Date.now();
  for (const [daysAgo, quantities] of days.entries()) await sell(quantities, now - daysAgo * DAY_MS);
}

/** Delivers these quantities through the shop's own code. */
function sell(quantities: Record<string, number>, at = Date.now()): Promise<void> {
  const lines = Object.entries(quantities).map(([_id, quantity]) => {
    return { _id, name: `Lamp ${_id}`, img: `/${_id}.webp`, price: 1, quantity };
  });
  return inTransaction(async (transaction) => (await countSales(transaction, 'an-order', lines, at))());
}
