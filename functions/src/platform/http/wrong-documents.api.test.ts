import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asked, pagesAs } from '../../../test/ask.ts';
import { putCounted, stockLeft } from '../../../test/catalogue.ts';
import { type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { dayOf } from '../../domain/day-of.ts';
import { newDesk } from '../../domain/desk.ts';
import { orderDate } from '../../orders/order-date.ts';
import {
  audit,
  carts,
  desk,
  ledger,
  orders,
  questions,
  reviews,
  sales,
  salesDays,
  salesSums,
  stock,
  subscribers,
  users,
} from '../database/collections.ts';

// Before the logger is loaded, which keeps a reference to the console's functions.
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
const { askInProcess } = await import('../../../test/ask-in-process.ts');

const NUMBER = '01712345678';
const LINE = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 1 };
const ORDER = {
  number: 'A-1042',
  email: 'rahim@example.com',
  mobileNumber: NUMBER,
  date: '2026/01/02',
  createdAt: 1,
  totalPrice: 900,
  status: 'waiting for confirmation',
  lines: [LINE],
  amounts: [],
  timeline: [{ status: 'waiting for confirmation', at: 1, by: 'customer' }],
};
const CART_LINE = { email: 'x', productId: 'jute', name: 'Jute', img: '/j.webp', price: 9, quantity: 1, addedAt: 1 };
const REVIEW = {
  orderId: 'right',
  number: 'A-1042',
  productId: 'jute',
  product: { name: 'Jute Lamp', img: '/jute.webp' },
  stars: 5,
  state: 'waiting',
  at: 1,
  revision: 0,
  returned: false,
};
const AUDIT = { at: 1, by: 'x', uid: 'x', subject: 'order', action: 'update', target: 'x', label: 'x' };

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});

afterEach(() => void logged.mockClear());

interface Documents {
  reference: {
    doc: (id: string) => { set: (document: DocumentData) => Promise<unknown>; delete: () => Promise<unknown> };
  };
}

type Case = [list: Asked, who: () => Person, of: Documents, right: DocumentData, wrong: DocumentData[]];

describe.each<Case>([
  [
    'GET /users',
    () => admin,
    users,
    { name: 'Rahim', email: 'r@x.example', role: 'customer', createdAt: 1 },
    [{ email: 7 }, { name: null }, { role: 'king' }],
  ],
  [
    'GET /orders/all',
    () => admin,
    orders,
    ORDER,
    [{ lines: null }, { lines: [null] }, { lines: 'a lamp' }, { totalPrice: NaN }, { timeline: 7 }],
  ],
  [
    'GET /allOrders',
    () => admin,
    orders,
    ORDER,
    [{ lines: [{ ...LINE, img: '' }] }, { createdAt: 'yesterday' }, { createdAt: new Date() }],
  ],
  ['GET /orderHistory', () => admin, orders, { ...ORDER, status: 'Delivered' }, [{ lines: 7 }]],
  [
    'GET /orders',
    () => customer,
    orders,
    ORDER,
    [{ lines: {} }, { status: 'lost' }, { amounts: 7 }, { amounts: [null] }, { amounts: [{ kind: 'gift', taka: 5 }] }],
  ],
  ['GET /orders/userOrderHistory', () => customer, orders, { ...ORDER, status: 'Cancel' }, [{ date: 7 }]],
  [
    'GET /carts',
    () => customer,
    carts,
    CART_LINE,
    [{ productId: null }, { quantity: 0 }, { addedAt: 'now', price: '9' }],
  ],
  [
    'GET /questions',
    () => admin,
    questions,
    { name: 'R', email: 'r@x.example', question: 'Q', at: 1 },
    [{ name: '' }, { at: true }],
  ],
  ['GET /subscribers', () => admin, subscribers, { email: 'r@x.example', at: 1 }, [{ email: null }]],
  ['GET /audit', () => admin, audit, AUDIT, [{ action: 'burn' }]],
  ['GET /reviews/admin', () => admin, reviews, REVIEW, [{ product: null }, { product: 7 }, { stars: 9 }]],
])('a wrong document in %s', (list, who, documents, right, wrong) => {
  const ids = wrong.map((_, place) => `wrong-${place}`);

  beforeAll(async () => {
    const own = { uid: who().uid };
    await documents.reference.doc('right').set({ ...own, ...right });
    for (const [place, changes] of wrong.entries()) {
      await documents.reference.doc(`wrong-${place}`).set({ ...own, ...right, mobileNumber: NUMBER, ...changes });
    }
  });

  afterAll(async () => {
    for (const id of ['right', ...ids]) await documents.reference.doc(id).delete();
  });

  const idsIn = (body: { _id: string }[]) => body.map(({ _id }) => _id);

  test('is left out; the others are answered', async () => {
    const { status, body } = await askInProcess(who(), list);
    expect(status).toBe(200);
    expect(idsIn(body)).toContain('right');
    expect(idsIn(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^wrong/)]));
  });

  test('is logged by its id and its invalid fields, without their contents', async () => {
    await askInProcess(who(), list);
    const lines = logged.mock.calls.map((call) => JSON.parse(String(call)));
    expect(lines).not.toEqual([]);
    for (const line of lines) {
      expect(line).toEqual({
        severity: 'ERROR',
        message: expect.stringMatching(/^Error: A wrong document is left out of a list\n +at /),
        list: list.replace('GET ', ''),
        id: expect.toBeOneOf(ids),
        fields: expect.arrayContaining([expect.any(String)]),
      });
    }
    expect(JSON.stringify(lines)).not.toMatch(/example|0171|yesterday|king/);
  });
});

