import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { desk, ledger, orders } from '../platform/database/collections.ts';

const HOUR_MS = 3_600_000;
const WAITING = 'waiting for confirmation';
const SENT = 'Out for Delivery';

let admin: Person;
let rahim: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(async () => {
  // One after the other: both write the catalogue.
  await putCounted('jute', 5, { name: 'Jute Lamp', price: 100 });
  await putProduct('moon', { name: 'Moon Lamp', price: 50 });
  rahim = await newCustomer();
});

async function placed(who = rahim, quantities: Record<string, number> = { jute: 3, moon: 1 }): Promise<string> {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  const { body } = await ask(who, 'POST /orders', { name: 'Rahim', mobileNumber: '01712345678', orderItems });
  return body.insertedId;
}

async function sentOut(): Promise<string> {
  const id = await placed();
  await set(id, SENT);
  return id;
}

const set = (id: string, status: string) => ask(admin, statusCall(id, status));
const close = (id: string, said: object) =>
  ask(admin, `POST /orders/admin/${id}/outcome`, { reason: 'changedMind', collected: 0, ...said });
const reopen = (id: string) => ask(admin, `POST /orders/admin/${id}/reopen`);
const cancel = (id: string, who: Person | undefined = rahim) => ask(who, `POST /orders/${id}/cancel`);
const deliverPaid = (id: string) => ask(admin, statusCall(id, 'Delivered'), { received: true, toCollect: 350 });
const pay = (id: string, received = true) => ask(admin, `POST /orders/admin/${id}/payment`, { received });
const call = (id: string, outcome: string) => ask(admin, `POST /desk/${id}/calls`, { outcome });
const stored = async (id: string) => (await orders.get([id]))[0];
const atDesk = async (id: string) => (await desk.get([id]))[0];
const lastStep = async (id: string) => (await stored(id))?.timeline.at(-1);
const sold = async (): Promise<Record<string, number>> => {
  const { body } = await ask(admin, 'GET /stats/sales');
  return Object.fromEntries(
    body.bestSellers.map(({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity]),
  );
};

const CHANGED = { status: 200, body: { modifiedCount: 1 } };
const UNCHANGED = { status: 200, body: { modifiedCount: 0 } };
const rejected = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

describe('a parcel that comes back whole', () => {
  test('cancels the order, and its products are in the stock again', async () => {
    const id = await sentOut();
    expect(await stockLeft('jute')).toBe(2);
    expect(await close(id, { outcome: 'returned', note: 'Shouted at the rider.' })).toEqual(CHANGED);
    expect(await stockLeft('jute')).toBe(5);
    const order = await stored(id);
    expect(order).toMatchObject({
      status: 'Cancel',
      closedFor: 'returned',
      totalPrice: 350,
      outcome: {
        reason: 'changedMind',
        cameBack: [
          { _id: 'jute', quantity: 3 },
          { _id: 'moon', quantity: 1 },
        ],
        collected: 0,
      },
    });
    expect(order).not.toHaveProperty('payment');
    expect(order).not.toHaveProperty('taken');
    expect(await lastStep(id)).toEqual({ status: 'Cancel', at: expect.any(Number), by: 'shop', event: 'returned' });
    expect(await sold()).not.toHaveProperty('jute');
  });

  test('keeps its note from the buyer, tells it to admins, and is audited', async () => {
    const id = await sentOut();
    await close(id, { outcome: 'returned', note: 'Shouted at the rider.' });
    const { body } = await ask(rahim, 'GET /orders/userOrderHistory');
    expect(body[0]).toMatchObject({ closedFor: 'returned', outcome: { reason: 'changedMind' } });
    expect(JSON.stringify([body, await stored(id)])).not.toContain('Shouted');
    const shown = await ask(admin, `GET /orders/admin/${id}`);
    expect(shown.body.notes).toEqual([
      { at: expect.any(Number), by: 'admin@aloghor.example', text: 'Shouted at the rider.' },
    ]);
    expect((await auditLines(id)).at(-1)).toMatchObject({
      by: 'admin@aloghor.example',
      before: { status: SENT },
      after: { status: 'Cancel', closedFor: 'returned', reason: 'changedMind', note: 'Shouted at the rider.' },
    });
  });

  test('damaged does not go back to the stock', async () => {
    const id = await sentOut();
    await close(id, { outcome: 'returned', reason: 'damaged' });
    expect(await stockLeft('jute')).toBe(2);
    expect(await reopen(id)).toEqual(CHANGED);
    expect(await stockLeft('jute')).toBe(2);
  });

  test('counts as in vain in the history of the number', async () => {
    const mobileNumber = `017${String(Date.now()).slice(-8)}`;
    const order = { mobileNumber, orderItems: [{ _id: 'moon' }] };
    const first = (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
    const second = (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
    await close(first, { outcome: 'returned' });
    expect((await ask(admin, `GET /desk/${second}`)).body.history).toMatchObject({ ordered: 1, refused: 1 });
  });

  test('may have cost the buyer the way: what was collected is received', async () => {
    const id = await sentOut();
    await close(id, { outcome: 'returned', collected: 70, received: true });
    expect((await stored(id))?.payment).toEqual({ sum: 70, at: expect.any(Number), withClosing: true });
    expect(await pay(id, false)).toEqual(CHANGED);
    expect(await pay(id)).toEqual(CHANGED);
    expect((await stored(id))?.payment?.sum).toBe(70);
  });

  test('and cost nothing is not paid', async () => {
    const id = await sentOut();
    await close(id, { outcome: 'returned', received: true });
    expect(await stored(id)).not.toHaveProperty('payment');
    expect(await pay(id)).toEqual(rejected('order-cancelled'));
  });
});

describe('a parcel that is delivered in part', () => {
  const PART = { outcome: 'partlyDelivered', cameBack: [{ _id: 'jute', quantity: 2 }], collected: 150 };

  test('delivers the order: what came back is in stock, only what stayed is sold', async () => {
    const before = await sold();
    const id = await sentOut();
    expect(await close(id, { ...PART, received: true })).toEqual(CHANGED);
    expect(await stockLeft('jute')).toBe(4);
    const order = await stored(id);
    expect(order).toMatchObject({
      status: 'Delivered',
      closedFor: 'partlyDelivered',
      totalPrice: 350,
      payment: { sum: 150, at: expect.any(Number) },
      delivered: { sum: 150 },
      outcome: { cameBack: [{ _id: 'jute', quantity: 2 }], collected: 150 },
      taken: { jute: 1 },
    });
    expect(await lastStep(id)).toMatchObject({
      status: 'Delivered',
      event: 'partlyDelivered',
      pieces: { stayed: 2, of: 4 },
    });
    const after = await sold();
    expect([(after.jute ?? 0) - (before.jute ?? 0), (after.moon ?? 0) - (before.moon ?? 0)]).toEqual([1, 1]);
    const tracked = await ask(NOBODY, 'POST /orders/track', { id, mobileNumber: '01712345678' });
    expect(tracked.body).toMatchObject({ closedFor: 'partlyDelivered', outcome: { collected: 150 } });
  });

  test('cannot have brought in more than the order is worth', async () => {
    const id = await sentOut();
    expect(await close(id, { ...PART, collected: 10_000_000 })).toEqual(rejected('beyond-worth'));
    expect(await stored(id)).toMatchObject({ status: SENT });
    expect(await close(id, { ...PART, collected: 400 })).toEqual(CHANGED);
  });

  test('once more is answered the same, otherwise it is closed', async () => {
    const id = await sentOut();
    await close(id, PART);
    expect(await close(id, PART)).toEqual(UNCHANGED);
    expect(await stockLeft('jute')).toBe(4);
    expect(await close(id, { ...PART, collected: 151 })).toEqual(rejected('order-closed'));
    expect(await set(id, 'Cancel')).toEqual(rejected('order-closed'));
  });

  test.each([
    ['none', []],
    [
      'all',
      [
        { _id: 'jute', quantity: 3 },
        { _id: 'moon', quantity: 1 },
      ],
    ],
    ['more than there were', [{ _id: 'jute', quantity: 4 }]],
    [
      'one twice',
      [
        { _id: 'jute', quantity: 1 },
        { _id: 'jute', quantity: 1 },
      ],
    ],
    ['one of another order', [{ _id: 'dhonuk-arc-floor-lamp', quantity: 1 }]],
    ['a field of every object', [{ _id: 'constructor', quantity: 1 }]],
  ])('is no part when this came back: %s', async (_what, cameBack) => {
    const id = await sentOut();
    expect(await close(id, { ...PART, cameBack })).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(await stored(id)).toMatchObject({ status: SENT });
  });

  test('that was paid before leaves something to give back', async () => {
    const id = await placed();
    await pay(id);
    await close(id, { ...PART, received: true });
    expect((await stored(id))?.payment?.sum).toBe(350);
    expect(await pay(id)).toEqual(CHANGED);
    expect((await stored(id))?.payment?.sum).toBe(150);
    expect(await pay(id)).toEqual(UNCHANGED);
  });
});

describe("a buyer's own order", () => {
  test('is cancelled by its buyer, once: the stock gets its products back, the desk closes, the timeline says by whom', async () => {
    const id = await placed();
    expect(await cancel(id)).toEqual(CHANGED);
    expect(await cancel(id)).toEqual(UNCHANGED);
    expect(await stockLeft('jute')).toBe(5);
    expect(await stored(id)).toMatchObject({ status: 'Cancel', closedFor: 'byBuyer' });
    expect(await lastStep(id)).toEqual({
      status: 'Cancel',
      at: expect.any(Number),
      by: 'customer',
      event: 'cancelledByBuyer',
    });
    expect(await atDesk(id)).not.toHaveProperty('callAt');
    expect(await auditLines(id)).toEqual([]);
  });

  test("is nobody else's to cancel", async () => {
    const [id, karim] = await Promise.all([placed(), newCustomer()]);
    const guests = { mobileNumber: '01712345678', orderItems: [{ _id: 'moon' }] };
    const ofGuest = (await ask(NOBODY, 'POST /orders', guests)).body.insertedId;
    expect(await cancel(id, karim)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await cancel(ofGuest)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await cancel(id, admin)).toMatchObject({ status: 403, body: { code: 'not-for-staff' } });
    expect(await ask(NOBODY, `POST /orders/${id}/cancel`)).toMatchObject({ status: 401 });
    expect([(await stored(id))?.status, (await stored(ofGuest))?.status]).toEqual([WAITING, WAITING]);
  });

  test('stays once the shop has confirmed it, sent it out or closed it', async () => {
    const id = await placed();
    await call(id, 'confirmed');
    expect(await cancel(id)).toEqual(rejected('order-confirmed'));
    await set(id, SENT);
    expect(await cancel(id)).toEqual(rejected('order-confirmed'));
    await set(id, 'Delivered');
    expect(await cancel(id)).toEqual(rejected('order-closed'));
  });

  test('can be cancelled again when the confirmation is taken back', async () => {
    const id = await placed();
    await call(id, 'confirmed');
    await call(id, 'toCall');
    expect(await cancel(id)).toEqual(CHANGED);
  });

  test.each([
    ['confirms it', (id: string) => call(id, 'confirmed'), 'order-confirmed'],
    ['sends it out', (id: string) => set(id, SENT), 'order-confirmed'],
  ])('has exactly one winner when the shop %s at the same moment', async (_what, act, code) => {
    const winners = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const id = await placed(rahim, { moon: 1 });
        const [byBuyer, byShop] = await Promise.all([cancel(id), act(id)]);
        const { status = '', confirmedAt } = (await stored(id)) ?? {};
        const isCancelled = status === 'Cancel';
        expect(byBuyer).toEqual(isCancelled ? CHANGED : rejected(code));
        expect(byShop).toMatchObject(isCancelled ? rejected('order-closed') : { status: 200 });
        expect(confirmedAt !== undefined && isCancelled).toBe(false);
        return [byBuyer, byShop].filter((answer) => answer.status === 200).length;
      }),
    );
    expect(winners).toEqual([1, 1, 1, 1]);
  });
});

