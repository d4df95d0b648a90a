import { beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import type { Person } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { outsideServices, pickUps } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {})); // lost answers are logged

const MINUTE_MS = 60_000;

const shop = courierShop();

beforeEach(async () => {
  await pickUps.reference.doc('steadfast').delete();
  await outsideServices.reference.doc('steadfast').delete();
});

const ask = (more: object = {}, by: Person = shop.clerk) =>
  askInProcess(by, 'POST /couriers/pick-ups', { courier: 'steadfast', parcels: 12, ...more });
const steadfast = async () => (await askInProcess(shop.clerk, 'GET /couriers')).body[0];
const requested = async () => (await shop.account.calls()).pickUps ?? [];

test('a courier that can be asked comes; the desk and the audit say who has asked', async () => {
  expect(await steadfast()).toEqual({ courier: 'steadfast', name: 'Steadfast', pickUp: {} });
  const { status, body } = await ask({ note: 'By the back door.' });
  const pickUp = { parcels: 12, note: 'By the back door.', by: shop.clerk.email, answer: 'accepted' };
  expect([status, body]).toMatchObject([200, { isAsked: true, pickUp }]);
  expect(await requested()).toMatchObject([{ parcels: 12, note: 'By the back door.' }]);
  expect((await steadfast()).pickUp.last).toMatchObject(pickUp);
  expect((await askInProcess(shop.admin, 'GET /audit?subject=pickUp')).body[0]).toMatchObject({
    by: shop.clerk.email,
    action: 'add',
    target: 'steadfast',
    label: 'Steadfast',
    after: { parcels: 12 },
  });
});

test('of two people at once, and of a double click, one asks', async () => {
  const answers = await Promise.all([ask(), ask(), ask({ parcels: 3 }, shop.admin)]);
  expect(answers.map(({ body }) => body.isAsked).toSorted()).toEqual([false, false, true]);
  expect((await shop.account.calls()).pickUpCalls).toBe(1);
  expect((await ask()).body).toMatchObject({ isAsked: false, pickUp: { answer: 'accepted' } });
  expect((await shop.account.calls()).pickUpCalls).toBe(1);
});

test('who has seen the last one asks again; one that is still open at the courier is what was wanted', async () => {
  const { at } = (await ask()).body.pickUp;
  expect((await ask({ seenAt: at - 1 })).body).toMatchObject({ isAsked: false });
  expect((await ask({ seenAt: at, parcels: 20 })).body).toMatchObject({
    isAsked: true,
    pickUp: { parcels: 20, answer: 'accepted' },
  });
  expect(await requested()).toHaveLength(1);
});

test('a lost answer is unknown, not asked; so is one that nobody waits for any more', async () => {
  await shop.account.set({ pickUpRequests: 'cut' });
  const lost = (await ask()).body;
  expect(lost).toMatchObject({ isAsked: true, pickUp: { answer: 'unknown' } });
  expect(lost).not.toHaveProperty('problem');
  await shop.account.set({ pickUpRequests: 'answered' });
  expect((await ask({ seenAt: lost.pickUp.at })).body).toMatchObject({ isAsked: true, pickUp: { answer: 'accepted' } });
  const at = Date.now() - MINUTE_MS;
  await pickUps.reference.doc('steadfast').update({ answer: 'asked', at });
  expect((await steadfast()).pickUp.last).toMatchObject({ answer: 'unknown' });
  await pickUps.reference.doc('steadfast').update({ at: Date.now() });
  const { at: now } = (await steadfast()).pickUp.last;
  expect((await ask({ seenAt: now })).body).toMatchObject({ isAsked: false, pickUp: { answer: 'asked' } });
});

test('where the courier does not come, it is as before', async () => {
  await shop.account.set({ pickUpRequests: 'busy' });
  expect((await ask()).body).toEqual({ isAsked: true, problem: 'courierBusy' });
  expect((await steadfast()).pickUp).toEqual({});
  await shop.account.set({ pickUpRequests: 'answered' });
  const { pickUp } = (await ask()).body;
  await shop.account.set({ keys: 'refused' });
  expect((await ask({ seenAt: pickUp.at })).body).toEqual({ isAsked: true, problem: 'keysRefused', pickUp });
});

test('one that cannot be asked, does not say where to, or is off is not asked', async () => {
  for (const courier of ['pathao', 'file']) expect((await ask({ courier })).status).toBe(400);
  vi.stubEnv('STEADFAST_PICKUP_ADDRESS_ID', '');
  vi.stubEnv('STEADFAST_PICKUP_ADDRESS', '');
  expect((await ask()).status).toBe(400);
  expect(await steadfast()).not.toHaveProperty('pickUp');
  vi.stubEnv('COURIERS', 'pathao');
  expect((await ask()).body.errors).toEqual([{ path: 'courier', message: 'must be one that is switched on' }]);
  expect(await requested()).toEqual([]);
});

test('asking costs four reads: the pick-up twice, the stop, and the role', async () => {
  const reads = await recordReads(async () => void (await ask()));
  expect(reads.reduce((sum, read) => sum + read.documents, 0)).toBeLessThanOrEqual(4);
});
