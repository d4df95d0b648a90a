import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { desk as desks, orders, outbox } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;
let rahim: Person;
let mobileNumber: string;
let first: string;
let second: string;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, rahim] = await Promise.all([signIn('admin'), signIn('clerk'), newCustomer()]);
});
afterAll(resetToSeed);

const place = async (
  quantities: Record<string, number>,
  more: object = {},
  who: Person | undefined = NOBODY,
): Promise<string> => {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  return (await ask(who, 'POST /orders', { mobileNumber, orderItems, ...more })).body.insertedId;
};

beforeEach(async () => {
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 900 });
  await putProduct('moon', { name: 'Moon Lamp', price: 650.5 });
  phones += 1;
  mobileNumber = `0189${String(phones).padStart(7, '0')}`;
  first = await place({ jute: 2 });
  second = await place({ jute: 1, moon: 1 }, { info: 'After five', mobileNumber: `+88${mobileNumber}` }, rahim);
});

const join = (id = first, other = second, more: object = {}, who = clerk) =>
  ask(who, `POST /orders/admin/${id}/join`, { other, ...more });
const setAmounts = (id: string, amounts: object[]) => ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
const read = async (id: string) => (await ask(admin, `GET /orders/admin/${id}`)).body;
const stored = async (id: string) => (await orders.reference.doc(id).get()).data();
const rejected = (code: string, members: object = {}) => ({
  status: 409,
  body: expect.objectContaining({ code, ...members }),
});

test('two orders of a number become one, and what is to be collected stays the same, but for one charge', async () => {
  await setAmounts(first, [{ kind: 'delivery', taka: 130 }]);
  await setAmounts(second, [
    { kind: 'delivery', taka: 130 },
    { kind: 'advance', taka: 300, transaction: 'BKX7' },
  ]);
  await ask(admin, `POST /desk/${second}/notes`, { text: 'Wants a red bulb.' });
  const before = (await read(first)).toCollect + (await read(second)).toCollect;
  expect(await join()).toEqual({ status: 200, body: { modifiedCount: 1 } });
  const [one, other] = [await read(first), await read(second)];
  expect(one).toMatchObject({
    orderItems: [
      { _id: 'jute', quantity: 3, price: 900 },
      { _id: 'moon', quantity: 1, price: 650.5 },
    ],
    totalPrice: 3_350.5,
    amounts: [
      { kind: 'delivery', taka: 130 },
      { kind: 'advance', taka: 300, transaction: 'BKX7' },
    ],
    toCollect: before - 130,
    info: 'After five',
    status: 'waiting for confirmation',
    timeline: [{}, { event: 'joined', other: other.number }],
    notes: [{ text: 'Wants a red bulb.' }],
    entries: [{ kind: 'advance', taka: 300, isMoved: true }],
  });
  expect(other).toMatchObject({
    status: 'Cancel',
    closedFor: 'joined',
    orderItems: [{ _id: 'jute', quantity: 1 }, { _id: 'moon' }],
    amounts: [{ kind: 'delivery', taka: 130 }],
    timeline: [{}, { status: 'Cancel', event: 'joinedTo', other: one.number }],
    entries: [{ taka: 300 }, { taka: -300, isMoved: true }],
  });
  expect([(await stored(first))?.taken, (await stored(second))?.taken]).toEqual([{ jute: 3 }, undefined]);
  expect(await stockLeft('jute')).toBe(6);
  expect((await auditLines(second)).at(-1)).toMatchObject({
    by: clerk.email,
    before: { status: 'waiting for confirmation' },
    after: { status: 'Cancel', closedFor: 'joined', joinedTo: one.number },
  });
});

test('the buyer of the order that was joined reads where it went, and is told by the other order alone', async () => {
  await join();
  const [, { number }] = [await read(second), await read(first)];
  const own = (await ask(rahim, `GET /orders/userOrderHistory?email=${rahim.email}`)).body;
  expect(own.find(({ _id }: { _id: string }) => _id === second)).toMatchObject({
    status: 'Cancel',
    closedFor: 'joined',
    timeline: [{}, { event: 'joinedTo', other: number }],
  });
  const { docs } = await outbox.reference.where('orderId', '==', second).where('event', '==', 'cancelled').get();
  expect(docs).toEqual([]);
});

