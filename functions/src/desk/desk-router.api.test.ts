import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, pagesAs, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import { morningOf } from '../domain/desk.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';
import { database } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';
const MOON = 'chandni-3d-printed-moon-lamp';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ORDER = {
  name: 'Rahim',
  deliveryAddress: 'House 1',
  orderItems: [
    { _id: PENDANT, quantity: 2 },
    { _id: MOON, quantity: 1 },
  ],
};

let admin: Person;
let packer: Person;
let rahim: Person;
let id: string;
let phone: string;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  [admin, packer, rahim] = await Promise.all([signIn('admin'), signIn('packer'), newCustomer()]);
});

const place = async (changes: object = {}, headers: Record<string, string> = {}) =>
  (await ask(rahim, 'POST /orders', { ...ORDER, mobileNumber: phone, ...changes }, headers)).body.insertedId as string;

beforeEach(async () => {
  phones += 1;
  phone = `018${String(phones).padStart(8, '0')}`;
  id = await place();
});

const stored = async (one = id) => (await orders.reference.doc(one).get()).data();
const deskOf = async (one = id) => (await desks.reference.doc(one).get()).data();
const record = (outcome: string, more: object = {}, one = id) =>
  ask(admin, `POST /desk/${one}/calls`, { outcome, ...more });
const correct = (body: object) => ask(admin, `PATCH /orders/admin/${id}/corrections`, body);
const setAmounts = (amounts: object[], seen: { revision?: number } = {}) =>
  ask(admin, `POST /orders/admin/${id}/amounts`, { amounts, ...seen });
const setStatus = (status: string, one = id) => ask(admin, statusCall(one, status));
const read = async (one = id) => (await ask(admin, `GET /desk/${one}`)).body;
const queue = async (query = '') => (await ask(admin, `GET /desk/calls${query}`)).body as { _id: string }[];
const isQueued = async (query = '') => (await queue(query)).some(({ _id }) => _id === id);
const rejected = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

describe('the queue', () => {
  test('has a new order at its end, with its desk and the history of its number', async () => {
    const all = await queue();
    expect(all.at(-1)).toEqual({
      _id: id,
      order: expect.objectContaining({ _id: id, totalPrice: (await stored())?.totalPrice, mobileNumber: phone }),
      desk: expect.objectContaining({ state: 'toCall', revision: 0, attempts: [], notes: [], versions: [] }),
      history: { ordered: 0, delivered: 0, refused: 0, isMore: false, open: [] },
    });
    const waiting = all.map((one) => (one as unknown as { desk: { callAt: number } }).desk.callAt);
    expect(waiting).toEqual(waiting.toSorted((one, other) => one - other));
  });

  test('comes in pages', async () => {
    const other = await place();
    const first = await ask(admin, 'GET /desk/calls?limit=1');
    expect(first.body).toHaveLength(1);
    expect((await queue('?limit=100')).slice(-2).map(({ _id }) => _id)).toEqual([id, other]);
  });

  test('has a hundred orders a page where the caller does not say how many', async () => {
    const [order, opened] = await Promise.all([stored(), deskOf()]);
    const copies = Array.from({ length: 101 }, (_, place) => `copy-${place}`);
    const batch = database.batch();
    for (const copy of copies) {
      batch.set(orders.reference.doc(copy), { ...order, mobileNumber: '+923001234567' });
      batch.set(desks.reference.doc(copy), { ...opened });
    }
    await batch.commit();
    try {
      const pages = await pagesAs<{ _id: string }>(admin, '/desk/calls');
      expect(pages[0]).toHaveLength(100);
      expect(pages.flat().map(({ _id }) => _id)).toEqual(expect.arrayContaining(copies));
    } finally {
      const removal = database.batch();
      for (const copy of copies) removal.delete(orders.reference.doc(copy)).delete(desks.reference.doc(copy));
      await removal.commit();
    }
  });

  test.each(['confirmed', 'refused', 'fake', 'wrongNumber'])('loses an order that is %s', async (outcome) => {
    expect(await isQueued()).toBe(true);
    expect(await record(outcome)).toMatchObject({ status: 200, body: { modifiedCount: 1, revision: 1 } });
    expect([await isQueued(), await isQueued('?when=later')]).toEqual([false, false]);
  });

  test.each(['Out for Delivery', 'Delivered', 'Cancel'])('loses an order that moves on to %s', async (status) => {
    await setStatus(status);
    expect([await isQueued(), await isQueued('?when=later')]).toEqual([false, false]);
  });

  test.each([
    ['whose payment was recorded', () => ask(admin, `POST /orders/admin/${id}/payment`, { received: true })],
    ['that an admin set to Payment successful', () => setStatus('Payment successful')],
  ])('keeps an order %s until its buyer has confirmed it; the packer sees it then', async (_how, pay) => {
    const seenByPacker = async () =>
      ((await ask(packer, 'GET /packing?limit=100')).body as { _id: string }[]).some(({ _id }) => _id === id);
    await pay();
    expect((await stored())?.status).toBe('Payment successful');
    expect([await isQueued(), await seenByPacker()]).toEqual([true, false]);
    expect(await record('confirmed')).toMatchObject({ status: 200 });
    expect([await isQueued(), await seenByPacker()]).toEqual([false, true]);
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: false });
    expect(await isQueued()).toBe(false);
  });

  test('gets an order back that is opened again, as a paid one too', async () => {
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    await setStatus('Delivered');
    expect(await isQueued()).toBe(false);
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    expect([(await stored())?.status, await isQueued()]).toEqual(['Payment successful', true]);
  });

  test('costs for each order one read of it, of its desk, and of each order of its number', async () => {
    for (const { ref } of (await desks.reference.get()).docs) await ref.delete();
    phone = '01988888888';
    for (const _ of ['once', 'twice']) await place();
    await place({ mobileNumber: '01999999999' });
    const reads = await recordReads(() => askInProcess(admin, 'GET /desk/calls'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 3 + 3 + (2 + 2 + 1)); // and one for the admin's role
  });
});

