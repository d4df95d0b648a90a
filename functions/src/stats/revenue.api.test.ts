import { beforeEach, describe, expect, test } from 'vitest';
import { type Asked, ask, pagesAs, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import { dayOf } from '../domain/day-of.ts';
import { audit, ledger, orders } from '../platform/database/collections.ts';

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

/** An entry of the ledger as it is stored. */
const putEntry = (id: string, orderId: string, entry: object) =>
  ledger.reference.doc(id).set({ orderId, kind: 'payment', figure: 'payments', by: 'rina@aloghor.example', ...entry });

/** An order as it is stored. */
async function putOrder(id: string, fields: object): Promise<void> {
  const order = {
    number: 'A-1042',
    email: 'WithOut LogIn Order',
    mobileNumber: '01712345678',
    date: '2023/05/10',
    status: WAITING,
  };
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
    refunds: NONE,
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
  const { body } = await listed('?by=received');
  const recorded = { at: expect.any(Number), by: 'admin@aloghor.example' };
  const row = {
    recorded: [recorded, recorded],
    order: expect.objectContaining({ _id: id, totalPrice: 1_801 }),
    deliveredAt: expect.any(Number),
    deliveredSum: 1_801,
  };
  expect(body).toEqual([
    { ...row, entry: { ...recorded, kind: 'advance', taka: 500.2 } },
    { ...row, entry: { ...recorded, kind: 'payment', taka: 1_350.8 } },
  ]);

  await pay(false);
  expect(await revenue()).toMatchObject({
    unpaid: one(1_350.8),
    payments: one(1_350.8),
    refunds: one(-1_350.8),
    received: 500.2,
  });
  expect((await listed('?by=unpaid')).body).toHaveLength(1);
});

test('fractions of taka that no binary number has add up exactly', async () => {
  const createdAt = time('2023-05-10T12:00:00');
  await putOrder('tenth', { createdAt, totalPrice: 0.1 });
  await putOrder('fifth', { createdAt, totalPrice: 0.2 });
  expect((await revenue('?from=2023-05-10&to=2023-05-10')).ordered.sum).toBe(0.3);
  await putEntry('first', 'tenth', { taka: 0.1, at: createdAt, less: 0.1 });
  await putEntry('second', 'fifth', { taka: 0.2, at: createdAt, less: 0.2 });
  expect(await revenue('?from=2023-05-10&to=2023-05-10')).toMatchObject({
    payments: { sum: 0.3 },
    received: 0.3,
    less: 0.3,
  });
});