describe.each([
  ['returned', { outcome: 'returned', collected: 70 }],
  ['partly delivered', { outcome: 'partlyDelivered', cameBack: [{ _id: 'jute', quantity: 2 }], collected: 70 }],
] as const)('a parcel that is %s', (_what, closing) => {
  test.each([
    ['unsaid', {}],
    ['not yet', { received: false }],
  ])('is not booked as paid while it is said to be received: %s', async (_how, said) => {
    const id = await sentOut();
    expect(await close(id, { ...closing, ...said })).toEqual(CHANGED);
    expect(await stored(id)).not.toHaveProperty('payment');
    expect(await stored(id)).toMatchObject({ unpaid: { sum: 70 } });
    expect(await pay(id)).toEqual(CHANGED);
    expect(await stored(id)).toMatchObject({ payment: { sum: 70 } });
    expect(await stored(id)).not.toHaveProperty('unpaid');
  });

  test('and was paid before shows the difference to what was collected', async () => {
    const id = await placed();
    await pay(id);
    await set(id, SENT);
    expect(await close(id, { ...closing, received: true })).toEqual(CHANGED);
    expect(await stored(id)).toMatchObject({ payment: { sum: 350, less: -280 } });
  });
});

test('what came for a part-paid parcel is received with what was paid before, until the order is reopened', async () => {
  const id = await placed();
  await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum: 100 });
  await set(id, SENT);
  const part = { outcome: 'partlyDelivered', cameBack: [{ _id: 'jute', quantity: 1 }], collected: 250, received: true };
  expect(await close(id, part)).toEqual(CHANGED);
  expect((await stored(id))?.payment).toMatchObject({ sum: 250, before: { sum: 100 } });
  expect(await stored(id)).not.toHaveProperty('unpaid');
  await reopen(id);
  expect(await stored(id)).toMatchObject({ status: SENT, payment: { sum: 100 } });
});

