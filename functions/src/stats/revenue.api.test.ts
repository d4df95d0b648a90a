import { beforeEach, expect, test } from 'vitest';
import { ask, pagesAs, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import { audit, orders } from '../platform/database/collections.ts';

const WAITING = 'waiting for confirmation';
const NONE = { orders: 0, sum: 0 };

let admin: Person;

beforeEach(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

const revenue = async (query = '') => (await ask(admin, `GET /stats/revenue${query}`)).body;
const listed = async (query: string) => ask(admin, `GET /stats/revenue/orders${query}`);
const time = (text: string) => Date.parse(`${text}${UTC_OFFSET}`);

/** An order as it is stored. */
async function putOrder(id: string, fields: object): Promise<void> {
  const order = { email: 'WithOut LogIn Order', mobileNumber: '01712345678', date: '2023/05/10', status: WAITING };
  await orders.reference
    .doc(id)
    .set({ ...order, uid: null, lines: [], amounts: [], timeline: [], createdAt: 1, totalPrice: 1, ...fields });
}

test('a day begins and ends at midnight by the clocks of the shop, and its fractions of taka are exact', async () => {
  await putOrder('late', { createdAt: time('2023-05-09T23:59:59.999'), totalPrice: 1_000 });
  await putOrder('first', { createdAt: time('2023-05-10T00:00:00'), totalPrice: 0.1 });
  await putOrder('last', { createdAt: time('2023-05-11T23:59:59.999'), totalPrice: 0.2 });
  await putOrder('cancelled', { createdAt: time('2023-05-10T12:00:00'), totalPrice: 900.5, status: 'Cancel' });
  await putOrder('early', { createdAt: time('2023-05-12T00:00:00'), totalPrice: 2_000 });
  expect(await revenue('?from=2023-05-10&to=2023-05-11')).toEqual({
    from: '2023-05-10',
    to: '2023-05-11',
    ordered: { orders: 3, sum: 900.8 },
    cancelled: { orders: 1, sum: 900.5 },
    confirmed: NONE,
    delivered: NONE,
    unpaid: NONE,
    payments: NONE,
    advances: NONE,
    received: 0,
    less: 0,
  });
  const { body } = await listed('?from=2023-05-10&to=2023-05-11');
  expect(body.map(({ order }: { order: { _id: string } }) => order._id)).toEqual(['first', 'cancelled', 'last']);
});

test('the figures follow an order: confirmed, with an advance, delivered, paid, taken back, cancelled', async () => {
  await putProduct('jute', { name: 'Jute Lamp', price: 900.5 });
  const request = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 2 }] };
  const id = (await ask(NOBODY, 'POST /orders', request)).body.insertedId;
  const cancelled = (await ask(NOBODY, 'POST /orders', request)).body.insertedId;
  const call = (one: string, outcome: string) => ask(admin, `POST /desk/${one}/calls`, { outcome });
  const set = (one: string, status: string) => ask(admin, statusCall(one, status));
  const pay = (received: boolean) => ask(admin, `POST /orders/admin/${id}/payment`, { received });
  const one = (sum: number) => ({ orders: 1, sum });

  await call(id, 'confirmed');
  await call(cancelled, 'confirmed');
  expect(await revenue()).toMatchObject({ ordered: { orders: 2, sum: 3_602 }, confirmed: { orders: 2, sum: 3_602 } });
  await set(cancelled, 'Cancel');
  expect(await revenue()).toMatchObject({ cancelled: one(1_801), confirmed: one(1_801), unpaid: NONE });

  const amounts = [
    { kind: 'delivery', taka: 70 },
    { kind: 'discount', taka: 20 },
    { kind: 'advance', taka: 500.2, transaction: 'BKX7' },
  ];
  await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
  expect(await revenue()).toMatchObject({ advances: one(500.2), received: 500.2, delivered: NONE });

  await set(id, 'Delivered');
  expect(await revenue()).toMatchObject({ delivered: one(1_801), unpaid: one(1_350.8), payments: NONE });

  await pay(true);
  expect(await revenue()).toMatchObject({
    delivered: one(1_801),
    unpaid: NONE,
    payments: one(1_350.8),
    received: 1_851,
  });
  const { body } = await listed('?by=payments');
  const recorded = { at: expect.any(Number), by: 'admin@aloghor.example' };
  expect(body).toEqual([
    {
      recorded: [recorded, recorded],
      order: expect.objectContaining({ _id: id, totalPrice: 1_801 }),
      deliveredAt: expect.any(Number),
      deliveredSum: 1_801,
    },
  ]);

  await pay(false);
  expect(await revenue()).toMatchObject({ unpaid: one(1_350.8), payments: NONE, received: 500.2 });
  expect((await listed('?by=unpaid')).body).toHaveLength(1);
});