describe('some orders at the desk', () => {
  const some = async (ids: string) => (await ask(admin, `GET /desk/orders?ids=${ids}`)).body as { _id: string }[];

  test('are as they are now, each once, also when nobody is to be called for them', async () => {
    const other = await place({ mobileNumber: '01977777777' });
    await record('confirmed');
    expect(await some(`${other},none,${id},${id}`)).toEqual([
      {
        _id: other,
        order: expect.anything(),
        desk: expect.objectContaining({ state: 'toCall' }),
        history: expect.anything(),
      },
      expect.objectContaining({
        _id: id,
        order: expect.objectContaining({ mobileNumber: phone }),
        desk: expect.objectContaining({ state: 'confirmed', revision: 1 }),
        history: { ordered: 0, delivered: 0, refused: 0, isMore: false, open: [] },
      }),
    ]);
  });

  test('cost for each as much as in the queue', async () => {
    const other = await place({ mobileNumber: '01966666666' });
    const reads = await recordReads(() => askInProcess(admin, `GET /desk/orders?ids=${id},${other},${id}`));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 2 * 3); // and one for the admin's role
  });

  test('are at most a hundred', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(24, 'f')).join();
    expect((await ask(admin, `GET /desk/orders?ids=${ids(100)}`)).status).toBe(200);
    expect((await ask(admin, `GET /desk/orders?ids=${ids(101)}`)).status).toBe(400);
  });
});

