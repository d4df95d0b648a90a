import { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { desk as desks, orders, outbox } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
const MINUTE_MS = 60_000;

let admin: Person;
let rahim: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, rahim] = await Promise.all([signIn('admin'), newCustomer()]);
  await reserveNumbers();
});

beforeEach(() => {
  vi.stubEnv('NOTICES', 'all');
  vi.stubEnv('NOTICES_TO', 'shop@example.com');
});

afterEach(() => void vi.unstubAllEnvs());

const place = async (changes: object = {}, headers: Record<string, string> = {}) =>
  (await askInProcess(rahim, 'POST /orders', { ...ORDER, ...changes }, headers)).body.insertedId as string;
const record = (id: string, outcome: string) => askInProcess(admin, `POST /desk/${id}/calls`, { outcome });
const setStatus = (id: string, status: string) => askInProcess(admin, statusCall(id, status));
const notificationsOf = async (id: string) => {
  const { docs } = await outbox.reference.where('orderId', '==', id).get();
  return docs.map((one) => one.data()).toSorted((one, other) => one.askedAt - other.askedAt);
};
const eventsOf = async (id: string) => (await notificationsOf(id)).map(({ event }) => event);

describe('a new order', () => {
  test('writes its notifications in its own batch: one for the buyer, one for the shop, without personal data', async () => {
    const commits = vi.spyOn(Firestore.prototype, 'batch');
    let id = '';
    const written = await recordWrites(async () => {
      id = await place({ name: 'Rahim' });
    });
    expect(commits).toHaveBeenCalledOnce();
    commits.mockRestore();
    expect(written).toEqual([`orders/${id}`, `desk/${id}`, `outbox/${id}_received`, `outbox/${id}_newOrder`]);
    const { createdAt, number } = (await orders.reference.doc(id).get()).data() ?? {};
    const waiting = { orderId: id, number, askedAt: createdAt, dueAt: createdAt, tries: 0 };
    expect(await notificationsOf(id)).toEqual(
      expect.arrayContaining([
        { ...waiting, event: 'received' },
        { ...waiting, event: 'newOrder' },
      ]),
    );
  });

  test('by hand that is confirmed already says so and promises no call', async () => {
    const { body } = await askInProcess(admin, 'POST /orders/admin', {
      ...ORDER,
      source: 'telephone',
      isConfirmed: true,
    });
    expect((await eventsOf(body.insertedId)).toSorted()).toEqual(['confirmed', 'newOrder']);
  });

  test('that is rejected has none', async () => {
    const before = (await outbox.reference.get()).size;
    expect((await askInProcess(rahim, 'POST /orders', { ...ORDER, totalPrice: 1 })).status).toBe(409);
    expect((await outbox.reference.get()).size).toBe(before);
  });

  test('has them once when its key is repeated, also by two at once', async () => {
    const headers = { 'idempotency-key': 'a-checkout-with-notifications' };
    const [id, other] = await Promise.all([place({}, headers), place({}, headers)]);
    expect(other).toBe(id);
    expect(await recordWrites(async () => void (await place({}, headers)))).toEqual([]);
    expect((await eventsOf(id)).toSorted()).toEqual(['newOrder', 'received']);
  });

  test.each([
    ['switched off', { NOTICES: '' }],
    ['switched on for other events', { NOTICES: 'delivered' }],
  ])('writes nothing more where notifications are %s', async (_what, env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    let id = '';
    const written = await recordWrites(async () => {
      id = await place();
    });
    expect(written).toEqual([`orders/${id}`, `desk/${id}`]);
  });

  test('writes nothing for a buyer who cannot be reached', async () => {
    vi.stubEnv('NOTICES_TO', '');
    const { body } = await askInProcess(undefined, 'POST /orders', { ...ORDER, mobileNumber: '+8801112345678' });
    expect(await eventsOf(body.insertedId)).toEqual([]);
  });
});

