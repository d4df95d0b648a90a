import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INSTANCE } from '../../test/api.ts';
import { type Answer, ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { ORDER_STATUSES, STAFF_STATUSES } from '../domain/order-status.ts';
import { orders } from '../platform/database/collections.ts';

const ONE_BY_ONE_TIMEOUT_MS = 120_000;
const ORDERED_MOON = { mobileNumber: '01712345678', orderItems: [{ _id: 'moon', quantity: 2 }] };
const JUTE = { _id: 'jute', name: 'Jute Lamp', img: '/pictures/jute.webp', price: 900.5 };

let admin: Person;
let rahim: Person;
let karim: Person;

beforeAll(async () => {
  await resetToSeed();
  await putProduct('jute', JUTE);
  admin = await signIn('admin');
});

beforeEach(async () => {
  [rahim, karim] = await Promise.all([newCustomer(), newCustomer()]);
});

async function placed(who: Person | undefined, key: string = crypto.randomUUID()): Promise<string> {
  const order = {
    name: 'Rahim',
    photo: '/rahim.png',
    mobileNumber: '01712345678',
    deliveryAddress: 'House 7, Dhaka',
    info: 'Ring twice',
    orderItems: [{ _id: 'jute', quantity: 2 }],
  };
  return (await ask(who, 'POST /orders', order, { 'idempotency-key': key })).body.insertedId;
}

const set = (id: string, status: string) => ask(admin, statusCall(id, status));
const confirm = (id: string) => ask(admin, `DELETE /orders/admin/${id}`);
const ids = ({ body }: Answer): string[] => body.map(({ _id }: { _id: string }) => _id);
const active = async (who: Person) => ids(await ask(who, 'GET /orders'));
const history = async (who: Person) => ids(await ask(who, 'GET /orders/userOrderHistory'));
const track = (id: unknown, mobileNumber: unknown) => ask(NOBODY, 'POST /orders/track', { id, mobileNumber });

describe("a customer's orders", () => {
  test('are answered whole, in both shapes', async () => {
    const id = await placed(rahim);
    const { body } = await ask(rahim, `GET /orders?email=${rahim.email}`);
    expect(body).toEqual([
      {
        _id: id,
        number: expect.stringMatching(/^[A-Z]+-\d{4}$/),
        email: rahim.email,
        name: 'Rahim',
        photo: '/rahim.png',
        mobileNumber: '01712345678',
        courierPhone: '01712345678',
        deliveryAddress: 'House 7, Dhaka',
        info: 'Ring twice',
        date: expect.stringMatching(/^20\d\d\/\d\d\/\d\d$/),
        createdAt: expect.closeTo(Date.now(), -5),
        totalPrice: 1801,
        amounts: [],
        toCollect: 1801,
        status: 'waiting for confirmation',
        orderItems: [{ ...JUTE, quantity: 2 }],
        orderProducts: [{ _id: 'jute', productId: JUTE, quantity: 2 }],
        timeline: [{ status: 'waiting for confirmation', at: body[0].createdAt, by: 'customer' }],
      },
    ]);
  });

  test('are active until they are closed, then history; the newest first', async () => {
    const [first, second, third] = [await placed(rahim), await placed(rahim), await placed(rahim)];
    expect(await active(rahim)).toEqual([third, second, first]);
    await set(first, 'Out for Delivery');
    await set(second, 'Delivered');
    await set(third, 'Cancel');
    expect(await active(rahim)).toEqual([first]);
    expect(await history(rahim)).toEqual([third, second]);
  });

  test("are no other customer's, and no admin's", async () => {
    await set(await placed(rahim), 'Cancel');
    await placed(rahim);
    await placed(NOBODY);
    for (const who of [karim, admin]) {
      expect(await active(who)).toEqual([]);
      expect(await history(who)).toEqual([]);
      expect((await ask(who, `GET /orders?email=${rahim.email}`)).status).toBe(403);
      expect((await ask(who, `GET /orders/userOrderHistory?email=${rahim.email}`)).status).toBe(403);
    }
  });
});

describe("the shop's lists", () => {
  test("hold everybody's orders: the active ones twice by name, the closed ones in history; the newest first", async () => {
    const [ofRahim, ofKarim, ofGuest] = [await placed(rahim), await placed(karim), await placed(NOBODY)];
    const listed = async (what: 'GET /allOrders' | 'GET /orders/all' | 'GET /orderHistory') =>
      ids(await ask(admin, what)).filter((id) => [ofRahim, ofKarim, ofGuest].includes(id));
    expect(await listed('GET /allOrders')).toEqual([ofGuest, ofKarim, ofRahim]);
    expect(await listed('GET /orders/all')).toEqual([ofGuest, ofKarim, ofRahim]);
    expect(await listed('GET /orderHistory')).toEqual([]);

    await set(ofKarim, 'Delivered');
    await set(ofGuest, 'Cancel');
    await set(ofRahim, 'Payment successful');
    expect(await listed('GET /allOrders')).toEqual([ofRahim]);
    expect(await listed('GET /orders/all')).toEqual([ofRahim]);
    expect(await listed('GET /orderHistory')).toEqual([ofGuest, ofKarim]);
  });

  test('show an admin who the buyer is', async () => {
    const id = await placed(NOBODY);
    const { body } = await ask(admin, 'GET /allOrders');
    expect(body.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      email: 'WithOut LogIn Order',
      name: 'Rahim',
      mobileNumber: '01712345678',
      deliveryAddress: 'House 7, Dhaka',
      orderProducts: [{ productId: { name: 'Jute Lamp' }, quantity: 2 }],
    });
  });
});

