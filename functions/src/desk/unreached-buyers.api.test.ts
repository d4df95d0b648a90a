import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted, resetSettings, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { CallSettings } from '../domain/desk.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  await putCounted('jute', 5);
});
afterEach(resetSettings);
afterAll(resetToSeed);

async function setCalls(calls: CallSettings) {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.calls;
  expect((await ask(admin, 'PATCH /settings/calls', { ...calls, version })).status).toBe(200);
}

async function place(): Promise<string> {
  phones += 1;
  const order = { mobileNumber: `0185${String(phones).padStart(7, '0')}`, orderItems: [{ _id: 'jute' }] };
  return (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
}

const record = async (id: string, outcome = 'noAnswer') =>
  (await ask(admin, `POST /desk/${id}/calls`, { outcome })).body;
const deskOf = async (id: string) => (await desks.reference.doc(id).get()).data();
const stored = async (id: string) => (await orders.reference.doc(id).get()).data();

test('in a new shop a buyer who never answers is called again each morning', async () => {
  const id = await place();
  for (const _ of [1, 2, 3, 4, 5]) expect(await record(id)).not.toHaveProperty('closedFor');
  expect(await deskOf(id)).toMatchObject({ state: 'noAnswer', callAt: expect.any(Number) });
});

test('an order is put aside after as many calls as the shop has set, and called again once somebody wants that', async () => {
  await setCalls({ tries: 2, after: 'putAside' });
  const id = await place();
  await record(id);
  expect(await deskOf(id)).toHaveProperty('callAt');
  await record(id);
  expect(await deskOf(id)).not.toHaveProperty('callAt');
  expect(await stored(id)).toMatchObject({ status: 'waiting for confirmation' });
  await record(id, 'toCall');
  expect(await deskOf(id)).toMatchObject({ state: 'toCall', callAt: (await stored(id))?.createdAt });
});

test('an order is cancelled after them where the shop wants that: its stock comes back, and it is no refusal', async () => {
  await setCalls({ tries: 1, after: 'cancel' });
  const id = await place();
  const left = await stockLeft('jute');
  expect(await record(id)).toEqual({ modifiedCount: 1, revision: 1, closedFor: 'unreached' });
  expect(await stored(id)).toMatchObject({ status: 'Cancel', closedFor: 'unreached' });
  expect(await deskOf(id)).toMatchObject({ state: 'noAnswer', attempts: [{ outcome: 'noAnswer' }] });
  expect(await stockLeft('jute')).toBe(Number(left) + 1);
  const { mobileNumber } = (await stored(id)) ?? {};
  expect((await ask(admin, 'POST /desk/number', { mobileNumber })).body.history).toMatchObject({ refused: 0 });
  expect((await ask(admin, `POST /orders/admin/${id}/reopen`)).body).toEqual({ modifiedCount: 1 });
  expect(await deskOf(id)).toHaveProperty('callAt');
});
