import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asked, ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines, reserveNumbers } from '../../test/stored-documents.ts';
import { audit, desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const JUTE = { _id: 'jute', name: 'Jute Lamp', img: '/pictures/jute.webp', price: 900 };
const ORDER = {
  source: 'messenger',
  name: 'Rahim',
  mobileNumber: '01712345678',
  place: { district: 'Dhaka', thana: 'Savar' },
  deliveryAddress: 'House 7',
  orderItems: [{ _id: 'jute', quantity: 2 }],
  totalPrice: 1800,
};
const DELIVERY = { kind: 'delivery', taka: 100 };
const ADVANCE = { kind: 'advance', taka: 500, transaction: 'BKX1' };
const discount = (taka: number) => ({ kind: 'discount', taka });
const AMOUNTS = [DELIVERY, discount(50), ADVANCE];

let admin: Person;
let rahim: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, rahim] = await Promise.all([signIn('admin'), newCustomer()]);
});

beforeEach(() => putProduct('jute', JUTE));

const place = (changes: object = {}, key: string = crypto.randomUUID(), who: Person | undefined = admin) =>
  ask(who, 'POST /orders/admin', { ...ORDER, ...changes }, { 'idempotency-key': key });
const placed = async (changes: object = {}) => (await place(changes)).body.insertedId as string;
const stored = async (id: string) => (await orders.reference.doc(id).get()).data();
const deskOf = async (id: string) => (await desks.reference.doc(id).get()).data();
const countAll = async () => (await orders.reference.get()).size;
const queued = async () => (await ask(admin, 'GET /desk/calls')).body.map(({ _id }: { _id: string }) => _id);

test("an order by hand is a guest's, at the prices of the shop, and waits to be called", async () => {
  const { status, body } = await place({
    uid: rahim.uid,
    status: 'Delivered',
    confirmedAt: 1,
    orderItems: [{ _id: 'jute', name: 'Gold', price: 1, quantity: 2 }],
  });
  expect(status).toBe(200);
  const order = await stored(body.insertedId);
  expect(order).toEqual({
    number: body.number,
    courierPhone: '01712345678',
    uid: null,
    email: 'WithOut LogIn Order',
    name: 'Rahim',
    mobileNumber: '01712345678',
    place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
    deliveryAddress: 'House 7',
    lines: [{ ...JUTE, quantity: 2 }],
    totalPrice: 1800,
    amounts: [],
    askedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    askedTotal: 1800,
    createdAt: expect.closeTo(Date.now(), -5),
    date: expect.stringMatching(/^20\d\d\/\d\d\/\d\d$/),
    status: 'waiting for confirmation',
    timeline: [{ status: 'waiting for confirmation', at: order?.createdAt, by: 'shop' }],
    searchKeys: expect.arrayContaining(['rahim', body.number.toLowerCase().replace('-', '')]),
  });
  expect(await queued()).toContain(body.insertedId);
});

test('its buyer follows it by its number and mobile number, and reads neither admin nor source', async () => {
  const { body } = await place({ isConfirmed: true, deskNote: 'Cousin of Karim' });
  const followed = await ask(NOBODY, 'POST /orders/track', { id: body.number, mobileNumber: '01712345678' });
  expect(followed.status).toBe(200);
  expect(JSON.stringify([followed.body, await stored(body.insertedId)])).not.toMatch(/admin@|messenger|Cousin/);
});

test('is confirmed at once where the buyer has just said yes', async () => {
  const id = await placed({ isConfirmed: true, deskNote: 'Before Friday' });
  const order = await stored(id);
  expect(order).toMatchObject({ status: 'waiting for confirmation', confirmedAt: order?.createdAt });
  expect(order?.timeline).toMatchObject([{ by: 'shop' }, { by: 'shop', event: 'confirmed' }]);
  const by = 'admin@aloghor.example';
  const opened = await deskOf(id);
  expect(opened).toMatchObject({
    state: 'confirmed',
    source: 'messenger',
    attempts: [{ by, outcome: 'confirmed' }],
    notes: [{ by, text: 'Before Friday' }],
    revision: 0,
  });
  expect(opened?.callAt).toBeUndefined();
  expect(await queued()).not.toContain(id);
});

