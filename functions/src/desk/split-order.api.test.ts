import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import { morningOf } from '../domain/desk.ts';
import { desk as desks, ledger, orders, outbox } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DAY_MS = 86_400_000;

let admin: Person;
let clerk: Person;
let rahim: Person;
let id: string;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, rahim] = await Promise.all([signIn('admin'), signIn('clerk'), newCustomer()]);
});
afterAll(resetToSeed);

beforeEach(async () => {
  await putCounted('jute', 5, { name: 'Jute Lamp', price: 900 });
  await putProduct('moon', { name: 'Moon Lamp', price: 650.5 });
  phones += 1;
  const order = {
    name: 'Rahim',
    mobileNumber: `0188${String(phones).padStart(7, '0')}`,
    place: { district: 'Sylhet' },
    info: 'After five',
    orderItems: [
      { _id: 'jute', quantity: 3 },
      { _id: 'moon', quantity: 1 },
    ],
  };
  id = (await ask(rahim, 'POST /orders', order)).body.insertedId;
});

const GOING = [
  { _id: 'jute', quantity: 1 },
  { _id: 'moon', quantity: 1 },
];
const split = (more: object = {}, key: string = crypto.randomUUID(), who = clerk) =>
  ask(who, `POST /orders/admin/${id}/split`, { lines: GOING, ...more }, { 'idempotency-key': key });
const setAmounts = (amounts: object[]) => ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
const read = async (one: string) => (await ask(admin, `GET /orders/admin/${one}`)).body;
const deskOf = async (one: string) => (await desks.reference.doc(one).get()).data();
const stored = async (one: string) => (await orders.reference.doc(one).get()).data();
const rejected = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const figures = async () => (await ask(admin, 'GET /stats/sales')).body.days.at(-1);

test('what is sent later is an order of its own, and both together are what the one was', async () => {
  await setAmounts([
    { kind: 'delivery', taka: 130 },
    { kind: 'advance', taka: 500, transaction: 'BKX7' },
  ]);
  const [before, sales] = [await read(id), await figures()];
  const { status, body } = await split();
  expect(status).toBe(200);
  const [first, second] = [await read(id), await read(body.insertedId)];
  expect(first).toMatchObject({
    orderItems: [{ _id: 'jute', quantity: 2 }],
    totalPrice: 1_800,
    amounts: [
      { kind: 'delivery', taka: 130 },
      { kind: 'advance', taka: 500 },
    ],
    toCollect: 1_430,
    timeline: [{}, { event: 'splitInto', other: body.number, by: 'shop' }],
  });
  expect(second).toMatchObject({
    number: body.number,
    name: 'Rahim',
    email: rahim.email,
    info: 'After five',
    place: { district: 'Sylhet' },
    createdAt: before.createdAt,
    status: 'waiting for confirmation',
    orderItems: [
      { _id: 'jute', quantity: 1, price: 900 },
      { _id: 'moon', quantity: 1, price: 650.5 },
    ],
    totalPrice: 1_550.5,
    amounts: [{ kind: 'delivery', taka: 0 }],
    toCollect: 1_550.5,
    timeline: [{}, { event: 'splitFrom', other: first.number }],
  });
  expect(first.toCollect + second.toCollect).toBe(before.toCollect);
  expect(await figures()).toEqual({ ...sales, orders: sales.orders + 1 });
  expect(await stockLeft('jute')).toBe(2);
  expect([(await stored(id))?.taken, (await stored(body.insertedId))?.taken]).toEqual([{ jute: 2 }, { jute: 1 }]);
  expect(await auditLines(id)).toMatchObject([{}, { by: clerk.email, after: { splitInto: body.number } }]);
  expect(await auditLines(body.insertedId)).toMatchObject([{ action: 'add', after: { splitFrom: first.number } }]);
});

test('what comes later has the notes of the staff, and a link of its own for its buyer', async () => {
  await ask(clerk, `POST /desk/${id}/notes`, { text: 'Ring twice' });
  const { body } = await split();
  const [first, second] = await Promise.all([deskOf(id), deskOf(body.insertedId)]);
  expect(second?.notes).toEqual(first?.notes);
  const link = `${body.number}.${second?.answer?.code}`;
  expect(second?.answer?.code).not.toBe(first?.answer?.code);
  expect((await ask(undefined, 'POST /orders/answer/open', { link })).body).toMatchObject({
    number: body.number,
    mayAnswer: true,
  });
  const { messages } = (await ask(clerk, `GET /desk/${body.insertedId}/messages`)).body;
  expect(JSON.stringify(messages)).toContain(`/answer#${link}`);
});