describe('the money of a day that is over', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const YESTERDAY = dayOf(Date.now() - DAY_MS);
  const ofYesterday = () => revenue(`?from=${YESTERDAY}&to=${YESTERDAY}`);
  const put = async (what: Asked, body?: object) => expect((await ask(admin, what, body)).status).toBe(200);

  /** An order of 900.50 taka with an advance of 500.20, whose money came today. */
  async function advanced(): Promise<string> {
    await putProduct('jute', { name: 'Jute Lamp', price: 900.5 });
    const request = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute' }] };
    const id = (await ask(NOBODY, 'POST /orders', request)).body.insertedId;
    const amounts = [{ kind: 'advance', taka: 500.2, transaction: 'BKX7' }];
    await put(`POST /orders/admin/${id}/amounts`, { amounts });
    return id;
  }

  /** As if the money had come a day earlier. */
  async function letADayPass(id: string): Promise<void> {
    const order = orders.reference.doc(id);
    const { payment, amounts } = (await order.get()).data() ?? {};
    const earlier = <One extends { at: number }>(one: One) => ({ ...one, at: one.at - DAY_MS });
    await order.update({ amounts: amounts.map(earlier), ...(payment && { payment: earlier(payment) }) });
    const { docs } = await ledger.reference.get();
    for (const entry of docs) await entry.ref.update({ at: entry.data().at - DAY_MS });
  }

  test('stays when a payment is corrected, which counts today, and when it is taken back', async () => {
    const id = await advanced();
    await put(statusCall(id, 'Delivered'));
    await put(`POST /orders/admin/${id}/payment`, { received: true });
    await letADayPass(id);
    const before = await ofYesterday();
    expect(before).toMatchObject({
      payments: { orders: 1, sum: 400.3 },
      advances: { orders: 1, sum: 500.2 },
      refunds: NONE,
      received: 900.5,
      less: 0,
    });

    await put(`POST /orders/admin/${id}/payment`, { received: true, sum: 390, sumSeen: 400.3 });
    expect(await ofYesterday()).toEqual(before);
    expect(await revenue()).toMatchObject({ refunds: { orders: 1, sum: -10.3 }, received: -10.3, less: 10.3 });
    await put(`POST /orders/admin/${id}/payment`, { received: true, sum: 395, sumSeen: 390 });
    expect(await revenue()).toMatchObject({ payments: { orders: 1, sum: 5 }, received: -5.3, less: 5.3 });
    await put(`POST /orders/admin/${id}/payment`, { received: false });
    expect(await ofYesterday()).toEqual(before);
    expect(await revenue()).toMatchObject({ refunds: { orders: 2, sum: -405.3 }, received: -400.3, less: 0 });
  });

  test('is not less for a payment in part whose rest is still to come, until nothing more is said to come', async () => {
    const id = await advanced();
    await put(`POST /orders/admin/${id}/payment`, { received: true, sum: 100 });
    expect(await revenue()).toMatchObject({ payments: { orders: 1, sum: 100 }, less: 0 });
    await put(statusCall(id, 'Delivered'));
    expect(await revenue()).toMatchObject({ less: 0 });
    await put(`POST /orders/admin/${id}/payment`, { received: true, sum: 100, sumSeen: 100 });
    expect(await revenue()).toMatchObject({ payments: { orders: 1, sum: 100 }, less: 300.3 });
  });

  test('stays when the advance of a cancelled order is given back, or the desk sets another', async () => {
    const id = await advanced();
    await letADayPass(id);
    const before = await ofYesterday();
    const amounts = [{ kind: 'advance', taka: 600, transaction: 'BKX7' }];
    await put(`POST /orders/admin/${id}/amounts`, { amounts });
    expect(await revenue()).toMatchObject({ advances: { orders: 1, sum: 99.8 }, received: 99.8 });
    await put(statusCall(id, 'Cancel'));
    await put(`POST /orders/admin/${id}/payment`, { received: false });
    expect(await ofYesterday()).toEqual(before);
    expect(before).toMatchObject({ advances: { orders: 1, sum: 500.2 }, received: 500.2 });
    expect(await revenue()).toMatchObject({ refunds: { orders: 1, sum: -600 }, received: -500.2 });
  });

  test('stays when an order is reopened, which takes back what its closing has recorded', async () => {
    const id = await advanced();
    await put(statusCall(id, 'Delivered'), { received: true, toCollect: 400.3 });
    await letADayPass(id);
    const before = await ofYesterday();
    await put(`POST /orders/admin/${id}/reopen`);
    expect(await ofYesterday()).toMatchObject({ payments: before.payments, received: 900.5 });
    expect(await revenue()).toMatchObject({ refunds: { orders: 1, sum: -400.3 }, received: -400.3 });
  });

  test('is that of an order whose part came back later, with what the shop keeps less', async () => {
    await putProduct('jute', { name: 'Jute Lamp', price: 900.5 });
    const request = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 2 }] };
    const id = (await ask(NOBODY, 'POST /orders', request)).body.insertedId;
    await put(`POST /orders/admin/${id}/payment`, { received: true });
    await put(statusCall(id, 'Out for Delivery'));
    await letADayPass(id);
    const cameBack = [{ _id: 'jute', quantity: 1 }];
    const outcome = { outcome: 'partlyDelivered', reason: 'late', cameBack, collected: 900.5 };
    await put(`POST /orders/admin/${id}/outcome`, outcome);
    expect(await ofYesterday()).toMatchObject({ payments: { orders: 1, sum: 1_801 }, less: 0 });
    expect(await revenue()).toMatchObject({ payments: NONE, refunds: NONE, received: 0, less: -900.5 });
    await put(`POST /orders/admin/${id}/payment`, { received: true, sum: 900.5, sumSeen: 1_801 });
    expect(await revenue()).toMatchObject({ refunds: { orders: 1, sum: -900.5 }, received: -900.5, less: 0 });
  });
});

test('an advance of an order by hand is received when it is made', async () => {
  await putProduct('jute', { price: 900.5 });
  const amounts = [{ kind: 'advance', taka: 500.2, transaction: 'BKX7' }];
  const byHand = { source: 'telephone', mobileNumber: '01712345678', orderItems: [{ _id: 'jute' }], amounts };
  const key = { 'idempotency-key': crypto.randomUUID() };
  for (const _ of [1, 2]) expect((await ask(admin, 'POST /orders/admin', byHand, key)).status).toBe(200);
  expect(await revenue()).toMatchObject({ advances: { orders: 1, sum: 500.2 }, received: 500.2 });
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
  await putEntry('1', 'first', { taka: 1, at: at(1) });
  await putEntry('2', 'second', { taka: 1, at: at(2) });
  const { body } = await listed('?from=2023-05-10&to=2023-05-10&by=received');
  expect(body).toMatchObject([
    { order: { _id: 'first' }, recorded: [recordedAt(1, 'rina'), recordedAt(2, 'shirin')] },
    { order: { _id: 'second' }, recorded: [recordedAt(2, 'tuli'), recordedAt(1, 'mina')] },
  ]);
});

test('what was received differs from what was to be collected by the sum of the differences', async () => {
  const at = time('2023-05-10T12:00:00');
  await putEntry('less', 'first', { taka: 990, at, less: 10.5 });
  await putEntry('more', 'second', { taka: 1_000, at, less: -0.2 });
  await putEntry('same', 'third', { taka: 10, at });
  const figures = await revenue('?from=2023-05-10&to=2023-05-10');
  expect(figures).toMatchObject({ payments: { orders: 3, sum: 2_000 }, less: 10.3 });
});

test('costs nine reads and the role, however many orders there are', async () => {
  for (const place of Array.from({ length: 20 }, (_, index) => index))
    await putOrder(`order-${place}`, { createdAt: Date.now() });
  const reads = await recordReads(() => askInProcess(admin, 'GET /stats/revenue'));
  expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(9 + 1);
});

test('the orders behind a figure come in pages, each once', async () => {
  const at = time('2023-05-10T12:00:00');
  for (const place of [0, 1, 2, 3, 4]) {
    await putOrder(`order-${place}`, {});
    await putEntry(`entry-${place}`, `order-${place}`, { taka: 1, at: at + (place % 2) });
  }
  const range = '?from=2023-05-10&to=2023-05-10&by=received&limit=2';
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
