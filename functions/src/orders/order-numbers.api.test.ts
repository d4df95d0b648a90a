import { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { NOBODY, signIn } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { emptyStack, resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { counters, ORDER_NUMBERS, orders } from '../platform/database/collections.ts';
import { nextOrderNumber, openOrderNumbers } from './order-numbers.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
const BLOCK = 20;
const UNAVAILABLE = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });

let before: number | undefined;

beforeAll(async () => {
  await resetToSeed();
  before = await reserved();
});

/** Orders of later test files must not reuse numbers that a server has reserved. */
afterAll(async () => {
  await counters.reference.doc(ORDER_NUMBERS).set({ next: Math.max(before ?? 0, (await reserved()) ?? 0) });
  await reserveNumbers();
});

beforeEach(async () => {
  await counters.reference.doc(ORDER_NUMBERS).set({ next: 0 });
});

afterEach(() => void vi.restoreAllMocks());

const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));
const reserved = async () => (await counters.get([ORDER_NUMBERS]))[0]?.next;
const placeOrder = () => askInProcess(NOBODY, 'POST /orders', ORDER);
const countOrders = async () => (await orders.reference.count().get()).data().count;

/** Until this process has no reserved numbers left. */
async function useUpBlock(): Promise<void> {
  await reserveNumbers();
  await times(BLOCK - 1, nextOrderNumber);
}

test('the first numbers of a shop are A-1000, A-1001, A-1002', async () => {
  const next = openOrderNumbers();
  expect([await next(), await next(), await next()]).toEqual(['A-1000', 'A-1001', 'A-1002']);
});

test('a new shop begins without a counter', async () => {
  await emptyStack();
  expect(await openOrderNumbers()()).toBe('A-1000');
  await resetToSeed();
});

test.each([
  ['is lost', undefined],
  ['is no number', { next: 'many' }],
  ['is not finite', { next: Number.NaN }],
])(
  'a counter that %s is found again from the orders, behind what other instances have reserved',
  async (_how, counter) => {
    const ids = ['highest', 'newest'].map((id) => orders.reference.doc(id));
    const now = Date.now();
    await ids[0]?.set({ number: 'AB-1020', createdAt: now });
    await ids[1]?.set({ number: 'AB-1002', createdAt: now + 1 });
    await counters.reference.doc(ORDER_NUMBERS).delete();
    if (counter) await counters.reference.doc(ORDER_NUMBERS).set(counter);
    const instances = Array.from({ length: 3 }, openOrderNumbers);
    const numbers = (await Promise.all(instances.map((next) => times(BLOCK, next)))).flat();
    expect(numbers.toSorted()[0]).toBe('AB-1421');
    expect(new Set(numbers).size).toBe(3 * BLOCK);
    for (const order of ids) await order.delete();
  },
);

test('many instances with many orders at once never give a number twice', async () => {
  const instances = Array.from({ length: 5 }, openOrderNumbers);
  const numbers = (await Promise.all(instances.map((next) => times(30, next)))).flat();
  expect(new Set(numbers).size).toBe(5 * 30);
  expect(await reserved()).toBe(5 * 2 * BLOCK);
});

test('orders that come at once share one reservation', async () => {
  const next = openOrderNumbers();
  expect(await recordWrites(async () => void (await times(BLOCK, next)))).toEqual([`counters/${ORDER_NUMBERS}`]);
});

test('an instance that ends leaves a gap', async () => {
  await openOrderNumbers()();
  expect(await openOrderNumbers()()).toBe(`A-${1_000 + BLOCK}`);
});

test('an order that finds none reserved reads and writes the counter; the next nineteen do not', async () => {
  await useUpBlock();
  const reads = await recordReads(async () => {
    const writes = await recordWrites(async () => void (await placeOrder()));
    expect(writes).toContain(`counters/${ORDER_NUMBERS}`);
  });
  expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(5); // its key, its product, the others of its number, its marks, the counter
  const writes = await recordWrites(() => times(BLOCK - 1, placeOrder));
  expect(writes.filter((path) => path.startsWith('counters/'))).toEqual([]);
});

test('a split that is rejected takes none', async () => {
  const { insertedId } = (await placeOrder()).body;
  const admin = await signIn('admin');
  await useUpBlock();
  const writes = await recordWrites(async () => {
    const rejected = await askInProcess(
      admin,
      `POST /orders/admin/${insertedId}/split`,
      { lines: [{ _id: 'dhoya-smoked-glass-pendant', quantity: 1 }] }, // all that it has
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(rejected).toMatchObject({ status: 400, body: { code: 'bad-input', errors: [{ path: 'lines' }] } });
  });
  expect(writes).toEqual([]);
});

test('where none can be reserved no order is placed, and the next one reserves again', async () => {
  await useUpBlock();
  const placed = await countOrders();
  const transactions = vi.spyOn(Firestore.prototype, 'runTransaction').mockRejectedValue(UNAVAILABLE); // tried again
  const { status, body } = await placeOrder();
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'busy' });
  expect(await countOrders()).toBe(placed);
  transactions.mockRestore();
  expect((await placeOrder()).body.number).toMatch(/^A-\d{4}$/);
});