test.each(['yesterday', new Date(), true, null, 1.5, -1])(
  'a list of pages goes on behind one that was made at %s',
  async (createdAt) => {
    for (const made of [1, 2, 3]) await orders.reference.doc(`right-${made}`).set({ ...ORDER, createdAt: made });
    for (const place of [1, 2, 3]) await orders.reference.doc(`wrong-${place}`).set({ ...ORDER, createdAt });
    const pages = await pagesAs<{ _id: string }>(admin, '/allOrders?limit=1');
    expect(pages.flat().map(({ _id }) => _id)).toEqual(['right-3', 'right-2', 'right-1']);
  },
);

test('the best sellers leave out invalid days and products', async () => {
  const now = Date.now();
  const day = (daysAgo: number) => salesDays.reference.doc(dayOf(now - daysAgo * 24 * 60 * 60 * 1000));
  for (const wrong of [{}, { pieces: null }, { pieces: { moon: 'x' } }]) {
    await salesSums.reference.doc('closedDays').delete();
    await day(1).set(wrong);
    await day(0).set({ pieces: { jute: 2, moon: 1 } });
    await sales.reference.doc('jute').set({ name: 'Jute Lamp', img: '/jute.webp' });
    await sales.reference.doc('moon').set({ name: 7 });
    logged.mockClear();
    const { status, body } = await askInProcess(admin, 'GET /stats/sales');
    expect(status).toBe(200);
    expect(body.bestSellers).toEqual([{ _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', quantity: 2 }]);
    expect(logged.mock.calls.map((call) => JSON.parse(String(call)).id).toSorted()).toEqual([day(1).id, 'moon']);
  }
});

describe('a document of nonsense spoils only itself', () => {
  const now = Date.now();
  const NONSENSE = [NaN, 'much', null];
  const CONFIRMED = { ...ORDER, courierPhone: NUMBER, confirmedAt: 5, date: orderDate(now), createdAt: now };
  const idsIn = (entries: { _id: string }[]) => entries.map(({ _id }) => _id);

  const putOrders = async (right: DocumentData, wrong: DocumentData[]) => {
    for (const made of [1, 2, 3]) await orders.reference.doc(`right-${made}`).set({ ...right, confirmedAt: made });
    for (const [place, changes] of wrong.entries())
      await orders.reference.doc(`wrong-${place}`).set({ ...right, ...changes });
  };

  beforeEach(async () => {
    const stored = await Promise.all([orders, desk, ledger].map(({ reference }) => reference.get()));
    await Promise.all(stored.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
  });

  /** An order with this sum in all its figures, and what was received for it. */
  const putFigures = async (id: string, taka: unknown, at: unknown = now) => {
    const sum = { sum: taka, at };
    const order = { ...CONFIRMED, createdAt: at, confirmedAt: at, totalPrice: taka, delivered: sum, unpaid: sum };
    await orders.reference.doc(id).set({ ...order, payment: { ...sum, less: taka } });
    const entry = {
      orderId: id,
      kind: 'payment',
      figure: 'payments',
      taka,
      less: taka,
      at,
      by: 'rina@aloghor.example',
    };
    await ledger.reference.doc(id).set(entry);
  };

  test.each(NONSENSE)('in the sums of revenue: %j', async (taka) => {
    await putFigures('right', 900);
    const before = (await askInProcess(admin, 'GET /stats/revenue')).body;
    expect(before).toMatchObject({ ordered: { orders: 1, sum: 900 }, received: 900, less: 900 });
    await putFigures('wrong', taka);
    const { status, body } = await askInProcess(admin, 'GET /stats/revenue');
    expect({ status, body }).toEqual({ status: 200, body: before });
    for (const by of ['ordered', 'received']) {
      const listed = await askInProcess(admin, `GET /stats/revenue/orders?by=${by}`);
      expect(listed.body.map(({ order }: { order: { _id: string } }) => order._id)).toEqual(['right']);
    }
  });

  test.each(NONSENSE)('in the times of revenue: %j', async (at) => {
    await putFigures('right', 900);
    const before = (await askInProcess(admin, 'GET /stats/revenue')).body;
    await putFigures('wrong', 900, at);
    const { status, body } = await askInProcess(admin, 'GET /stats/revenue');
    expect({ status, body }).toEqual({ status: 200, body: before });
    await orders.reference.doc('wrong').update({ createdAt: now });
    const listed = await askInProcess(admin, 'GET /stats/revenue/orders');
    expect([listed.status, listed.body.length]).toEqual([200, 1]);
  });

  test.each(NONSENSE)('in the sales of a day: %j', async (totalPrice) => {
    await orders.reference.doc('right').set(CONFIRMED);
    await orders.reference.doc('wrong').set({ ...CONFIRMED, totalPrice });
    const { status, body } = await askInProcess(admin, 'GET /stats/sales');
    expect([status, body.days.at(-1)]).toEqual([200, { date: orderDate(now), orders: 1, revenue: 900 }]);
  });

  test('in the pages of packing, and of what is confirmed', async () => {
    await putOrders(CONFIRMED, [{ confirmedAt: 'now' }, { confirmedAt: NaN }, { totalPrice: NaN, confirmedAt: 2 }]);
    const listed = async (list: string) => idsIn((await pagesAs<{ _id: string }>(admin, list)).flat());
    expect(await listed('/packing?confirmed=true&limit=1')).toEqual(['right-1', 'right-2', 'right-3']);
    expect(await listed('/allOrders?confirmed=true&limit=1')).toEqual(['right-3', 'right-2', 'right-1']);
  });

  test('in the queue of the desk', async () => {
    await putOrders(CONFIRMED, [{ createdAt: 'now' }, { createdAt: NaN }, { totalPrice: NaN }, { status: 7 }, {}, {}]);
    for (const made of [1, 2, 3]) await desk.reference.doc(`right-${made}`).set(newDesk(made));
    const wrong = [{ callAt: 1 }, { callAt: 1 }, { callAt: 1 }, { callAt: 1 }, { callAt: NaN }, { callAt: 'now' }];
    for (const [place, changes] of wrong.entries())
      await desk.reference.doc(`wrong-${place}`).set({ ...newDesk(1), ...changes });
    const pages = await pagesAs<{ _id: string; history: object }>(admin, '/desk/calls?limit=1');
    expect(idsIn(pages.flat())).toEqual(['right-1', 'right-2', 'right-3']);
    expect((await askInProcess(admin, 'GET /desk/right-1')).status).toBe(200);
    const { body: some } = await askInProcess(admin, 'GET /desk/orders?ids=wrong-0,wrong-5,right-2,wrong-2');
    expect(idsIn(some)).toEqual(['right-2']);
    expect((await askInProcess(admin, 'POST /desk/next', {})).body.call._id).toBe('right-1');
  });

  test('in the orders of a mobile number', async () => {
    const delivered = { ...CONFIRMED, status: 'Delivered', name: 'Rahim' };
    await putOrders(delivered, [
      { createdAt: 'now', confirmedAt: 1 },
      { confirmedAt: 'now', name: 7, createdAt: now + 1 },
    ]);
    const { status, body } = await askInProcess(admin, 'POST /desk/number', { mobileNumber: NUMBER });
    expect([status, body.last.name, typeof body.history.lastAt]).toEqual([200, 'Rahim', 'number']);
  });

  test.each([...NONSENSE, 1.5])('in the stock: %j', async (count) => {
    await putCounted('jute', 3);
    await putCounted('moon', 3);
    await stock.reference.doc('moon').set({ count, changedAt: 1 });
    for (const list of ['GET /products/admin?limit=100', 'GET /products/admin?stockUpTo=5'] as const) {
      const { status, body } = await askInProcess(admin, list);
      expect([status, body.find(({ _id }: { _id: string }) => _id === 'jute')?.stock]).toEqual([200, 3]);
    }
    const { body: listed } = await askInProcess(admin, 'GET /products/admin?limit=100');
    expect(idsIn(listed)).toContain('moon'); // so that somebody can count it again
    const order = {
      mobileNumber: NUMBER,
      orderItems: [
        { _id: 'jute', quantity: 1 },
        { _id: 'moon', quantity: 1 },
      ],
    };
    expect((await askInProcess(undefined, 'POST /orders', order)).status).toBe(200);
    expect(await stockLeft('jute')).toBe(2);
    expect((await askInProcess(admin, 'PATCH /item/moon/stock', { stock: 4 })).status).toBe(200);
    expect(await stockLeft('moon')).toBe(4);
  });
});

test('a single invalid document is a 500', async () => {
  await orders.reference.doc('wrong').set({ ...ORDER, lines: null });
  const answer = await askInProcess(undefined, 'POST /orders/track', { id: 'wrong', mobileNumber: NUMBER });
  expect(answer.status).toBe(500);
});