describe('a call', () => {
  test('without an answer comes back after half an hour, then after two hours, then in the next morning', async () => {
    const now = Date.now();
    const morning = [now, now + DAY_MS].map((time) => morningOf(dayOf(time))).find((time) => time > now) ?? 0;
    const expected = [now + 30 * MINUTE_MS, now + 120 * MINUTE_MS, morning];
    for (const time of expected) {
      await record('noAnswer');
      expect((await deskOf())?.callAt).toBeCloseTo(time, -5);
      expect([await isQueued(), await isQueued('?when=later')]).toEqual([false, true]);
    }
    expect((await deskOf())?.attempts).toMatchObject(
      expected.map(() => ({ outcome: 'noAnswer', by: 'admin@aloghor.example' })),
    );
  });

  test('holds an order until a morning', async () => {
    const until = dayOf(Date.now() + 3 * DAY_MS);
    await record('hold', { until, note: 'On a journey' });
    expect(await deskOf()).toMatchObject({ state: 'hold', callAt: morningOf(until) });
    expect((await read()).desk.attempts).toMatchObject([{ outcome: 'hold', note: 'On a journey' }]);
  });

  test.each([undefined, '', 'tomorrow', '2026-02-31', dayOf(Date.now()), dayOf(Date.now() + 90 * DAY_MS)])(
    'does not hold until %s',
    async (until) => {
      expect(await record('hold', { until })).toEqual(rejected(400, 'bad-input'));
      expect(await deskOf()).toMatchObject({ state: 'toCall', revision: 0 });
    },
  );

  test('that confirms is told to the buyer, without who it was', async () => {
    await record('confirmed');
    const order = await stored();
    expect(order).toMatchObject({ status: 'waiting for confirmation', confirmedAt: expect.any(Number) });
    expect(order?.timeline.at(-1)).toEqual({
      status: 'waiting for confirmation',
      at: order?.confirmedAt,
      by: 'shop',
      event: 'confirmed',
    });
  });

  test('can be taken back: the order is where it was, and the calls tell both', async () => {
    const before = await stored();
    await record('confirmed');
    await record('toCall');
    expect(await stored()).toEqual(before);
    expect(await deskOf()).toMatchObject({
      state: 'toCall',
      callAt: before?.createdAt,
      attempts: [{ outcome: 'confirmed' }, { outcome: 'toCall' }],
    });
  });

  test.each([
    ['refused', 'refused'],
    ['wrongNumber', 'wrongNumber'],
    ['fake', undefined],
  ])('that finds %s cancels the order in the same write; the buyer reads as reason: %s', async (outcome, reason) => {
    const writes = await recordWrites(() => askInProcess(admin, `POST /desk/${id}/calls`, { outcome }));
    expect(writes).toEqual([
      expect.stringMatching(/^workDays\//),
      `orders/${id}`,
      `desk/${id}`,
      expect.stringMatching(/^audit\//),
    ]);
    const order = await stored();
    expect(order?.status).toBe('Cancel');
    expect(order?.closedFor).toBe(reason);
    expect(JSON.stringify(order)).not.toContain('fake');
    expect(await auditLines(id)).toMatchObject([
      { before: { desk: 'toCall', status: 'waiting for confirmation' }, after: { desk: outcome, status: 'Cancel' } },
    ]);
  });

  test('of an order that is out for delivery, or closed, is a conflict', async () => {
    await setStatus('Out for Delivery');
    expect(await record('confirmed')).toEqual(rejected(409, 'order-sent-out'));
    await setStatus('Delivered');
    expect(await record('refused')).toEqual(rejected(409, 'order-closed'));
  });

  test('that somebody else made first is a conflict for the second, and nothing changes', async () => {
    expect(await record('noAnswer', { revision: 0 })).toMatchObject({ body: { revision: 1 } });
    expect(await record('confirmed', { revision: 0 })).toEqual(rejected(409, 'called-meanwhile'));
    expect(await deskOf()).toMatchObject({ state: 'noAnswer', revision: 1 });
  });

  test('of two at once counts one', async () => {
    const both = await Promise.all(
      ['confirmed', 'refused'].map((outcome) =>
        askInProcess(admin, `POST /desk/${id}/calls`, { outcome, revision: 0 }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await deskOf())?.attempts).toHaveLength(1);
  });

  test('is kept for an order that has no desk yet', async () => {
    await desks.reference.doc(id).delete();
    expect((await read()).desk).toMatchObject({ state: 'toCall', attempts: [] });
    await record('noAnswer');
    expect(await deskOf()).toMatchObject({ state: 'noAnswer', attempts: [{ outcome: 'noAnswer' }], revision: 1 });
  });
});

describe('a call in which the buyer was told the delivery charge', () => {
  test('confirms the order and sets the charge in one change; other amounts stay', async () => {
    await setAmounts([{ kind: 'discount', taka: 40 }]);
    const { revision } = (await read()).desk;
    const { status, body } = await record('confirmed', { deliveryCharge: 130, revision });
    expect({ status, body }).toEqual({ status: 200, body: { modifiedCount: 1, revision: revision + 1 } });
    const order = await stored();
    expect(order?.confirmedAt).toBeGreaterThan(0);
    expect(order?.amounts).toMatchObject([
      { kind: 'delivery', taka: 130 },
      { kind: 'discount', taka: 40 },
    ]);
    const line = (await auditLines(id)).at(-1);
    expect(line).toMatchObject({ before: { desk: 'toCall' }, after: { desk: 'confirmed' } });
    expect(line?.after?.amounts).toMatchObject([{ taka: 130 }, { taka: 40 }]);
  });

  test('sets no charge with any other outcome', async () => {
    await record('noAnswer', { deliveryCharge: 130 });
    expect((await stored())?.amounts).toEqual([]);
  });

  test('confirms nothing where the charge cannot be set any more', async () => {
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect(await record('confirmed', { deliveryCharge: 130 })).toEqual(rejected(409, 'order-paid'));
    expect((await deskOf())?.state).toBe('toCall');
  });
});

describe('a correction', () => {
  test('changes address, number and lines at their own prices, and keeps the old version from the buyer', async () => {
    const before = await stored();
    const [pendant, moon] = before?.lines ?? [];
    const body = {
      deliveryAddress: 'House 9, Road 2',
      mobileNumber: '+8801912345678',
      place: { district: 'Sylhet' },
      lines: [
        { _id: PENDANT, quantity: 5 },
        { _id: MOON, quantity: 0 },
      ],
    };
    expect(await correct(body)).toEqual({ status: 200, body: { modifiedCount: 1, revision: 1 } });
    const order = await stored();
    expect(order).toMatchObject({
      deliveryAddress: 'House 9, Road 2',
      mobileNumber: '+8801912345678',
      courierPhone: '01912345678',
      place: { district: 'Sylhet', zone: 'outsideDhaka' },
      lines: [{ ...pendant, quantity: 5 }],
      totalPrice: pendant.price * 5,
    });
    expect(order?.searchKeys).toContain('019123');
    expect(order?.timeline.at(-1)).toMatchObject({ event: 'corrected', by: 'shop' });
    expect(JSON.stringify(order)).not.toContain('House 1"');
    expect((await deskOf())?.versions).toEqual([
      {
        at: order?.timeline.at(-1).at,
        by: 'admin@aloghor.example',
        before: {
          deliveryAddress: 'House 1',
          mobileNumber: phone,
          lines: [pendant, moon],
          totalPrice: before?.totalPrice,
        },
      },
    ]);
    expect(await auditLines(id)).toMatchObject([{ before: { deliveryAddress: 'House 1' } }]);
    const [pendantBefore, moonBefore] = (await read()).desk.versions[0].before.lines;
    expect(pendantBefore).toMatchObject({ _id: PENDANT, translations: pendant.translations });
    expect(moonBefore).toMatchObject({ _id: MOON, translations: moon.translations });
  });

  test('that changes nothing leaves the order as it is', async () => {
    const before = await stored();
    const same = { deliveryAddress: 'House 1', name: '', lines: [{ _id: MOON, quantity: 1 }] };
    expect(await correct(same)).toEqual({ status: 200, body: { modifiedCount: 0, revision: 0 } });
    expect(await stored()).toEqual(before);
  });

  test('adds what the buyer had left out, and the order can still be read', async () => {
    id = await place({ deliveryAddress: undefined });
    await correct({ deliveryAddress: 'House 2' });
    expect(await read()).toMatchObject({ order: { deliveryAddress: 'House 2' }, desk: { versions: [{ before: {} }] } });
  });

  test('leaves one line', async () => {
    const none = [PENDANT, MOON].map((_id) => ({ _id, quantity: 0 }));
    expect(await correct({ lines: none })).toEqual(rejected(409, 'no-line-left'));
    expect((await stored())?.lines).toHaveLength(2);
  });

  test.each([
    ['Out for Delivery', 'order-sent-out'],
    ['Cancel', 'order-closed'],
  ])('of an order that is %s is a conflict', async (status, code) => {
    await setStatus(status);
    expect(await correct({ deliveryAddress: 'House 9' })).toEqual(rejected(409, code));
    expect((await stored())?.deliveryAddress).toBe('House 1');
  });

  test('of what was paid for is a conflict, of the address is none', async () => {
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect(await correct({ lines: [{ _id: MOON, quantity: 3 }] })).toEqual(rejected(409, 'order-paid'));
    expect(await correct({ deliveryAddress: 'House 9' })).toMatchObject({ status: 200 });
  });

  test('leaves the order the answer to its key, and to no other request', async () => {
    const key = { 'idempotency-key': `checkout-${phone}` };
    id = await place({ totalPrice: (await stored())?.totalPrice }, key);
    const seen = (await stored())?.totalPrice;
    await correct({ deliveryAddress: 'House 9', lines: [{ _id: MOON, quantity: 0 }] });
    expect(await place({ totalPrice: seen }, key)).toBe(id);
    const now = { ...ORDER, mobileNumber: phone, deliveryAddress: 'House 9', orderItems: [ORDER.orderItems[0]] };
    expect(await ask(rahim, 'POST /orders', now, key)).toEqual(rejected(409, 'key-used-for-another-order'));
  });
});

describe('the amounts of an order', () => {
  const DELIVERY = { kind: 'delivery', taka: 70 };
  const DISCOUNT = { kind: 'discount', taka: 20 };
  const ADVANCE = { kind: 'advance', taka: 500, transaction: 'BKX7' };
  const ALL = [DELIVERY, DISCOUNT, ADVANCE];
  const kept = async () => (await stored())?.amounts;

  test('are set at once, audited, and what is received is what is left to collect', async () => {
    const total = (await stored())?.totalPrice;
    expect(await setAmounts(ALL)).toEqual({ status: 200, body: { modifiedCount: 1, revision: 1 } });
    expect(await setAmounts(ALL, { revision: 1 })).toEqual({ status: 200, body: { modifiedCount: 0, revision: 1 } });
    expect(await stored()).toMatchObject({ amounts: ALL, totalPrice: total });
    expect(await auditLines(id)).toMatchObject([{ before: { amounts: [] }, after: { amounts: ALL } }]);
    expect((await ask(admin, `GET /orders/admin/${id}`)).body.toCollect).toBe(total + 70 - 20 - 500);
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect((await stored())?.payment.sum).toBe(total + 70 - 20 - 500);
  });

  test('are kept in the order of all lists, and a missing one is removed', async () => {
    await setAmounts([ADVANCE, DISCOUNT, DELIVERY]);
    expect(await kept()).toMatchObject(ALL);
    await setAmounts([{ ...DELIVERY, taka: 0 }]);
    expect(await kept()).toEqual([{ ...DELIVERY, taka: 0, at: expect.any(Number) }]);
  });

  test.each([
    ['amounts', [DELIVERY, { ...DELIVERY, taka: 80 }]],
    ['amounts.0.kind', [{ kind: 'gift', taka: 5 }]],
    ['amounts.0.taka', [{ ...DISCOUNT, taka: -1 }]],
    ['amounts.0.taka', [{ ...DISCOUNT, taka: 0 }]],
    ['amounts.0.transaction', [{ kind: 'advance', taka: 5 }]],
    ['amounts.0.transaction', [{ ...DISCOUNT, transaction: 'BKX7' }]],
  ])('are rejected for a wrong value of %s: %j', async (path, wrong) => {
    const { status, body } = await setAmounts(wrong);
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await kept()).toEqual([]);
  });

  test('stay once the payment is received, or the order closed', async () => {
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect(await setAmounts(ALL)).toEqual(rejected(409, 'order-paid'));
    await setStatus('Delivered');
    expect(await setAmounts(ALL)).toEqual(rejected(409, 'order-closed'));
  });

  test.each([
    ['a discount', [DELIVERY, { ...DISCOUNT, taka: 10_000_000 }, ADVANCE]],
    ['an advance', [DELIVERY, DISCOUNT, { ...ADVANCE, taka: 10_000_000 }]],
  ])('are never %s of far more than the order is worth', async (_what, sums) => {
    await setAmounts(ALL);
    expect(await setAmounts(sums)).toEqual(rejected(409, 'beyond-worth'));
    expect(await kept()).toMatchObject(ALL);
  });

  test('may stay what they were when the order is worth far less after a correction', async () => {
    const advance = { ...ADVANCE, taka: (await stored())?.totalPrice };
    await setAmounts([advance]);
    await correct({ lines: [{ _id: PENDANT, quantity: 0 }] });
    expect(await setAmounts([DELIVERY, advance])).toMatchObject({ status: 200 });
    expect(await setAmounts([DELIVERY, { ...DISCOUNT, taka: 1 }, advance])).toEqual(rejected(409, 'beyond-worth'));
  });

  test('keep when each was set, whatever else is set beside it', async () => {
    await setAmounts(ALL);
    const at = (await kept())[0].at;
    expect(at).toBe((await auditLines(id))[0]?.at);
    await setAmounts([DELIVERY, { ...DISCOUNT, taka: 30 }, ADVANCE]);
    expect(await kept()).toEqual([
      { ...DELIVERY, at },
      { ...DISCOUNT, taka: 30, at: expect.any(Number) },
      { ...ADVANCE, at },
    ]);
    expect((await kept())[1].at).toBeGreaterThan(at);
    await setAmounts([{ ...ADVANCE, taka: 600 }]);
    expect((await kept())[0].at).toBeGreaterThan(at);
  });
});

test('that an order was taken for a fake is told to admins who ask for it, never to its buyer', async () => {
  const refused = await place();
  await record('fake');
  await record('refused', {}, refused);
  const found = async (query: string) => {
    const { body } = await ask(admin, `GET /orderHistory?q=${phone}${query}`);
    return body.map(({ _id, isFake }: { _id: string; isFake?: boolean }) => [_id, isFake]);
  };
  expect(await found('&with=isFake')).toEqual([
    [refused, undefined],
    [id, true],
  ]);
  expect(await found('')).toEqual([
    [refused, undefined],
    [id, undefined],
  ]);
  const revenue = await ask(admin, 'GET /stats/revenue/orders?limit=100');
  const listed = revenue.body.filter(({ isFake }: { isFake?: boolean }) => isFake);
  expect(listed.map(({ order }: { order: { _id: string } }) => order._id)).toContain(id);
  expect(JSON.stringify((await ask(rahim, 'GET /orders/userOrderHistory')).body)).not.toContain('isFake');
});

describe('what another admin has changed meanwhile', () => {
  test.each([
    ['a correction', () => correct({ revision: 0, deliveryAddress: 'House 9' })],
    ['amounts', () => setAmounts([{ kind: 'delivery', taka: 70 }], { revision: 0 })],
    ['a call', () => record('confirmed', { revision: 0 })],
  ])('is not overwritten by %s', async (_what, change) => {
    await record('noAnswer');
    const before = [await stored(), await deskOf()];
    expect(await change()).toEqual(rejected(409, 'called-meanwhile'));
    expect([await stored(), await deskOf()]).toEqual(before);
  });
});

describe('the history of a number', () => {
  test('counts its other orders, whichever way the number was typed', async () => {
    const delivered = await place({ mobileNumber: `+88${phone}` });
    await setStatus('Delivered', delivered);
    await record('refused', {}, await place());
    await record('fake', {}, await place());
    await record('wrongNumber', {}, await place());
    const last = await place();
    expect((await read()).history).toEqual({
      ordered: 4, // the fake is somebody else's
      delivered: 1,
      refused: 1,
      lastAt: (await stored(last))?.createdAt,
      isMore: false,
      open: [{ _id: last, number: (await stored(last))?.number }],
    });
  });

  test.each([
    [20, false],
    [21, true],
  ])('looks at 20 other orders: with %i, that there are more is %s', async (others, isMore) => {
    const newest = (await stored())?.createdAt ?? 0;
    for (let place = 1; place <= others; place += 1) {
      const other = { courierPhone: phone, status: 'Delivered', createdAt: newest - place };
      await orders.reference.doc(`${id}-${place}`).set(other);
    }
    expect((await read()).history).toMatchObject({ ordered: 20, delivered: 20, isMore });
    const { body } = await ask(admin, 'POST /desk/number', { mobileNumber: phone }); // beside no order: all of them count
    expect(body.history).toMatchObject({ ordered: 20, isMore: true });
  });

  test('is absent for a number that no courier takes', async () => {
    expect((await read(await place({ mobileNumber: '+923001234567' }))).history).toBeUndefined();
  });
});

test('a note is read by admins alone', async () => {
  expect(await ask(admin, `POST /desk/${id}/notes`, { text: 'Calls back.' })).toMatchObject({ status: 200 });
  expect((await read()).desk.notes).toMatchObject([{ text: 'Calls back.', by: 'admin@aloghor.example' }]);
  expect(JSON.stringify(await stored())).not.toContain('Calls back.');
  expect(await auditLines(id)).toMatchObject([{ after: { note: 'Calls back.' } }]);
});

test('a note that is sent again because its answer was lost stays one; the same words behind others are a new one', async () => {
  const note = async (text: string) => (await ask(admin, `POST /desk/${id}/notes`, { text })).body;
  const first = await note('Calls back.');
  expect(await note('Calls back.')).toEqual({ ...first, modifiedCount: 0 });
  await note('Has called.');
  await note('Calls back.');
  expect((await read()).desk.notes.map(({ text }: { text: string }) => text)).toEqual([
    'Calls back.',
    'Has called.',
    'Calls back.',
  ]);
});