describe('PATCH /orders/admin/{id}', () => {
  test('moves an open order anywhere, at once, and never a closed one; only a cancelled one gives back what it took', {
    timeout: ONE_BY_ONE_TIMEOUT_MS,
  }, async () => {
    const OPEN = ['waiting for confirmation', 'Payment successful', 'Out for Delivery'];
    const wrong: object[] = [];
    for (const from of ORDER_STATUSES) {
      for (const to of STAFF_STATUSES) {
        await putCounted('moon', 5, { name: 'Moon Lamp' });
        const { body } = await ask(rahim, 'POST /orders', ORDERED_MOON);
        const id = body.insertedId;
        if (from !== 'waiting for confirmation') await set(id, from);
        const { status, body: answer } = await set(id, to);
        const found = {
          ...(status === 200 ? answer : { status, code: answer.code }),
          has: (await orders.reference.doc(id).get()).get('status'),
          left: await stockLeft('moon'),
        };
        const isMoved = from !== to && OPEN.includes(from);
        const has = isMoved ? to : from;
        const expected = {
          ...(isMoved || from === to ? { modifiedCount: isMoved ? 1 : 0 } : { status: 409, code: 'order-closed' }),
          has,
          left: has === 'Cancel' ? 5 : 3,
        };
        if (!isDeepStrictEqual(found, expected)) wrong.push({ from, to, found, expected });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('stores each change in the timeline, and its author where buyers cannot read it', async () => {
    const id = await placed(rahim);
    await set(id, 'Out for Delivery');
    await set(id, 'Payment successful');
    const document = await orders.reference.doc(id).get();
    expect(document.get('timeline')).toEqual([
      { status: 'waiting for confirmation', at: document.get('createdAt'), by: 'customer' },
      { status: 'Out for Delivery', at: expect.closeTo(Date.now(), -5), by: 'shop' },
      { status: 'Payment successful', at: expect.closeTo(Date.now(), -5), by: 'shop' },
    ]);
    expect(JSON.stringify(document.data())).not.toMatch(/admin/);

    expect(await auditLines(id)).toEqual([
      {
        by: 'admin@aloghor.example',
        uid: 'admin',
        at: document.get('timeline')[1].at,
        subject: 'order',
        action: 'update',
        target: id,
        label: 'Rahim',
        number: document.get('number'),
        before: { status: 'waiting for confirmation' },
        after: { status: 'Out for Delivery' },
      },
      expect.objectContaining({ before: { status: 'Out for Delivery' }, after: { status: 'Payment successful' } }),
    ]);
  });

  test('a repeated status changes nothing, not even for a closed order', async () => {
    const id = await placed(rahim);
    for (const status of ['Out for Delivery', 'Delivered']) {
      expect((await set(id, status)).body).toEqual({ modifiedCount: 1 });
      expect(await set(id, status)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    }
    expect((await orders.reference.doc(id).get()).get('timeline')).toHaveLength(3);
    expect(await auditLines(id)).toHaveLength(2);
  });

  test('tells that history is final', async () => {
    const id = await placed(rahim);
    await set(id, 'Delivered');
    const { body } = await set(id, 'Cancel');
    expect(body).toMatchObject({ code: 'order-closed', detail: 'The order is closed, and history is final.' });
  });

  test.each(['waiting for confirmation', 'delivered', 'Lost', ''])('there is no status %j to pick', async (status) => {
    const { status: answered, body } = await set(await placed(rahim), status);
    expect(answered).toBe(400);
    expect(body.errors).toEqual([
      { path: 'status', message: 'must be one of Payment successful, Out for Delivery, Delivered, Cancel' },
    ]);
  });

  test.each(['no-such-order', '__order__', 'a%2Fb'])('an order that is not there is a 404: %s', async (id) => {
    expect((await ask(admin, statusCall(id, 'Delivered'))).status).toBe(404);
  });

  test('is rejected to buyers', async () => {
    const id = await placed(rahim);
    for (const [who, status] of [[rahim, 403] as const, [karim, 403] as const, [NOBODY, 401] as const]) {
      expect((await ask(who, statusCall(id, 'Cancel'))).status).toBe(status);
      expect((await ask(who, `DELETE /orders/admin/${id}`)).status).toBe(status);
    }
    expect((await orders.reference.doc(id).get()).get('status')).toBe('waiting for confirmation');
  });

  test('two admins who close an order differently at once do not both', {
    timeout: ONE_BY_ONE_TIMEOUT_MS,
  }, async () => {
    const id = await placed(rahim);
    const close = (status: string) => askInProcess(admin, statusCall(id, status));
    const answers = await Promise.all(['Delivered', 'Cancel', 'Delivered', 'Cancel'].map(close));
    const [won] = answers.filter(({ body }) => body.modifiedCount === 1);
    expect(won).toBeDefined();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await orders.reference.doc(id).get()).get('timeline')).toHaveLength(2);
  });
});

describe('DELETE /orders/admin/{id}', () => {
  test.each(['Delivered', 'Cancel'])(
    'confirms that an order with %s is history, and destroys nothing',
    async (status) => {
      const id = await placed(rahim);
      await set(id, status);
      expect(await confirm(id)).toEqual({ status: 200, body: { deletedCount: 1 } });
      expect(await confirm(id)).toEqual({ status: 200, body: { deletedCount: 1 } });
      expect(await history(rahim)).toEqual([id]);
    },
  );

  test('is a conflict while the order is active', async () => {
    const id = await placed(rahim);
    const { status, body } = await confirm(id);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'order-still-active', detail: 'The order is still active.' });
    expect(await active(rahim)).toEqual([id]);
  });

  test('of an order that is not there is a 404', async () => {
    expect((await confirm('no-such-order')).status).toBe(404);
  });
});

describe('GET /orders/last', () => {
  test('with the key of a lost answer it answers that order of the caller, and of nobody else', async () => {
    const key = 'a-checkout-of-rahim';
    const lastOf = async (who: Person) => (await ask(who, `GET /orders/last?key=${key}`)).body;
    await placed(rahim);
    expect(await lastOf(rahim)).not.toHaveProperty('placed');
    const id = await placed(rahim, key);
    await placed(rahim);
    const told = await lastOf(rahim);
    expect(told.placed).toMatchObject({ _id: id, number: expect.stringMatching(/^[A-Z]+-\d+$/), totalPrice: 1801 });
    expect(told.placed).not.toHaveProperty('deliveryAddress');
    expect((await ask(rahim, 'GET /orders/last')).body).not.toHaveProperty('placed');
    await placed(karim);
    expect(await lastOf(karim)).not.toHaveProperty('placed');
    await placed(NOBODY, 'a-checkout-of-a-guest');
    expect((await ask(rahim, 'GET /orders/last?key=a-checkout-of-a-guest')).body).not.toHaveProperty('placed');
    expect((await ask(rahim, 'GET /orders/last?key=short')).status).toBe(400);
    // A customer's key is found by the account alone, not by tracking.
    const { status } = await ask(NOBODY, 'POST /orders/track', { key, mobileNumber: '01712345678' });
    expect(status).toBe(404);
  });

  test('proposes the buyer of the last order, whatever became of it, and nothing before there is one', async () => {
    const last = async (who: Person) => (await ask(who, 'GET /orders/last')).body;
    await placed(NOBODY);
    expect(await last(rahim)).toEqual({});
    await placed(rahim);
    const order = { mobileNumber: '01812345678', place: { district: 'Dhaka', thana: 'Savar' }, info: 'Ring twice' };
    await ask(rahim, 'POST /orders', { ...order, orderItems: [{ _id: 'jute' }] });
    expect(await last(rahim)).toEqual({
      last: { mobileNumber: '01812345678', place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' } },
    });
    const id = await placed(rahim);
    await set(id, 'Delivered');
    expect(await last(rahim)).toEqual({
      last: { name: 'Rahim', mobileNumber: '01712345678', deliveryAddress: 'House 7, Dhaka' },
    });
    expect(await last(karim)).toEqual({});
  });
});

describe('POST /orders/track', () => {
  test.each<[string, () => Person | undefined]>([
    ['a guest', () => NOBODY],
    ['a customer', () => rahim],
  ])("follows %s's order without a word about the buyer or the admin", async (_who, who) => {
    const id = await placed(who());
    await set(id, 'Delivered');
    const { status, body } = await track(id, '01712345678');
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: id,
      number: expect.stringMatching(/^[A-Z]+-\d{4}$/),
      status: 'Delivered',
      date: expect.stringMatching(/^20\d\d\/\d\d\/\d\d$/),
      totalPrice: 1801,
      amounts: [],
      toCollect: 1801,
      orderItems: [{ ...JUTE, quantity: 2 }],
      orderProducts: [{ _id: 'jute', productId: JUTE, quantity: 2 }],
      timeline: [
        { status: 'waiting for confirmation', at: expect.any(Number), by: who() ? 'customer' : 'guest' },
        { status: 'Delivered', at: expect.any(Number), by: 'shop' },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Rahim|House 7|@|1712345678/);
  });

  test.each(['০১৭১২-৩৪৫৬৭৮', '+92 01712345678', '+8801712345678', '8801712345678'])(
    'accepts the number in any notation: %s',
    async (mobileNumber) => {
      expect((await track(await placed(NOBODY), mobileNumber)).status).toBe(200);
    },
  );

  test('knows an order by its number too, however it is typed', async () => {
    const id = await placed(NOBODY);
    const { number } = (await orders.get([id]))[0] ?? {};
    const dashed = number?.replace('-', '\u2013');
    for (const typed of [
      number,
      number?.toLowerCase(),
      number?.replace('-', ''),
      `#${number}`,
      dashed,
      `#${dashed}.`,
    ]) {
      expect((await track(typed, '01712345678')).body).toMatchObject({ _id: id, number });
    }
    const wrong = [await track(number, '01712345679'), await track('ZZ-9999', '01712345678')];
    for (const { status, body } of wrong) {
      expect({ status, body }).toMatchObject({ status: 404, body: { detail: 'There is no such order.' } });
    }
  });

  test('knows the newest order of this mobile number by the digits of its number alone', async () => {
    const [older, newer] = [await placed(NOBODY), await placed(NOBODY)];
    const { number = '' } = (await orders.get([newer]))[0] ?? {};
    const digits = number.slice(-4);
    expect((await track(digits, '01712345678')).body).toMatchObject({ _id: newer, number });
    expect((await track(`#${digits}`, '+880 1712-345678')).body).toMatchObject({ _id: newer });
    await orders.reference.doc(older).update({ number: `Z-${digits}` });
    expect((await track(digits, '01712345678')).body).toMatchObject({ _id: newer });
    expect((await track(digits, '01712345679')).status).toBe(404);
    expect((await track('0000', '01712345678')).status).toBe(404);
  });

  test('answers the same for a wrong number and for no such order', async () => {
    const id = await placed(NOBODY);
    const answers = [
      await track(id, '01712345679'),
      await track('0'.repeat(24), '01712345678'),
      await track('a/b', '01712345678'),
      await track('', '01712345678'),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 404,
        body: {
          type: 'about:blank',
          instance: INSTANCE,
          title: 'Not Found',
          status: 404,
          code: 'not-found',
          detail: 'There is no such order.',
        },
      });
    }
  });

  describe("by a guest's key", () => {
    const trackKey = (key: unknown, mobileNumber = '01712345678') =>
      ask(NOBODY, 'POST /orders/track', { key, mobileNumber });

    test('tells what became of a try whose answer was lost, as by its id', async () => {
      const key = crypto.randomUUID();
      expect((await trackKey(key)).status).toBe(404);
      const id = await placed(NOBODY, key);
      const found = await trackKey(key, '+880 1712-345678');
      expect(found.body).toMatchObject({ _id: id });
      expect(found).toEqual(await track(id, '01712345678'));
    });

    test("answers the same for a wrong number, an unknown key, an id as a key and a customer's key", async () => {
      const [key, customers] = [crypto.randomUUID(), crypto.randomUUID()];
      const id = await placed(NOBODY, key);
      await placed(rahim, customers);
      const unknown = await track('0'.repeat(24), '01712345678');
      expect(unknown.status).toBe(404);
      const the404 = { status: 404, body: { ...unknown.body, instance: INSTANCE } };
      const others = [trackKey(key, '01712345679'), trackKey(crypto.randomUUID()), trackKey(id), trackKey(customers)];
      for (const answer of await Promise.all(others)) expect(answer).toEqual(the404);
      const asHerself = await ask(rahim, 'POST /orders/track', { key: customers, mobileNumber: '01712345678' });
      expect(asHerself).toEqual(the404);
    });

    test('needs a key that could be one, or an id, and not both', async () => {
      const bodies = [{ key: 'short' }, {}, { id: 'an-id', key: 'a-whole-key' }];
      const answers = await Promise.all(
        bodies.map((body) => ask(NOBODY, 'POST /orders/track', { ...body, mobileNumber: '01712345678' })),
      );
      expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
        [400, [{ path: 'key', message: 'must have 8 to 200 visible ASCII characters' }]],
        [400, [{ path: 'id', message: 'must come, or a key in place of it' }]],
        [400, [{ path: 'id', message: 'must come, or a key in place of it' }]],
      ]);
    });
  });

  test('needs a number that could be one', async () => {
    const id = await placed(NOBODY);
    const { status, body } = await track(id, '017123456789');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'mobileNumber', message: 'must have 11, 13 or 14 characters' }]);
    expect((await track(7, '01712345678')).status).toBe(400);
  });
});
