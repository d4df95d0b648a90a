import { afterAll, beforeEach, expect, test } from 'vitest';
import { desk, orders } from '../src/platform/database/collections.ts';
import { database } from '../src/platform/database/firebase.ts';
import { runHere, runScript } from '../test/run-command.ts';
import { resetToSeed } from '../test/seed.ts';

const WAITING = { status: 'waiting for confirmation', createdAt: 7, mobileNumber: '+8801712345678' };

beforeEach(resetToSeed);
afterAll(resetToSeed);

test('orders of an older version come into the queue once, and are found by their number', async () => {
  await orders.reference.doc('old').set(WAITING);
  await orders.reference.doc('paid').set({ ...WAITING, status: 'Payment successful', mobileNumber: '+923001234567' });
  await orders.reference.doc('called').set({ ...WAITING, courierPhone: '01712345678' });
  await orders.reference.doc('wrong').set({ ...WAITING, createdAt: 'yesterday' });
  await desk.reference.doc('called').set({ state: 'confirmed' });

  const first = await runScript('open-desk', []);
  expect(first.said).toContain('1 order is to be called for.');
  expect(first.said).toContain('1 order is found by their number.');
  expect(first.said).toContain('"id":"wrong"');
  expect(first.code).toBe(0);
  expect((await desk.reference.doc('old').get()).data()).toMatchObject({ state: 'toCall', callAt: 7, attempts: [] });
  expect((await desk.reference.doc('called').get()).data()).toEqual({ state: 'confirmed' });
  expect((await desk.reference.get()).size).toBe(2);
  expect((await orders.reference.doc('old').get()).get('courierPhone')).toBe('01712345678');

  const second = await runHere('open-desk');
  expect(second.said).toContain('0 orders are to be called for.');
  expect((await desk.reference.get()).size).toBe(2);
});

test('orders beyond the first batch come into the queue, too', async () => {
  const writer = database.bulkWriter();
  const ids = Array.from({ length: 103 }, (_, place) => `old-${String(place).padStart(3, '0')}`);
  for (const id of ids) void writer.create(orders.reference.doc(id), WAITING);
  await writer.close();

  expect((await runHere('open-desk')).said).toContain('103 orders are to be called for.');
  expect((await desk.reference.get()).docs.map(({ id }) => id)).toEqual(ids);
});

test('orders of an older version are found by when they were delivered and paid, once', async () => {
  const step = (status: string, at: number) => ({ status, at, by: 'shop' });
  const timeline = [step(WAITING.status, 7), step('Delivered', 9)];
  const delivered = { ...WAITING, status: 'Delivered', timeline, totalPrice: 900.5, lines: [] };
  const amounts = [
    { kind: 'delivery', taka: 70, at: 8 },
    { kind: 'advance', taka: 500, transaction: 'BKX7', at: 8 },
  ];
  await orders.reference.doc('unpaid').set({ ...delivered, amounts, confirmedAt: 8 });
  await orders.reference.doc('paid').set({ ...delivered, payment: { sum: 900.5, at: 10 } });
  await orders.reference.doc('wrong').set({ ...delivered, timeline: 7 });

  const first = await runHere('open-desk');
  expect(first.said).toContain('2 orders are found by their money.');
  expect(first.said).toContain('"id":"wrong"');
  const fields = async (id: string) => (await orders.reference.doc(id).get()).data();
  expect(await fields('unpaid')).toMatchObject({
    delivered: { sum: 900.5, at: 9 },
    unpaid: { sum: 470.5, at: 9 },
  });
  expect(await fields('paid')).toMatchObject({ delivered: { sum: 900.5, at: 9 }, payment: { sum: 900.5, at: 10 } });
  expect(await fields('paid')).not.toHaveProperty('unpaid');
  expect(await fields('wrong')).not.toHaveProperty('delivered');

  expect((await runHere('open-desk')).said).toContain('0 orders are found by their money.');
});

test('names the missing project', async () => {
  const { code, said } = await runHere('open-desk', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