test('fractions of taka that no binary number has add up exactly', async () => {
  const createdAt = time('2023-05-10T12:00:00');
  await putOrder('tenth', { createdAt, totalPrice: 0.1 });
  await putOrder('fifth', { createdAt, totalPrice: 0.2 });
  expect((await revenue('?from=2023-05-10&to=2023-05-10')).ordered.sum).toBe(0.3);
  await putOrder('tenth', { payment: { sum: 0.1, at: createdAt, less: 0.1 } });
  await putOrder('fifth', { payment: { sum: 0.2, at: createdAt, less: 0.2 } });
  expect(await revenue('?from=2023-05-10&to=2023-05-10')).toMatchObject({
    payments: { sum: 0.3 },
    received: 0.3,
    less: 0.3,
  });
});

test('who took a payment and who an advance are not confused, on whatever orders', async () => {
  const at = (minute: number) => time(`2023-05-10T12:0${minute}:00`);
  const advanced = (minute: number) => ({
    amounts: [{ kind: 'advance', taka: 1, transaction: 'BKX7', at: at(minute) }],
  });
  await putOrder('first', { payment: { sum: 1, at: at(1) }, ...advanced(2) });
  await putOrder('second', { payment: { sum: 1, at: at(2) }, ...advanced(1) });
  const recorded: [target: string, minute: number, by: string][] = [
    ['first', 1, 'rina'],
    ['first', 2, 'shirin'],
    ['second', 1, 'mina'],
    ['second', 2, 'tuli'],
  ];
  for (const [target, minute, by] of recorded) await audit.reference.doc().set({ target, at: at(minute), by });
  const recordedAt = (minute: number, by: string) => ({ at: at(minute), by });
  const { body } = await listed('?from=2023-05-10&to=2023-05-10&by=payments');
  expect(body).toMatchObject([
    { order: { _id: 'first' }, recorded: [recordedAt(1, 'rina'), recordedAt(2, 'shirin')] },
    { order: { _id: 'second' }, recorded: [recordedAt(2, 'tuli'), recordedAt(1, 'mina')] },
  ]);
});

test('what was received differs from what was to be collected by the sum of the differences', async () => {
  const at = time('2023-05-10T12:00:00');
  await putOrder('less', { payment: { sum: 990, at, less: 10.5 } });
  await putOrder('more', { payment: { sum: 1_000, at, less: -0.2 } });
  await putOrder('same', { payment: { sum: 10, at } });
  const figures = await revenue('?from=2023-05-10&to=2023-05-10');
  expect(figures).toMatchObject({ payments: { orders: 3, sum: 2_000 }, less: 10.3 });
});

test('costs eight reads and the role, however many orders there are', async () => {
  for (const place of Array.from({ length: 20 }, (_, index) => index))
    await putOrder(`order-${place}`, { createdAt: Date.now() });
  const reads = await recordReads(() => askInProcess(admin, 'GET /stats/revenue'));
  expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(8 + 1);
});

test('the orders behind a figure come in pages, each once', async () => {
  const at = time('2023-05-10T12:00:00');
  for (const place of [0, 1, 2, 3, 4]) await putOrder(`order-${place}`, { payment: { sum: 1, at: at + (place % 2) } });
  const range = '?from=2023-05-10&to=2023-05-10&by=payments&limit=2';
  const pages = await pagesAs<{ order: { _id: string } }>(admin, `/stats/revenue/orders${range}`);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  const ids = pages.flat().map(({ order }) => order._id);
  expect(ids).toEqual(['order-0', 'order-2', 'order-4', 'order-1', 'order-3']);
});

test.each(['?from=2023-05-11&to=2023-05-10', '?from=2023-02-30', '?from=tomorrow', '?from=2020-01-01&to=2023-01-01'])(
  'is rejected for days that are no range: %s',
  async (query) => {
    expect((await ask(admin, `GET /stats/revenue${query}`)).status).toBe(400);
    expect((await listed(query)).status).toBe(400);
  },
);
