import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Asked, pagesAs } from '../../../test/ask.ts';
import { type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { dayOf } from '../../domain/day-of.ts';
import {
  audit,
  carts,
  orders,
  questions,
  reviews,
  sales,
  salesDays,
  subscribers,
  users,
} from '../database/collections.ts';

// Before the logger is loaded, which keeps a reference to the console's functions.
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
const { askInProcess } = await import('../../../test/ask-in-process.ts');

const NUMBER = '01712345678';
const LINE = { _id: 'jute', name: 'Jute Lamp', img: '/jute.webp', price: 900, quantity: 1 };
const ORDER = {
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

test('a single invalid document is a 500', async () => {
  await orders.reference.doc('wrong').set({ ...ORDER, lines: null });
  const answer = await askInProcess(undefined, 'POST /orders/track', { id: 'wrong', mobileNumber: NUMBER });
  expect(answer.status).toBe(500);
});
