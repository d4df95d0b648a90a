import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { orders } from '../platform/database/collections.ts';

const ONE_BY_ONE_TIMEOUT_MS = 120_000;
const WAITING = 'waiting for confirmation';
const PENDANT = { _id: 'dhoya-smoked-glass-pendant', quantity: 2 };

let admin: Person;
let rahim: Person;
let id: string;
let totalPrice: number;

beforeAll(async () => {
  await resetToSeed();
  [admin, rahim] = await Promise.all([signIn('admin'), newCustomer()]);
});

beforeEach(async () => {
  const order = { name: 'Rahim', mobileNumber: '01712345678', orderItems: [PENDANT] };
  id = (await ask(rahim, 'POST /orders', order)).body.insertedId;
  totalPrice = (await stored()).get('totalPrice');
});

const stored = () => orders.reference.doc(id).get();
const set = (status: string) => ask(admin, statusCall(id, status));
const pay = (received: unknown) => ask(admin, `POST /orders/admin/${id}/payment`, { received });
const statuses = async () => (await stored()).get('timeline').map(({ status }: { status: string }) => status);
const CHANGED = { status: 200, body: { modifiedCount: 1 } };
const UNCHANGED = { status: 200, body: { modifiedCount: 0 } };

describe('a payment', () => {
  test('and each correction of it are told to the staff as they were recorded', async () => {
    const entries = async () => (await ask(admin, `GET /orders/admin/${id}`)).body.entries;
    expect(await entries()).toEqual([]);
    await pay(true);
    await pay(false);
    const entry = { kind: 'payment', at: expect.any(Number), by: 'admin@aloghor.example' };
    expect(await entries()).toEqual([
      { ...entry, taka: totalPrice },
      { ...entry, taka: -totalPrice },
    ]);
  });

  test.each([
    ['Payment successful', 'Out for Delivery'],
    ['Payment successful', 'Delivered'],
    ['Payment successful', 'Out for Delivery', 'Delivered'],
  ])('is made by no status that an order passes: %s, %s', async (...passed) => {
    for (const status of passed) await set(status);
    expect((await stored()).get('payment')).toBeUndefined();
  });

  test('that was received is stored with its sum and time, and confirms a waiting order', async () => {
    expect(await pay(true)).toEqual(CHANGED);
    const order = await stored();
    const at = expect.closeTo(Date.now(), -5);
    expect(order.get('payment')).toEqual({ sum: totalPrice, at, beforeClosing: true });
    expect(order.get('status')).toBe('Payment successful');
    expect(order.get('timeline').at(-1)).toEqual({
      status: 'Payment successful',
      at: order.get('payment').at,
      by: 'shop',
    });
  });

  test('taken back, is removed, and the order returns to its previous status', async () => {
    await set('Out for Delivery');
    await set('Payment successful');
    await pay(true);
    expect(await pay(false)).toEqual(CHANGED);
    expect((await stored()).data()).not.toHaveProperty('payment');
    expect(await statuses()).toEqual([WAITING, 'Out for Delivery', 'Payment successful', 'Out for Delivery']);
    expect((await stored()).get('status')).toBe('Out for Delivery');
  });

  test('of an order that is out for delivery does not change its status, recorded or taken back', async () => {
    await set('Out for Delivery');
    expect(await pay(true)).toEqual(CHANGED);
    expect(await pay(false)).toEqual(CHANGED);
    expect(await statuses()).toEqual([WAITING, 'Out for Delivery']);
  });

  test('of a delivered order is recorded, and taken back, without opening it again', async () => {
    await set('Delivered');
    expect(await pay(true)).toEqual(CHANGED);
    expect((await stored()).get('payment.sum')).toBe(totalPrice);
    expect(await pay(false)).toEqual(CHANGED);
    expect((await stored()).get('status')).toBe('Delivered');
  });

  test('is missing of a delivered order until it is recorded, and again when it is taken back', async () => {
    await set('Delivered');
    const { at } = (await stored()).get('timeline').at(-1);
    expect((await stored()).data()).toMatchObject({
      delivered: { sum: totalPrice, at },
      unpaid: { sum: totalPrice, at },
    });
    await pay(true);
    expect((await stored()).get('delivered.at')).toBe(at);
    expect((await stored()).data()).not.toHaveProperty('unpaid');
    await pay(false);
    expect((await stored()).get('unpaid')).toEqual({ sum: totalPrice, at });
  });

  test('cannot be recorded for a cancelled order; an earlier one can be taken back', async () => {
    await pay(true);
    await set('Cancel');
    expect((await stored()).get('payment.sum')).toBe(totalPrice);
    expect(await pay(false)).toEqual(CHANGED);
    const { status, body } = await pay(true);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'order-cancelled', detail: 'The order is cancelled: nothing is to be paid.' });
    expect((await stored()).get('status')).toBe('Cancel');
  });

  test('is recorded and taken back once, however often it is sent', async () => {
    expect(await pay(false)).toEqual(UNCHANGED);
    await pay(true);
    const first = (await stored()).data();
    expect(await pay(true)).toEqual(UNCHANGED);
    expect((await stored()).data()).toEqual(first);
    await pay(false);
    expect(await pay(false)).toEqual(UNCHANGED);
    expect(await auditLines(id)).toHaveLength(2);
  });

  test('of another sum is stored with the difference, and corrected once by a caller who has seen it', async () => {
    const say = (body: object) => ask(admin, `POST /orders/admin/${id}/payment`, { received: true, ...body });
    await set('Delivered');
    expect(await say({ sum: totalPrice - 10.5 })).toEqual(CHANGED);
    const { at } = (await stored()).get('payment');
    expect((await stored()).get('payment')).toEqual({ sum: totalPrice - 10.5, at, less: 10.5 });
    const rejected = await say({ sum: totalPrice - 5 });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'payment-recorded' } });
    expect(await say({ sum: totalPrice - 5, sumSeen: totalPrice - 10.5 })).toEqual(CHANGED);
    expect(await say({ sum: totalPrice - 1, sumSeen: totalPrice - 10.5 })).toMatchObject({ status: 409 });
    expect((await stored()).get('payment')).toEqual({ sum: totalPrice - 5, at, less: 5 });
    expect((await auditLines(id)).at(-1)).toMatchObject({
      by: 'admin@aloghor.example',
      before: { payment: totalPrice - 10.5 },
      after: { payment: totalPrice - 5 },
    });
  });

  test.each([0, -1, 1.005, '900'])('of %j taka is a 400', async (sum) => {
    const { status, body } = await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum });
    expect([status, body.errors[0].path]).toEqual([400, 'sum']);
  });

  test('of far more than the order is worth is a slip of the finger', async () => {
    const say = (sum: number) => ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum });
    expect(await say(10_000_000)).toMatchObject({ status: 409, body: { code: 'beyond-worth' } });
    expect((await stored()).data()).not.toHaveProperty('payment');
    expect(await say(totalPrice + 20)).toEqual(CHANGED);
    expect((await stored()).get('payment.less')).toBe(-20);
  });

  test('given back with a cancelled order takes its advance along', async () => {
    const delivery = { kind: 'delivery', taka: 70 };
    const advance = { kind: 'advance', taka: 500, transaction: 'BKX7' };
    await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts: [delivery, advance] });
    await set('Cancel');
    expect(await pay(false)).toEqual(CHANGED);
    expect((await stored()).get('amounts')).toMatchObject([delivery]);
    expect((await auditLines(id)).at(-1)).toMatchObject({
      before: { amounts: [delivery, advance] },
      after: { amounts: [delivery] },
    });
    expect(await pay(false)).toEqual(UNCHANGED);
  });

  test('that came ahead goes back in part after a part of the order was delivered, on the day of that, once', async () => {
    const amounts = [{ kind: 'advance', taka: 500, transaction: 'BKX7' }];
    await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
    const giveBack = () =>
      ask(admin, `POST /orders/admin/${id}/payment`, { received: false, keptAhead: 320, aheadSeen: 500 });
    expect(await giveBack()).toMatchObject({ status: 409, body: { code: 'not-delivered' } });
    await set('Out for Delivery');
    const cameBack = [{ ...PENDANT, quantity: 1 }];
    const outcome = { outcome: 'partlyDelivered', reason: 'changedMind', cameBack, collected: 0 };
    await ask(admin, `POST /orders/admin/${id}/outcome`, outcome);
    const refunds = async () => (await ask(admin, 'GET /stats/revenue')).body.refunds.sum;
    const before = await refunds();
    const answers = await Promise.all([giveBack(), giveBack()]);
    expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 1]);
    expect(await refunds()).toBeCloseTo(before - 180, 2);
    const { entries, toCollect, ...order } = (await ask(admin, `GET /orders/admin/${id}`)).body;
    expect(entries.map(({ kind, taka }: { kind: string; taka: number }) => [kind, taka])).toEqual([
      ['advance', 500],
      ['advance', -180],
    ]);
    expect([order.amounts, toCollect]).toMatchObject([[{ kind: 'advance', taka: 320 }], 0]);
    expect((await auditLines(id)).at(-1)).toMatchObject({ before: { amounts }, after: { amounts: [{ taka: 320 }] } });
  });

  test('that came ahead goes back in part after the order was cancelled, and the shop keeps the rest', async () => {
    const amounts = [{ kind: 'advance', taka: 500, transaction: 'BKX7' }];
    await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
    await set('Cancel');
    const revenue = async () => (await ask(admin, 'GET /stats/revenue')).body.refunds.sum;
    const before = await revenue();
    const giveBack = () =>
      ask(admin, `POST /orders/admin/${id}/payment`, { received: false, keptAhead: 130, aheadSeen: 500 });
    expect([await giveBack(), await giveBack()]).toEqual([CHANGED, UNCHANGED]);
    expect(await revenue()).toBeCloseTo(before - 370, 2);
    const { entries, toCollect: _, ...order } = (await ask(admin, `GET /orders/admin/${id}`)).body;
    expect(entries.map(({ taka }: { taka: number }) => taka)).toEqual([500, -370]);
    expect(order.amounts).toMatchObject([{ kind: 'advance', taka: 130, kept: true }]);
    expect(await ask(admin, `POST /orders/admin/${id}/reopen`)).toEqual(CHANGED);
    expect((await stored()).get('amounts')[0]).toEqual({ ...amounts[0], taka: 130, at: expect.any(Number) });
  });

  test('is stored with the name of the admin, where buyers cannot read it', async () => {
    await pay(true);
    const paid = (await stored()).data();
    expect(JSON.stringify(paid)).not.toMatch(/admin/);
    await pay(false);
    expect(await auditLines(id)).toEqual([
      {
        by: 'admin@aloghor.example',
        uid: 'admin',
        at: paid?.payment.at,
        subject: 'order',
        action: 'update',
        target: id,
        label: 'Rahim',
        number: expect.stringMatching(/^[A-Z]+-\d{4}$/),
        before: { status: WAITING },
        after: { status: 'Payment successful', payment: totalPrice },
      },
      expect.objectContaining({
        before: { status: 'Payment successful', payment: totalPrice },
        after: { status: WAITING },
      }),
    ]);
  });

  test('is answered to its buyer: by id and number, in the list, and as it is stored', async () => {
    await pay(true);
    const payment = (await stored()).get('payment');
    expect((await ask(rahim, 'GET /orders')).body[0].payment).toEqual(payment);
    const followed = await ask(NOBODY, 'POST /orders/track', { id, mobileNumber: '01712345678' });
    expect(followed.body.payment).toEqual(payment);
  });

  test.each([undefined, null, 'true', 1])('is received or is not: %j is a 400', async (received) => {
    const { status, body } = await pay(received);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'received', message: 'must be true or false' }]);
  });

  test.each(['no-such-order', '__order__', 'a%2Fb'])('of an order that is not there is a 404: %s', async (other) => {
    expect((await ask(admin, `POST /orders/admin/${other}/payment`, { received: true })).status).toBe(404);
    expect((await ask(admin, `POST /orders/admin/${other}/payment`, {})).status).toBe(404);
  });

  test('cannot be recorded by a buyer', async () => {
    for (const [who, rejected] of [[rahim, 403] as const, [NOBODY, 401] as const]) {
      expect((await ask(who, `POST /orders/admin/${id}/payment`, { received: true })).status).toBe(rejected);
    }
    expect((await stored()).data()).not.toHaveProperty('payment');
  });

  test('that two admins record at once is recorded once', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const write = () => askInProcess(admin, `POST /orders/admin/${id}/payment`, { received: true });
    const answers = await Promise.all([write(), write(), write()]);
    expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1]);
    expect(await auditLines(id)).toHaveLength(1);
  });
});