describe('a hand-over by mistake', () => {
  const undo = (id: string, who: Person | undefined = admin) => ask(who, `POST /orders/admin/${id}/undo-sent`);

  test('is undone: the order waits in the shop again, nothing is said of money, and everybody sees it', async () => {
    const id = await placed();
    await call(id, 'confirmed');
    await set(id, SENT);
    expect(await undo(id)).toEqual(CHANGED);
    expect(await undo(id)).toEqual(UNCHANGED);
    const order = await stored(id);
    expect(order).toMatchObject({ status: WAITING, confirmedAt: expect.any(Number), taken: { jute: 3 } });
    expect(order).not.toHaveProperty('payment');
    expect(await lastStep(id)).toMatchObject({ status: WAITING, by: 'shop', event: 'notSent' });
    expect(await atDesk(id)).not.toHaveProperty('callAt');
    expect((await auditLines(id)).at(-1)).toMatchObject({ before: { status: SENT }, after: { status: WAITING } });
    expect((await ask(rahim, 'GET /orders')).body[0]).toMatchObject({ status: WAITING });
    await set(id, SENT);
    expect(await stored(id)).toMatchObject({ status: SENT });
  });

  test('brings an order that nobody had confirmed back to the queue', async () => {
    const id = await sentOut();
    expect(await atDesk(id)).not.toHaveProperty('callAt');
    await undo(id);
    expect(await atDesk(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
  });

  test.each([
    ['before it', async (id: string) => [await pay(id), await set(id, SENT)]],
    ['after it', async (id: string) => [await set(id, SENT), await pay(id)]],
  ])('leaves a payment of %s', async (_when, act) => {
    const id = await placed();
    await act(id);
    await undo(id);
    expect(await stored(id)).toMatchObject({ status: 'Payment successful', payment: { sum: 350 } });
  });

  test('is undone by who did it and by clerks, not by another packer', async () => {
    const [packer, clerk] = await Promise.all([signIn('packer'), signIn('clerk')]);
    const id = await placed();
    await call(id, 'confirmed');
    const send = () => ask(packer, statusCall(id, SENT));
    await send();
    expect(await undo(id, packer)).toEqual(CHANGED);
    expect(await stored(id)).toMatchObject({ status: WAITING });
    await send();
    expect(await undo(id, clerk)).toEqual(CHANGED);
    await set(id, SENT);
    expect(await undo(id, packer)).toMatchObject({ status: 403, body: { code: 'sent-by-another' } });
    expect(await stored(id)).toMatchObject({ status: SENT });
  });

  test('that became a delivery is opened again, not undone', async () => {
    const id = await sentOut();
    await set(id, 'Delivered');
    expect(await undo(id)).toEqual(rejected('order-closed'));
    expect(await undo('no-such-order')).toMatchObject({ status: 404 });
  });

  test('is nothing of an order that is in the shop', async () => {
    expect(await undo(await placed())).toEqual(UNCHANGED);
  });
});

describe('an order that was closed by mistake', () => {
  test('is delivered no more: it is on its way again, not sold, not paid with it', async () => {
    const before = await sold();
    const id = await sentOut();
    await deliverPaid(id);
    expect((await sold()).jute).toBe((before.jute ?? 0) + 3);
    expect(await reopen(id)).toEqual(CHANGED);
    expect(await reopen(id)).toEqual(UNCHANGED);
    expect(await sold()).toEqual(before);
    expect(await stored(id)).toMatchObject({ status: SENT });
    expect(await stored(id)).not.toHaveProperty('payment');
    expect(await lastStep(id)).toMatchObject({ status: SENT, by: 'shop', event: 'reopened' });
    expect(await stockLeft('jute')).toBe(2);
    expect((await auditLines(id)).at(-1)).toMatchObject({
      before: { status: 'Delivered', payment: 350 },
      after: { status: SENT },
    });
    await set(id, 'Delivered');
    expect((await sold()).jute).toBe((before.jute ?? 0) + 3);
  });

  test('keeps a payment of the moment before', async () => {
    const id = await placed();
    await pay(id);
    await set(id, 'Delivered');
    await reopen(id);
    expect(await stored(id)).toMatchObject({ status: 'Payment successful', payment: { sum: 350 } });
  });

  test('has what was paid in part before again, and what came with the closing went back on that day', async () => {
    const id = await placed();
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum: 100 });
    const part = (await stored(id))?.payment;
    await ask(admin, statusCall(id, 'Delivered'), { received: true, toCollect: 350, sumSeen: 100 });
    expect(await stored(id)).toMatchObject({ payment: { sum: 350 } });
    await reopen(id);
    expect(await stored(id)).toMatchObject({ status: 'Payment successful' });
    expect((await stored(id))?.payment).toEqual(part);
    const entries = await ledger.find((all) => all.where('orderId', '==', id));
    expect(entries.toSorted((one, other) => one.at - other.at).map(({ taka, figure }) => [taka, figure])).toEqual([
      [100, 'payments'],
      [250, 'payments'],
      [-250, 'refunds'],
    ]);
  });

  test('keeps a payment that was recorded, or corrected, after it was closed', async () => {
    const [late, corrected] = [await placed(rahim, { moon: 7 }), await placed(rahim, { moon: 7 })];
    await set(late, 'Delivered');
    await pay(late);
    await deliverPaid(corrected);
    await ask(admin, `POST /orders/admin/${corrected}/payment`, { received: true, sum: 340, sumSeen: 350 });
    for (const [id, sum] of [[late, 350] as const, [corrected, 340] as const]) {
      await reopen(id);
      expect((await stored(id))?.payment?.sum).toBe(sum);
    }
  });

  test('that kept its payment is closed and opened again with it', async () => {
    const id = await sentOut();
    await deliverPaid(id);
    await reopen(id);
    await pay(id);
    await set(id, 'Delivered');
    await reopen(id);
    expect(await stored(id)).toMatchObject({ status: SENT, payment: { sum: 350 } });
  });

  test('that was paid before stays open when its payment is taken back then', async () => {
    const id = await placed();
    await pay(id);
    await set(id, 'Delivered');
    await reopen(id);
    expect((await stored(id))?.status).toBe('Payment successful');
    expect(await pay(id, false)).toEqual(CHANGED);
    expect((await stored(id))?.status).toBe(WAITING);
  });

  test('waits again when it was paid and delivered at once', async () => {
    const id = await placed();
    await deliverPaid(id);
    await reopen(id);
    expect(await stored(id)).toMatchObject({ status: WAITING });
    expect(await stored(id)).not.toHaveProperty('payment');
    expect(await atDesk(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
  });

  test('takes back what it was closed for, and the quantity', async () => {
    const id = await sentOut();
    await close(id, {
      outcome: 'partlyDelivered',
      cameBack: [{ _id: 'jute', quantity: 2 }],
      collected: 150,
      received: true,
    });
    expect(await reopen(id)).toEqual(CHANGED);
    const order = await stored(id);
    expect(order).toMatchObject({ status: SENT, taken: { jute: 3 } });
    for (const field of ['closedFor', 'outcome', 'payment', 'delivered']) expect(order).not.toHaveProperty(field);
    expect(await stockLeft('jute')).toBe(2);
    expect((await auditLines(id)).at(-1)).toMatchObject({ before: { closedFor: 'partlyDelivered', collected: 150 } });
  });

  test('takes the place in the queue that it had before, not the last one', async () => {
    const [first, second] = [await placed(rahim, { moon: 1 }), await placed(rahim, { moon: 1 })];
    await call(first, 'refused');
    await reopen(first);
    const queue = await ask(admin, 'GET /desk/calls?limit=100');
    const ids = queue.body.map(({ _id }: { _id: string }) => _id);
    expect(ids.filter((id: string) => [first, second].includes(id))).toEqual([first, second]);
  });

  test('is called again when the desk had closed it, and when its buyer had', async () => {
    const [refused, cancelled] = [await placed(rahim, { moon: 1 }), await placed(rahim, { moon: 1 })];
    await call(refused, 'refused');
    await cancel(cancelled);
    for (const id of [refused, cancelled]) {
      expect(await reopen(id)).toEqual(CHANGED);
      expect(await stored(id)).toMatchObject({ status: WAITING });
      expect(await stored(id)).not.toHaveProperty('closedFor');
      expect(await atDesk(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
    }
    expect((await atDesk(refused))?.attempts.map(({ outcome }) => outcome)).toEqual(['refused', 'toCall']);
  });

  test('stays closed when its products are sold meanwhile, and nothing changes', async () => {
    const id = await sentOut();
    await set(id, 'Cancel');
    await placed(rahim, { jute: 4 });
    const before = await stored(id);
    expect(await reopen(id)).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock', short: [{ _id: 'jute', isSoldOut: false }] },
    });
    expect(await stored(id)).toEqual(before);
    expect(await stockLeft('jute')).toBe(1);
    expect(await auditLines(id)).toHaveLength(2);
  });

  test('is opened within a day, and no later', async () => {
    const id = await sentOut();
    await set(id, 'Delivered');
    const closedBefore = async (ms: number) => {
      const [first, second, last] = (await stored(id))?.timeline ?? [];
      const timeline = [first, second, { ...last, at: Date.now() - ms }];
      await orders.reference.doc(id).update({ timeline });
    };
    await closedBefore(24 * HOUR_MS + 1);
    expect(await reopen(id)).toEqual(rejected('closed-too-long'));
    expect(await stored(id)).toMatchObject({ status: 'Delivered' });
    await closedBefore(23.9 * HOUR_MS);
    expect(await reopen(id)).toEqual(CHANGED);
  });
});