test('carries amounts as the desk sets it, and changes it there', async () => {
  const id = await placed({ amounts: AMOUNTS });
  const { body: order } = await ask(admin, `GET /orders/admin/${id}`);
  expect(order).toMatchObject({
    totalPrice: 1800,
    amounts: AMOUNTS.map((amount) => ({ ...amount, at: order.createdAt })),
    toCollect: 1350,
  });
  const amounts = [{ ...DELIVERY, taka: 0 }];
  const changed = await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts, revision: 0 });
  expect(changed.body).toEqual({ modifiedCount: 1, revision: 1 });
  expect((await stored(id))?.amounts).toMatchObject(amounts);
  expect((await stored(await placed({ amounts: null })))?.amounts).toEqual([]);
});

test('who made it, and what, is audited in the same write', async () => {
  const id = await placed({ amounts: AMOUNTS, isConfirmed: true });
  const order = await stored(id);
  expect(await auditLines(id)).toMatchObject([
    {
      by: 'admin@aloghor.example',
      uid: admin.uid,
      at: order?.createdAt,
      subject: 'order',
      action: 'add',
      label: 'Rahim',
      after: { number: order?.number, totalPrice: 1800, source: 'messenger', amounts: AMOUNTS, desk: 'confirmed' },
    },
  ]);
  expect((await ask(admin, `GET /orders/admin/${id}`)).body.changes).toEqual([
    { at: order?.createdAt, by: 'admin@aloghor.example' },
  ]);
  await reserveNumbers();
  const writes = await recordWrites(async () => void (await askInProcess(admin, 'POST /orders/admin', ORDER)));
  expect(writes.map((path) => path.split('/')[0]).toSorted()).toEqual(['audit', 'desk', 'orders']);
});

describe('is rejected, and nothing is written,', () => {
  test.each<[Asked, () => Person | undefined, number]>([
    ['POST /orders/admin', () => rahim, 403],
    ['POST /orders/admin', () => NOBODY, 401],
    ['POST /orders', () => admin, 403],
  ])('%s of the wrong caller', async (endpoint, who, status) => {
    const before = await countAll();
    expect((await ask(who(), endpoint, ORDER)).status).toBe(status);
    expect(await countAll()).toBe(before);
  });

  test.each([
    ['source', { source: undefined }],
    ['source', { source: 'shop' }],
    ['isConfirmed', { isConfirmed: 'yes' }],
    ['mobileNumber', { mobileNumber: '12' }],
    ['orderItems', { orderItems: [] }],
    ['place.thana', { place: { district: 'Khulna', thana: 'Savar' } }],
    ['amounts.0.taka', { amounts: [discount(-1)] }],
    ['amounts.0.transaction', { amounts: [{ ...ADVANCE, transaction: '' }] }],
    ['deskNote', { deskNote: 'x'.repeat(2_001) }],
  ])('a wrong %s', async (path, changes) => {
    const before = await countAll();
    const { status, body } = await place(changes);
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await countAll()).toBe(before);
  });

  test.each([
    ['another total', 'price-changed', { totalPrice: 1700 }],
    ['a deleted product', 'products-gone', { orderItems: [{ _id: 'jute' }, { _id: 'nothing' }] }],
  ])('%s, with what it is now', async (_, code, changes) => {
    const before = await countAll();
    const { status, body } = await place(changes);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code, lines: [{ _id: 'jute', price: 900 }] });
    expect(await countAll()).toBe(before);
  });

  test('a larger quantity than there is, by name', async () => {
    await putCounted('jute', 1, JUTE);
    const audited = async () => (await audit.reference.get()).size;
    const [before, lines] = [await countAll(), await audited()];
    const { status, body } = await place();
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'out-of-stock', short: [{ _id: 'jute', isSoldOut: false }] });
    expect([await countAll(), await audited(), await stockLeft('jute')]).toEqual([before, lines, 1]);
  });
});

