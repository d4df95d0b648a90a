import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Asked, ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import { countSales } from '../orders/count-sales.ts';
import { salesPartId } from '../orders/order-date.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { orders, sales, salesDays, salesSums } from '../platform/database/collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const momentOf = (text: string) => Date.parse(`${text}${UTC_OFFSET}`);
const DIGITS = [...'0123456789abcdef'];

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterEach(() => void vi.useRealTimers());

test('deliveries of one day are counted in sixteen documents, so that none is written too often', async () => {
  await putSales();
  const translations = { bn: { name: 'পাটের বাতি' }, hi: { name: 'जूट का दीया' } };
  const lamp = { _id: 'jute', name: 'Jute Lamp', translations, img: '/jute.webp' };
  const lines = [{ ...lamp, price: 1, quantity: 1 }];
  for (const digit of [...DIGITS, ...DIGITS])
    await inTransaction(async (transaction) => (await countSales(transaction, `${digit}-order`, lines, Date.now()))());
  const { docs } = await salesDays.reference.get();
  expect(docs).toHaveLength(16);
  expect(await bestSellers()).toEqual([{ ...lamp, quantity: 32 }]);
});

describe('the best sellers', () => {
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

const NO_ORDERS = { orders: {}, revenue: {} };

describe('the sum of the days that are over', () => {
  const sum = async () => (await salesSums.reference.doc('closedDays').get()).data();
  const readsOfSales = async () => {
    const reads = await recordReads(() => askInProcess(admin, 'GET /stats/sales'));
    return reads.reduce((all, { documents }) => all + documents, 0);
  };

  test('is read in place of them, up to sixteen parts a day, and moved on by who asks first on a day', async () => {
    vi.useFakeTimers({ now: momentOf('2024-03-30T12:00:00'), toFake: ['Date'] });
    await putSales();
    const days = Array.from({ length: 30 }, (_, daysAgo) => Date.now() - daysAgo * DAY_MS);
    const parts = days.flatMap((at) => DIGITS.map((digit) => salesDays.reference.doc(salesPartId(at, digit))));
    await Promise.all(parts.map((part) => part.set({ pieces: { jute: 1 } })));
    await sales.reference.doc('jute').set({ name: 'Jute Lamp', img: '/jute.webp' });
    const kept = 1 + 1 + 16 + 1 + 1; // the sum, today's orders and deliveries, the product, the role
    expect(await readsOfSales()).toBe(kept + 1 + 29 * (1 + 16)); // the sum is read again where it is written
    expect(await readsOfSales()).toBe(kept);
    vi.setSystemTime(momentOf('2024-03-31T12:00:00'));
    const nothingToday = kept - 15;
    expect(await readsOfSales()).toBe(nothingToday + 1 + 1 + 2 * 16);
    expect(await readsOfSales()).toBe(nothingToday);
    expect(await sum()).toEqual({ from: '2024-03-02', to: '2024-03-30', pieces: { jute: 29 * 16 }, ...NO_ORDERS });
  });

  test('follows the days, also where nobody has asked for some, or for months', async () => {
    await putSales();
    for (const [day, delivered, quantity] of [
      ['2024-05-01', 1, 1],
      ['2024-05-02', 0, 1],
      ['2024-05-05', 2, 3],
      ['2024-05-30', 4, 7],
      ['2024-05-31', 0, 6],
      ['2024-06-04', 0, 4],
      ['2024-09-01', 8, 8],
    ] as const) {
      vi.useFakeTimers({ now: momentOf(`${day}T12:00:00`), toFake: ['Date'] });
      if (delivered > 0) await sell({ jute: delivered });
      expect(await bestSellers(), day).toMatchObject([{ _id: 'jute', quantity }]);
    }
  });

  test('loses an order that is opened again after its day is over, and goes on without it', async () => {
    vi.useFakeTimers({ now: momentOf('2024-07-10T20:00:00'), toFake: ['Date'] });
    await putSales();
    await putProduct('jute', { name: 'Jute Lamp', img: '/jute.webp', price: 1 });
    const [kept, opened] = [await place({ jute: 1 }, askInProcess), await place({ jute: 2 }, askInProcess)];
    for (const id of [kept, opened]) await askInProcess(admin, statusCall(id, 'Delivered'));
    vi.setSystemTime(momentOf('2024-07-11T09:00:00'));
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 3 }]);
    await askInProcess(admin, `POST /orders/admin/${opened}/reopen`);
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 1 }]);
    await askInProcess(admin, statusCall(opened, 'Delivered'));
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 3 }]);
    vi.setSystemTime(momentOf('2024-08-09T09:00:00'));
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 2 }]);
    vi.setSystemTime(momentOf('2024-08-10T09:00:00'));
    expect(await bestSellers()).toEqual([]);
    expect(await sum()).toMatchObject({ pieces: {} });
  });

  test('is the same whoever asks first, also while an order is opened again', async () => {
    vi.useFakeTimers({ now: momentOf('2024-09-10T20:00:00'), toFake: ['Date'] });
    await putSales();
    await putProduct('jute', { name: 'Jute Lamp', img: '/jute.webp', price: 1 });
    const ids = [await place({ jute: 1 }, askInProcess), await place({ jute: 2 }, askInProcess)];
    for (const id of ids) await askInProcess(admin, statusCall(id, 'Delivered'));
    vi.setSystemTime(momentOf('2024-09-11T09:00:00'));
    await Promise.all([
      bestSellers(),
      askInProcess(admin, `POST /orders/admin/${ids[1]}/reopen`),
      bestSellers(),
      bestSellers(),
    ]);
    expect(await sum()).toMatchObject({ from: '2024-08-13', to: '2024-09-10', pieces: { jute: 1 } });
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 1 }]);
  });

  test('has a day only an hour after it has ended: a delivery of its last second may be written behind midnight', async () => {
    vi.useFakeTimers({ now: momentOf('2024-11-11T00:59:59'), toFake: ['Date'] });
    await putSales();
    const lastSecond = momentOf('2024-11-10T23:59:59');
    await sell({ jute: 1 }, lastSecond);
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 1 }]);
    await sell({ jute: 2 }, lastSecond);
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 3 }]);
    vi.setSystemTime(momentOf('2024-11-11T01:00:00'));
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 3 }]);
    expect(await sum()).toMatchObject({ to: '2024-11-10', pieces: { jute: 3 } });
  });

  test('is made again where it is nonsense', async () => {
    vi.useFakeTimers({ now: momentOf('2024-12-10T12:00:00'), toFake: ['Date'] }); // the day before is long over
    await putSales({}, { jute: 4 });
    await salesSums.reference.doc('closedDays').set({ from: 7, pieces: { jute: 'x' } });
    expect(await bestSellers()).toMatchObject([{ _id: 'jute', quantity: 4 }]);
    expect(await sum()).toMatchObject({ pieces: { jute: 4 } });
  });
});