describe('a status with its payment', () => {
  const setPaid = (status: string, body: unknown) => ask(admin, statusCall(id, status), body);
  const charge = (taka: number) =>
    ask(admin, `POST /orders/admin/${id}/amounts`, { amounts: [{ kind: 'delivery', taka }] });

  test('is one change: both in one entry of the audit, once however often it is sent', async () => {
    expect(await setPaid('Delivered', { received: true, toCollect: totalPrice })).toEqual(CHANGED);
    expect(await setPaid('Delivered', { received: true, toCollect: totalPrice })).toEqual(UNCHANGED);
    const { at } = (await stored()).get('timeline').at(-1);
    expect((await stored()).data()).toMatchObject({
      status: 'Delivered',
      payment: { sum: totalPrice, at, withClosing: true },
    });
    expect(await auditLines(id)).toMatchObject([{ after: { status: 'Delivered', payment: totalPrice } }]);
  });

  test('leaves both as they were when another sum is to be collected now', async () => {
    await charge(130);
    const before = (await stored()).data();
    const answer = await setPaid('Delivered', { received: true, toCollect: totalPrice });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sum-changed' } });
    const alone = { received: true, toCollect: totalPrice };
    expect(await ask(admin, `POST /orders/admin/${id}/payment`, alone)).toMatchObject({ status: 409 });
    const parcel = { outcome: 'returned', reason: 'late', collected: 0, toCollect: totalPrice };
    expect(await ask(admin, `POST /orders/admin/${id}/outcome`, parcel)).toMatchObject({ status: 409 });
    expect((await stored()).data()).toEqual(before);
    expect(await setPaid('Delivered', { received: true, toCollect: totalPrice + 130 })).toEqual(CHANGED);
    expect((await stored()).get('payment.sum')).toBe(totalPrice + 130);
  });

  test('records what came, where that was another sum', async () => {
    await setPaid('Delivered', { received: true, toCollect: totalPrice, sum: totalPrice - 10.5 });
    expect((await stored()).get('payment')).toMatchObject({ sum: totalPrice - 10.5, less: 10.5 });
  });

  test('of an order that was closed meanwhile records nothing', async () => {
    await set('Cancel');
    const answer = await setPaid('Delivered', { received: true, toCollect: totalPrice });
    expect(answer).toMatchObject({ status: 409, body: { code: 'order-closed' } });
    expect((await stored()).data()).not.toHaveProperty('payment');
  });

  test('sets the status alone with an empty body', async () => {
    expect(await setPaid('Delivered', {})).toEqual(CHANGED);
    expect((await stored()).data()).not.toHaveProperty('payment');
  });

  test.each([
    [{ received: false, toCollect: 1 }, 'received'],
    [{ received: true }, 'toCollect'],
    [{ toCollect: 1 }, 'received'],
    [{ sum: 1 }, 'received'],
    [{ received: true, toCollect: 1, sum: 0 }, 'sum'],
    [[], 'body'],
  ])('is bad input: %j', async (body, path) => {
    const answer = await setPaid('Delivered', body);
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([400, path]);
    expect((await stored()).get('status')).toBe(WAITING);
  });
});

describe('GET /orders/admin/{id}', () => {
  test('answers the order, closed or not, and who made each change of it', async () => {
    await pay(true);
    await set('Delivered');
    const { status, body } = await ask(admin, `GET /orders/admin/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, name: 'Rahim', status: 'Delivered', payment: { sum: totalPrice } });
    expect(body).not.toHaveProperty('searchKeys');
    const [, paid, delivered] = body.timeline;
    expect(body.changes.toSorted((one: { at: number }, other: { at: number }) => one.at - other.at)).toEqual([
      { at: paid.at, by: 'admin@aloghor.example' },
      { at: delivered.at, by: 'admin@aloghor.example' },
    ]);
  });

  test('reads the order, its desk, a line for each change, what was received, and the role', async () => {
    await set('Out for Delivery');
    await pay(true);
    const reads = await recordReads(() => askInProcess(admin, `GET /orders/admin/${id}`));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 1 + 2 + 1 + 1);
  });

  test.each(['no-such-order', 'a%2Fb'])('of an order that is not there is a 404: %s', async (other) => {
    expect((await ask(admin, `GET /orders/admin/${other}`)).status).toBe(404);
  });
});