describe('a repeated key', () => {
  test('answers the first order, takes nothing from the stock again, and is audited once', async () => {
    await putCounted('jute', 5, JUTE);
    const key = crypto.randomUUID();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => place({ amounts: AMOUNTS }, key)));
    for (const other of others) expect(other).toEqual(first);
    expect(await stockLeft('jute')).toBe(3);
    expect(await auditLines(first?.body.insertedId)).toHaveLength(1);
  });

  test.each([
    { source: 'fair' },
    { isConfirmed: true },
    { amounts: AMOUNTS },
    { deskNote: 'Other' },
    { name: 'Karim' },
  ])('with %j is another order', async (changes) => {
    const key = crypto.randomUUID();
    const { body } = await place({}, key);
    const again = await place(changes, key);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'key-used-for-another-order', insertedId: body.insertedId });
  });

  test("is the admin's own", async () => {
    const key = crypto.randomUUID();
    const { source: _, ...request } = ORDER;
    const byGuest = await ask(NOBODY, 'POST /orders', request, { 'idempotency-key': key });
    expect((await place({}, key)).body.insertedId).not.toBe(byGuest.body.insertedId);
  });
});

test("what a stranger orders with somebody's number changes neither 'as last time' nor how many of their orders were refused", async () => {
  const mobileNumber = '01922222222';
  await placed({ mobileNumber, deliveryAddress: 'House 7', isConfirmed: true });
  const { source: _, ...request } = { ...ORDER, mobileNumber, deliveryAddress: "A stranger's house" };
  const { insertedId } = (await ask(NOBODY, 'POST /orders', request)).body;
  const known = async () => (await ask(admin, 'POST /desk/number', { mobileNumber })).body;
  expect((await known()).last).toMatchObject({ deliveryAddress: 'House 7' });
  await ask(admin, `POST /desk/${insertedId}/calls`, { outcome: 'fake' });
  expect((await known()).history).toMatchObject({ ordered: 1, refused: 0 });
});

test('the history of a number is told before there is an order', async () => {
  const history = async (mobileNumber: unknown) => ask(admin, 'POST /desk/number', { mobileNumber });
  await placed({ mobileNumber: '01911111111' });
  const last = await stored(
    await placed({ mobileNumber: '+8801911111111', deliveryAddress: 'House 8', language: 'bn', isConfirmed: true }),
  );
  expect((await history('01911-111111')).body).toEqual({
    history: { ordered: 2, delivered: 0, refused: 0, lastAt: last?.createdAt, isMore: false, open: expect.any(Array) },
    last: { name: 'Rahim', deliveryAddress: 'House 8', place: last?.place, language: 'bn' },
  });
  const delivered = await placed({ mobileNumber: '01911111111', deliveryAddress: 'House 9' });
  await ask(admin, statusCall(delivered, 'Delivered'));
  expect((await history('01911111111')).body.last).toMatchObject({ deliveryAddress: 'House 9' });
  expect((await history('01911111112')).body).toEqual({
    history: { ordered: 0, delivered: 0, refused: 0, isMore: false, open: [] },
  });
  expect((await history('+923001234567')).body).toEqual({});
  expect((await history('019')).status).toBe(400);
});

test('its discount and advance are not far more than it is worth', async () => {
  const before = await countAll();
  const answer = await place({ amounts: [DELIVERY, discount(2_401), ADVANCE] });
  expect(answer).toMatchObject({ status: 409, body: { code: 'beyond-worth' } });
  expect(await countAll()).toBe(before);
  expect(await place({ amounts: [DELIVERY, discount(2_400), ADVANCE] })).toMatchObject({ status: 200 });
});