describe('the orders of a day that is over', () => {
  const EVENING = momentOf('2025-03-10T20:00:00');
  const daysOf = async () => (await askInProcess(admin, 'GET /stats/sales')).body.days;
  const ofThatDay = async () =>
    (await daysOf()).find(({ date }: { date: string }) => date === '2025/03/10') as { orders: number; revenue: number };
  const set = async (what: Asked, body?: object, headers = {}) =>
    expect((await askInProcess(admin, what, body, headers)).status).toBe(200);

  /** Three orders of 300, 600 and 0.30 taka of one evening; it is the morning after. */
  async function threeOrders(): Promise<string[]> {
    vi.useFakeTimers({ now: EVENING, toFake: ['Date'] });
    await putSales();
    await Promise.all((await orders.reference.get()).docs.map(({ ref }) => ref.delete()));
    await putProduct('jute', { name: 'Jute Lamp', img: '/jute.webp', price: 300 });
    await putProduct('bulb', { name: 'Bulb', img: '/bulb.webp', price: 0.1 });
    const ids = [
      await place({ jute: 1 }, askInProcess),
      await place({ jute: 2 }, askInProcess),
      await place({ bulb: 3 }, askInProcess),
    ];
    vi.setSystemTime(momentOf('2025-03-11T09:00:00'));
    return ids;
  }

  test('follow them as they are now: cancelled, reopened, corrected, split and joined', async () => {
    const [, second = ''] = await threeOrders();
    expect(await ofThatDay()).toMatchObject({ orders: 3, revenue: 900.3 });
    await set(statusCall(second, 'Cancel'));
    expect(await ofThatDay()).toMatchObject({ orders: 2, revenue: 300.3 });
    await set(`POST /orders/admin/${second}/reopen`);
    expect(await ofThatDay()).toMatchObject({ orders: 3, revenue: 900.3 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    await set(`POST /orders/admin/${second}/split`, { lines: [{ _id: 'jute', quantity: 1 }] }, key);
    expect(await ofThatDay()).toMatchObject({ orders: 4, revenue: 900.3 });
    const lines = [{ _id: 'jute', quantity: 3 }];
    await set(`PATCH /orders/admin/${second}/corrections`, { lines, totalPrice: 900 });
    expect(await ofThatDay()).toMatchObject({ orders: 4, revenue: 1_500.3 });
    vi.setSystemTime(momentOf('2025-04-08T09:00:00'));
    expect((await daysOf())[0]).toEqual({ date: '2025/03/10', orders: 4, revenue: 1_500.3 });
    vi.setSystemTime(momentOf('2025-04-09T09:00:00'));
    expect(await ofThatDay()).toBeUndefined();
  });

  test('are right when several ask first at once, also while one is cancelled', async () => {
    const [first] = await threeOrders();
    await Promise.all([daysOf(), askInProcess(admin, statusCall(first ?? '', 'Cancel')), daysOf(), daysOf()]);
    expect(await ofThatDay()).toMatchObject({ orders: 2, revenue: 600.3 });
  });

  test('cost a read of a change that touches them, and none of any other', async () => {
    const [first = '', second = ''] = await threeOrders();
    await daysOf();
    const readsOfSum = async (what: Asked, body?: object) => {
      const reads = await recordReads(() => askInProcess(admin, what, body));
      return reads.filter(({ collection }) => collection === 'salesSums').length;
    };
    expect(await readsOfSum(statusCall(first, 'Out for Delivery'))).toBe(0);
    expect(await readsOfSum(statusCall(second, 'Cancel'))).toBe(1);
    await set(statusCall(first, 'Delivered'));
    const fromCourier = {
      closedFor: 'partlyDelivered',
      outcome: { reason: 'other', cameBack: [], collected: 0 },
    } as const;
    await orders.reference.doc(first).update(fromCourier); // nobody has counted what came back
    vi.setSystemTime(momentOf('2025-03-13T09:00:00'));
    await daysOf();
    // Both the day on which it was placed and that on which it was delivered are over.
    const cameBack = { reason: 'changedMind', outcome: 'returned', collected: 0 };
    expect(await readsOfSum(`POST /orders/admin/${first}/outcome`, cameBack)).toBe(1);
    expect((await orders.get([first]))[0]?.status).toBe('Cancel');
  });
});

const bestSellers = async () => (await askInProcess(admin, 'GET /stats/sales')).body.bestSellers;

const place = async (quantities: Record<string, number>, how: typeof ask | typeof askInProcess = ask) => {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  return (await how(NOBODY, 'POST /orders', { mobileNumber: '01712345678', orderItems })).body.insertedId;
};

/** Replaces all sales: the first entry is today's, each further one the day before. */
async function putSales(...days: Record<string, number>[]): Promise<void> {
  for (const { reference } of [sales, salesDays, salesSums]) {
    const { docs } = await reference.get();
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
