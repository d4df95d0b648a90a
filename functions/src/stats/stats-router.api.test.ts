import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { DISTRICTS, placeOf, ZONES } from '../domain/places.ts';
import { REVIEW_STATES } from '../domain/reviews.ts';
import { desk, orders, reviews } from '../platform/database/collections.ts';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterEach(() => void vi.useRealTimers());

async function putOrder(date: string, status: OrderStatus, totalPrice: number): Promise<void> {
  await orders.reference.doc().set({ date, status, totalPrice, createdAt: 1 });
}

const readsOf = async (what: 'GET /stats' | 'GET /stats/areas', who = admin) => {
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
      aside: 0,
      toPack: 0,
      toHandOver: 0,
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
    await desk.reference.doc('aside').set({ state: 'noAnswer', asideSince: 1 });
    await desk.reference.doc('confirmed').set({ state: 'confirmed', toPackSince: 1 });
    await desk.reference.doc('packed').set({ state: 'confirmed', packed: { at: 1 } });
    for (const state of REVIEW_STATES) await reviews.reference.doc(state).set({ state });
    expect(await count()).toEqual({
      members: 4,
      items: 54,
      pending: 6,
      toCall: 1,
      aside: 1,
      toPack: 1,
      toHandOver: 1,
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
      'aside',
      'toPack',
      'toHandOver',
      'toRescue',
      'inDoubt',
      'out',
      'closed',
    ]);
  });

  test('costs one read for each figure that the caller sees, one for parcels that come back to the rescue list, and the role', async () => {
    const clerk = await signIn('clerk');
    const reads = async () => [await readsOf('GET /stats'), await readsOf('GET /stats', clerk)];
    expect(await reads()).toEqual([13 + 1 + 1, 11 + 1 + 1]);
    const put = { status: 'Out for Delivery', createdAt: 1, confirmedAt: 1, unpaid: { sum: 1, at: 1 } };
    await Promise.all(Array.from({ length: 500 }, () => orders.reference.doc().set(put)));
    expect(await reads()).toEqual([13 + 1 + 1, 11 + 1 + 1]);
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

  const daysOf = async () => (await askInProcess(admin, 'GET /stats/sales')).body.days;
});
