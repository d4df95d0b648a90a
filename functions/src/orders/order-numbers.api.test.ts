import { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { NOBODY } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { counters, ORDER_NUMBERS, orders } from '../platform/database/collections.ts';
import { BLOCK, nextOrderNumber, openOrderNumbers } from './order-numbers.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
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
  await counters.reference.doc(ORDER_NUMBERS).delete();
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
  expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 1 + 1 + 1); // its key, its product, the others of its number, the counter
  const writes = await recordWrites(() => times(BLOCK - 1, placeOrder));
  expect(writes.filter((path) => path.startsWith('counters/'))).toEqual([]);
});

test('where none can be reserved no order is placed, and the next one reserves again', async () => {
  await useUpBlock();
  const placed = await countOrders();
  vi.spyOn(Firestore.prototype, 'runTransaction').mockRejectedValueOnce(UNAVAILABLE);
  const { status, body } = await placeOrder();
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'busy' });
  expect(await countOrders()).toBe(placed);
  expect((await placeOrder()).body.number).toMatch(/^A-\d{4}$/);
});
