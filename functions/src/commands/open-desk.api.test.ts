import { afterAll, beforeEach, expect, test } from 'vitest';
import { desk, orders } from '../database/collections.ts';
import { runScript } from '../testing/run-script.ts';
import { resetToSeed } from '../testing/seed.ts';

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

  const second = await runScript('open-desk', []);
  expect(second.said).toContain('0 orders are to be called for.');
  expect((await desk.reference.get()).size).toBe(2);
});

test('names the missing project', async () => {
  const { code, said } = await runScript('open-desk', [], { GCLOUD_PROJECT: '' });
  expect(said).toContain('Say in which project: ');
  expect(code).toBe(1);
});