describe('a change', () => {
  test('of the status is sent a minute later, so that a mistake is not', async () => {
    const id = await place();
    await setStatus(id, 'Out for Delivery');
    const { timeline } = (await orders.reference.doc(id).get()).data() ?? {};
    const { at } = timeline.at(-1);
    expect((await notificationsOf(id)).at(-1)).toEqual({
      orderId: id,
      number: expect.stringMatching(/^[A-Z]+-\d+$/),
      event: 'outForDelivery',
      askedAt: at,
      dueAt: at + MINUTE_MS,
      tries: 0,
    });
  });

  test('at the desk is sent: confirmed, then delivered', async () => {
    const id = await place();
    for (const outcome of ['noAnswer', 'confirmed']) await record(id, outcome);
    await setStatus(id, 'Delivered');
    expect((await eventsOf(id)).slice(2)).toEqual(['confirmed', 'delivered']);
  });

  test('that was sent before is not sent again', async () => {
    const id = await place();
    await record(id, 'confirmed');
    await outbox.reference.doc(`${id}_confirmed`).update({ sentAt: 7 });
    await record(id, 'toCall');
    const written = await recordWrites(async () => void (await record(id, 'confirmed')));
    expect(written.filter((path) => path.startsWith('outbox/'))).toEqual([]);
    expect((await notificationsOf(id)).find(({ event }) => event === 'confirmed')).toMatchObject({ sentAt: 7 });
  });

  test('that is rejected writes nothing', async () => {
    const id = await place();
    await setStatus(id, 'Cancel');
    expect((await setStatus(id, 'Delivered')).status).toBe(409);
    expect((await eventsOf(id)).slice(2)).toEqual(['cancelled']);
  });

  test('costs nothing more where notifications are switched off', async () => {
    const id = await place();
    vi.stubEnv('NOTICES', '');
    const change = () => recordWrites(async () => void (await setStatus(id, 'Out for Delivery')));
    let written: string[] = [];
    const reads = await recordReads(async () => {
      written = await change();
    });
    expect(written.filter((path) => path.startsWith('outbox/'))).toEqual([]);
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 2); // the admin's role, order and desk
  });
});

describe('the thirtieth order of a mobile number within an hour, from whatever addresses', () => {
  const mobileNumber = '01733333333';
  const placeFrom = async (address: string, changes: object = {}) =>
    (
      await askInProcess(
        undefined,
        'POST /orders',
        { ...ORDER, mobileNumber, ...changes },
        { 'x-forwarded-for': address },
      )
    ).body.insertedId as string;
  const marksOf = async (id: string) => (await desks.reference.doc(id).get()).get('marks');
  let marked: string;

  beforeAll(async () => {
    vi.stubEnv('NOTICES', 'all');
    const ids = [];
    for (let order = 0; order < 29; order += 1) ids.push(await placeFrom(`10.9.0.${order}`));
    expect(await Promise.all(ids.map(marksOf))).toEqual(Array(29).fill(undefined));
    marked = await placeFrom('10.9.0.99', { mobileNumber: '+8801733333333' });
  });

  test('is marked at the desk, where its buyer cannot read, and notifies nobody', async () => {
    expect(await marksOf(marked)).toEqual(['manyOrders']);
    expect(JSON.stringify((await orders.reference.doc(marked).get()).data())).not.toContain('manyOrders');
    expect((await askInProcess(admin, `GET /desk/${marked}`)).body.desk.marks).toEqual(['manyOrders']);
    expect(await eventsOf(marked)).toEqual([]);
    const other = await placeFrom('10.9.0.100', { mobileNumber: '01744444444' });
    expect(await marksOf(other)).toBeUndefined();
    expect(await eventsOf(other)).toContain('received');
  });

  test('notifies its buyer of what follows once it is confirmed', async () => {
    await record(marked, 'noAnswer');
    expect(await eventsOf(marked)).toEqual([]);
    await record(marked, 'confirmed');
    expect(await eventsOf(marked)).toEqual(['confirmed']);
  });

  test('is marked, too, when it is a number that couriers do not take', async () => {
    const abroad = '+923001234567';
    for (let order = 0; order < 29; order += 1) await placeFrom(`10.9.1.${order}`, { mobileNumber: abroad });
    expect(await marksOf(await placeFrom('10.9.1.99', { mobileNumber: abroad }))).toEqual(['manyOrders']);
  });
});

test('an order without a token of App Check is marked at the desk where that is noted', async () => {
  vi.stubEnv('APP_CHECK', 'note');
  const id = await place();
  expect((await desks.reference.doc(id).get()).get('marks')).toEqual(['appNotProved']);
  expect(await eventsOf(id)).toContain('received');
});

test('an order keeps the language in which it was made, and a repeat in the other one is the same order', async () => {
  const headers = { 'idempotency-key': 'a-checkout-in-bangla' };
  const id = await place({ language: 'bn' }, headers);
  expect((await orders.reference.doc(id).get()).get('language')).toBe('bn');
  expect(await place({ language: 'en' }, headers)).toBe(id);
});

test('a language that the shop does not have is rejected', async () => {
  const { status, body } = await askInProcess(rahim, 'POST /orders', { ...ORDER, language: 'fr' });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path: 'language', message: 'must be one of en, bn' }]);
});