test('it is no refusal of the number, and nobody is to be called for it', async () => {
  await join();
  const row = (await ask(admin, `GET /desk/${first}`)).body;
  expect(row.history).toMatchObject({ refused: 0, delivered: 0 });
  expect((await desks.reference.doc(second).get()).data()).not.toHaveProperty('callAt');
});

test('an order is joined once, however often it is asked for, and stays closed', async () => {
  await join(first, second, { revision: 0 });
  expect(await join(first, second, { revision: 0 })).toEqual({ status: 200, body: { modifiedCount: 0 } });
  expect(await ask(admin, `POST /orders/admin/${second}/reopen`)).toEqual(rejected('order-joined'));
  expect((await stored(first))?.totalPrice).toBe(3_350.5);
  await ask(admin, statusCall(first, 'Cancel'));
  expect(await stockLeft('jute')).toBe(9);
});

test('of two people who join two orders into each other at the same time, one is told', async () => {
  const both = await Promise.all([join(first, second), join(second, first, {}, admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both).toContainEqual(rejected('order-closed'));
  const sums = [await stored(first), await stored(second)];
  expect(sums.map((one) => one?.status).toSorted()).toEqual(['Cancel', 'waiting for confirmation']);
  expect(await stockLeft('jute')).toBe(6);
});

test('of two orders that are joined to a third at the same time, both are in it', async () => {
  const third = await place({ moon: 2 });
  expect((await Promise.all([join(first, second), join(first, third, {}, admin)])).map(({ status }) => status)).toEqual(
    [200, 200],
  );
  expect(await stored(first)).toMatchObject({ totalPrice: 4_651.5, taken: { jute: 3 } });
});

test('an order stays two with one that is sent, paid, of another number, of another price, or itself', async () => {
  expect(await join(first, first)).toEqual(rejected('not-joinable'));
  const strange = await place({ moon: 1 }, { mobileNumber: '01911111111' });
  expect(await join(first, strange)).toEqual(rejected('not-joinable'));
  await putProduct('moon', { price: 700 });
  const dearer = await place({ moon: 1 });
  expect(await join(second, dearer)).toEqual(rejected('not-joinable'));
  await ask(admin, `POST /orders/admin/${second}/payment`, { received: true });
  expect(await join()).toEqual(rejected('order-paid'));
  await ask(admin, statusCall(second, 'Out for Delivery'));
  expect(await join()).toEqual(rejected('order-sent-out'));
  expect(await ask(clerk, `POST /orders/admin/${first}/join`, { other: 'no-order' })).toMatchObject({ status: 404 });
  expect((await stored(first))?.lines).toHaveLength(1);
});

test('a packed order stays as it is until it is unpacked', async () => {
  const pack = (packed: boolean) => ask(admin, `POST /orders/admin/${second}/packed`, { packed });
  await ask(admin, `POST /desk/${second}/calls`, { outcome: 'confirmed' });
  expect((await pack(true)).status).toBe(200);
  expect(await join()).toEqual(rejected('not-joinable'));
  await pack(false);
  expect((await join()).status).toBe(200);
});

test('an order that somebody else works on is not taken from them, and one that has changed is looked at again', async () => {
  await ask(admin, `POST /desk/${second}/claim`, {});
  expect(await join()).toEqual(rejected('claimed', { holder: expect.any(String) }));
  await ask(admin, `DELETE /desk/${second}/claim`);
  await setAmounts(first, [{ kind: 'delivery', taka: 70 }]);
  expect(await join(first, second, { revision: 0 })).toEqual(rejected('called-meanwhile'));
  expect((await join(first, second, { revision: 1 })).status).toBe(200);
});
