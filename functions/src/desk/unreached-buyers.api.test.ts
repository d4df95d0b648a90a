import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putCounted, resetSettings, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import type { CallSettings } from '../domain/desk.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  await putCounted('jute', 50);
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

describe('an order that is put aside', () => {
  let id: string;

  beforeEach(async () => {
    await setCalls({ tries: 2, after: 'putAside' });
    id = await place();
    await record(id);
    expect(await record(id)).toEqual({ modifiedCount: 1, revision: 2, asideSince: expect.any(Number) });
  });

  const listed = async () => {
    const { body } = await ask(admin, 'GET /desk/calls?when=aside&limit=100');
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };
  const counted = async () => (await ask(admin, 'GET /stats')).body.aside as number;
  const callAgain = (revision: number) => ask(admin, `POST /desk/${id}/calls`, { outcome: 'toCall', revision });

  test('stands in a list of its own, the one that was put aside first at its top, and is counted', async () => {
    const other = await place();
    await record(other);
    const before = await counted();
    await record(other);
    expect(await counted()).toBe(before + 1);
    expect((await listed()).slice(-2)).toEqual([id, other]);
    expect((await ask(admin, `GET /orders/admin/${id}`)).body.asideSince).toBe((await deskOf(id))?.asideSince);
  });

  test('is given back to the queue by one of two at once, which the audit has', async () => {
    const answers = await Promise.all([callAgain(2), callAgain(2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'called-meanwhile' });
    expect(await listed()).not.toContain(id);
    expect(await deskOf(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
    expect(await deskOf(id)).not.toHaveProperty('asideSince');
    const lines = await auditLines(id);
    expect(lines.at(-1)).toMatchObject({ before: { desk: 'noAnswer' }, after: { desk: 'toCall' } });
  });

  test('is put aside again by the call that it was given back from', async () => {
    await callAgain(2);
    expect(await record(id)).toEqual({ modifiedCount: 1, revision: 4, asideSince: expect.any(Number) });
    expect(await listed()).toContain(id);
  });

  test.each(['confirmed', 'hold', 'refused'])('leaves that list when it is %s', async (outcome) => {
    const until = outcome === 'hold' ? { until: dayOf(Date.now() + 86_400_000) } : {};
    expect((await ask(admin, `POST /desk/${id}/calls`, { outcome, ...until })).status).toBe(200);
    expect(await listed()).not.toContain(id);
  });

  test('leaves it when it is cancelled, and comes back to the queue when it is opened again', async () => {
    await ask(admin, statusCall(id, 'Cancel'));
    expect(await listed()).not.toContain(id);
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    expect(await listed()).not.toContain(id);
    expect(await deskOf(id)).toHaveProperty('callAt');
  });

  test('is still put aside after a note, a correction, and a claim', async () => {
    const { asideSince } = (await deskOf(id)) ?? {};
    await ask(admin, `POST /desk/${id}/notes`, { text: 'Tried from another number.' });
    await ask(admin, `PATCH /orders/admin/${id}/corrections`, { name: 'Karim' });
    await ask(admin, `POST /desk/${id}/claim`, {});
    expect(await deskOf(id)).toMatchObject({ asideSince });
  });
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