test('each gives back its own when it is cancelled', async () => {
  const { body } = await split();
  await ask(admin, statusCall(body.insertedId, 'Cancel'));
  expect(await stockLeft('jute')).toBe(3);
  await ask(admin, statusCall(id, 'Cancel'));
  expect(await stockLeft('jute')).toBe(5);
});

test('an advance that is more than what the first costs goes along, and no figure of the day knows of it', async () => {
  await setAmounts([{ kind: 'advance', taka: 3_000, transaction: 'BKX7' }]);
  const today = dayOf(Date.now());
  const received = async () => (await ask(admin, `GET /stats/revenue?from=${today}&to=${today}`)).body;
  const before = await received();
  const { body } = await split();
  expect(await read(id)).toMatchObject({ amounts: [{ taka: 1_800 }], toCollect: 0 });
  expect(await read(body.insertedId)).toMatchObject({
    amounts: [{ kind: 'advance', taka: 1_200, transaction: 'BKX7' }],
    toCollect: 350.5,
    entries: [{ kind: 'advance', taka: 1_200, isMoved: true }],
  });
  const { advances, refunds } = await received();
  expect({ advances, refunds }).toEqual({ advances: before.advances, refunds: before.refunds });
  const { docs } = await ledger.reference.where('orderId', '==', id).get();
  expect(docs.map((entry) => entry.get('taka')).toSorted()).toEqual([-1_200, 3_000]);
});

test('the new order is as far at the desk as the first one, or is asked for again on the day that the buyer has named', async () => {
  await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
  const at = (await stored(id))?.confirmedAt;
  const { body } = await split({ lines: [{ _id: 'moon', quantity: 1 }] });
  expect(await stored(body.insertedId)).toMatchObject({ confirmedAt: at, timeline: [{}, { event: 'confirmed' }, {}] });
  expect(await deskOf(body.insertedId)).toMatchObject({ state: 'confirmed' });
  const until = dayOf(Date.now() + 3 * DAY_MS);
  const later = await split({ lines: [{ _id: 'jute', quantity: 1 }], until });
  expect(await stored(later.body.insertedId)).not.toHaveProperty('confirmedAt');
  expect(await deskOf(later.body.insertedId)).toMatchObject({ state: 'hold', callAt: morningOf(until) });
  expect((await stored(id))?.confirmedAt).toBe(at);
  expect(await split({ lines: [{ _id: 'jute', quantity: 1 }], until: dayOf(Date.now()) })).toEqual(
    rejected(400, 'bad-input'),
  );
});

test('nobody is notified of the new order: its buyer has just said so', async () => {
  const { body } = await split();
  const { docs } = await outbox.reference.where('orderId', '==', body.insertedId).get();
  expect(docs).toEqual([]);
});

test('a repeat is answered the same and splits nothing more, also when two come at once; its key is for no other request', async () => {
  const key = crypto.randomUUID();
  const both = await Promise.all([split({ revision: 0 }, key), split({ revision: 0 }, key)]);
  const again = await split({ revision: 0 }, key);
  expect(both).toEqual([again, again]);
  expect((await stored(id))?.lines).toMatchObject([{ _id: 'jute', quantity: 2 }]);
  expect(await split({ lines: [{ _id: 'jute', quantity: 1 }] }, key)).toEqual(
    rejected(409, 'key-used-for-another-order'),
  );
});

test('of two people who split an order at the same time, one is told', async () => {
  const both = await Promise.all([split({ revision: 0 }), split({ revision: 0 }, undefined, admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both).toContainEqual(rejected(409, 'called-meanwhile'));
});

test.each([
  [
    'all of it',
    [
      { _id: 'jute', quantity: 3 },
      { _id: 'moon', quantity: 1 },
    ],
  ],
  ['nothing', []],
  ['more than there is', [{ _id: 'moon', quantity: 2 }]],
  ['what it does not have', [{ _id: 'cane', quantity: 1 }]],
  [
    'a line twice',
    [
      { _id: 'jute', quantity: 1 },
      { _id: 'jute', quantity: 1 },
    ],
  ],
])('%s cannot go into another order', async (_, lines) => {
  expect(await split({ lines })).toEqual(rejected(400, 'bad-input'));
  expect((await stored(id))?.lines).toHaveLength(2);
});

test('an order that is paid, sent or closed stays one', async () => {
  await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
  expect(await split()).toEqual(rejected(409, 'order-paid'));
  await ask(admin, statusCall(id, 'Out for Delivery'));
  expect(await split()).toEqual(rejected(409, 'order-sent-out'));
  await ask(admin, statusCall(id, 'Delivered'));
  expect(await split()).toEqual(rejected(409, 'order-closed'));
});
