import { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { INSTANCE } from '../../test/api.ts';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { deleteProduct, putProduct } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn, withSessionToken } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import { UTC_OFFSET } from '../domain/country.ts';
import { orders } from '../platform/database/collections.ts';

// Hoisted before the logger is loaded, which keeps a reference to the console's functions.
const logged = vi.hoisted(() => ({
  info: vi.spyOn(console, 'info').mockImplementation(() => {}),
  error: vi.spyOn(console, 'error').mockImplementation(() => {}),
}));

const ONE_BY_ONE_TIMEOUT_MS = 120_000;
const JUTE = {
  _id: 'jute',
  name: 'Jute Lamp',
  translations: { bn: { name: 'পাটের বাতি' } },
  img: '/pictures/jute.webp',
  price: 900.5,
};
const MOON = { _id: 'moon', name: 'Moon Lamp', img: '/pictures/moon.webp', price: 450 };
const ORDER = {
  name: 'Rahim',
  photo: '/rahim.png',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 7, Dhaka',
  info: 'Ring twice',
  orderItems: [
    { _id: 'jute', quantity: 2 },
    { _id: 'moon', quantity: 1 },
  ],
  totalPrice: 2251,
};

let rahim: Person;

beforeAll(resetToSeed);

beforeEach(async () => {
  vi.clearAllMocks();
  rahim = await newCustomer();
  await putProduct('jute', JUTE);
  await putProduct('moon', MOON);
});

afterEach(() => {
  vi.useRealTimers();
});

const key = () => crypto.randomUUID();
const place = (who: Person | undefined, changes: object = {}, idempotencyKey?: string, by = ask) =>
  by(
    who,
    'POST /orders',
    { ...ORDER, ...changes },
    idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  );
const stored = async (id: string) => (await orders.reference.doc(id).get()).data();
const ordersOf = async (uid: string) => (await orders.reference.where('uid', '==', uid).get()).size;
const cartOf = async (who: Person) =>
  (await ask(who, 'GET /carts')).body.map(({ productId }: { productId: string }) => productId);

describe('an order', () => {
  test("of a customer is stored with the buyer's and the shop's fields, and no others", async () => {
    const { status, body } = await place(rahim, { email: rahim.email });
    expect(status).toBe(200);
    const order = await stored(body.insertedId);
    expect(order).toEqual({
      number: body.number,
      courierPhone: '01712345678',
      uid: rahim.uid,
      email: rahim.email,
      name: 'Rahim',
      photo: '/rahim.png',
      mobileNumber: '01712345678',
      deliveryAddress: 'House 7, Dhaka',
      info: 'Ring twice',
      lines: [
        { ...JUTE, quantity: 2 },
        { ...MOON, quantity: 1 },
      ],
      totalPrice: 2251,
      amounts: [],
      askedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      askedTotal: 2251,
      createdAt: expect.closeTo(Date.now(), -5),
      date: expect.stringMatching(/^20\d\d\/\d\d\/\d\d$/),
      status: 'waiting for confirmation',
      timeline: [{ status: 'waiting for confirmation', at: order?.createdAt, by: 'customer' }],
      searchKeys: expect.arrayContaining([body.insertedId.slice(0, 6), '017123', 'rahim', 'jute l', 'পাটের']),
    });
  });

  test('has a short number, which its answer and a repeated one tell', async () => {
    const checkout = key();
    const { body } = await place(NOBODY, {}, checkout);
    expect(body.number).toMatch(/^[A-Z]-[1-9]\d{3}$/);
    expect((await place(NOBODY, {}, checkout)).body).toEqual(body);
    expect((await place(NOBODY)).body.number).not.toBe(body.number);
  });

  test.each([
    [
      { district: 'Dhaka', thana: 'Savar' },
      { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
    ],
    [
      { district: 'Dhaka', thana: '', zone: 'outsideDhaka' },
      { district: 'Dhaka', zone: 'insideDhaka' },
    ],
    [null, undefined],
  ])('to the place %j is kept with its zone', async (sent, kept) => {
    const { body } = await place(NOBODY, { place: sent });
    expect((await stored(body.insertedId))?.place).toEqual(kept);
  });

  test('a guest order is recorded as WithOut LogIn Order', async () => {
    const { body } = await place(NOBODY, { email: 'admin@aloghor.example' });
    const order = await stored(body.insertedId);
    expect(order).toMatchObject({ uid: null, email: 'WithOut LogIn Order', totalPrice: 2251 });
    expect(order?.timeline).toMatchObject([{ by: 'guest' }]);
  });

  test('with the token of POST /jwt is the same', async () => {
    const { body } = await place(await withSessionToken(rahim));
    expect(await stored(body.insertedId)).toMatchObject({ uid: rahim.uid, email: rahim.email });
  });

  test('needs no registration with the shop, no name, no address and no total', async () => {
    const { status, body } = await ask(rahim, 'POST /orders', {
      name: '  ',
      photo: null,
      deliveryAddress: '',
      info: null,
      mobileNumber: '+৮৮০ ১৭১২-৩৪৫৬৭৮',
      orderProducts: [{ productId: 'jute' }],
    });
    expect(status).toBe(200);
    expect(Object.keys((await stored(body.insertedId)) ?? {}).toSorted()).toEqual(
      [
        'number',
        'uid',
        'email',
        'mobileNumber',
        'askedHash',
        'askedTotal',
        'courierPhone',
        'lines',
        'totalPrice',
        'amounts',
        'createdAt',
        'date',
        'status',
        'timeline',
        'searchKeys',
      ].toSorted(),
    );
    expect(await stored(body.insertedId)).toMatchObject({ mobileNumber: '+8801712345678', totalPrice: 900.5 });
  });

  test('is dated by the clocks of the shop', async () => {
    const now = Date.parse(`2027-01-01T00:00:00${UTC_OFFSET}`);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const guest = await place(NOBODY, {}, undefined, askInProcess);
    expect(await stored(guest.body.insertedId)).toMatchObject({ date: '2027/01/01', createdAt: now });
  });

  test('ignores sent values of fields that the shop decides', async () => {
    const forged = {
      _id: 'mine',
      insertedId: 'mine',
      uid: 'admin',
      role: 'admin',
      status: 'Delivered',
      date: '2020/01/01',
      createdAt: 1,
      timeline: [],
      amounts: [{ kind: 'discount', taka: 1_800, at: 1 }],
      lines: [],
      orderItems: [{ _id: 'jute', name: 'Gold', img: '/gold.png', price: 'free', quantity: 2 }],
      orderProducts: [{ productId: 'moon', quantity: 9 }],
      totalPrice: 1801,
    };
    const { status, body } = await place(rahim, forged);
    expect(status).toBe(200);
    expect(body.insertedId).not.toBe('mine');
    expect(await stored(body.insertedId)).toMatchObject({
      uid: rahim.uid,
      status: 'waiting for confirmation',
      lines: [{ ...JUTE, quantity: 2 }],
      totalPrice: 1801,
      createdAt: expect.closeTo(Date.now(), -5),
    });
  });

  test('keeps which text has told its buyer who gets the data, and when', async () => {
    const now = Date.now();
    const { body } = await place(rahim, { recipientNotice: 2 });
    const stored = (await orders.reference.doc(body.insertedId).get()).data();
    expect(stored?.recipientNotice).toEqual({ version: 2, at: stored?.createdAt });
    expect(stored?.createdAt).toBeGreaterThanOrEqual(now);
    const { body: untold } = await place(rahim, {});
    expect((await orders.reference.doc(untold.insertedId).get()).data()).not.toHaveProperty('recipientNotice');
    expect((await place(rahim, { recipientNotice: 3 })).status).toBe(400);
  });

  test('is the same order when its repeat comes from a page with another text', async () => {
    const checkout = key();
    const { body } = await place(rahim, { recipientNotice: 1 }, checkout);
    expect((await place(rahim, { recipientNotice: 2 }, checkout)).body).toEqual(body);
    expect((await place(rahim, {}, checkout)).body).toEqual(body);
  });

  test('with duplicates of a product has one line for it', async () => {
    const orderItems = [{ _id: 'moon' }, { _id: 'jute' }, { _id: 'moon', quantity: 3 }];
    const { body } = await place(rahim, { orderItems, totalPrice: 2700.5 });
    expect((await stored(body.insertedId))?.lines).toMatchObject([
      { _id: 'moon', quantity: 4 },
      { _id: 'jute', quantity: 1 },
    ]);
  });

  test('an admin cannot place', async () => {
    expect((await place(await signIn('admin'))).status).toBe(403);
  });

  test.each([
    ['mobileNumber', { mobileNumber: '017123456789' }],
    ['mobileNumber', { mobileNumber: undefined }],
    ['orderItems', { orderItems: [] }],
    ['orderItems', { orderItems: undefined }],
    ['orderItems', { orderItems: Array.from({ length: 101 }, (_, index) => ({ _id: `lamp-${index}` })) }],
    ['orderItems', { orderItems: Array(2).fill({ _id: 'jute', quantity: 50 }) }],
    ['orderItems.0.quantity', { orderItems: [{ _id: 'jute', quantity: 0 }] }],
    ['orderItems.0.quantity', { orderItems: [{ _id: 'jute', quantity: 100 }] }],
    ['orderItems.1._id', { orderItems: [{ _id: 'jute' }, {}] }],
    ['orderProducts.0.productId', { orderItems: null, orderProducts: [{ productId: 7 }] }],
    ['totalPrice', { totalPrice: '2251' }],
    ['name', { name: 'x'.repeat(201) }],
    ['deliveryAddress', { deliveryAddress: 'x'.repeat(1_001) }],
    ['info', { info: 7 }],
    ['place', { place: 'Dhaka' }],
    ['place.district', { place: { district: 'Kolkata' } }],
    ['place.district', { place: { thana: 'Savar' } }],
    ['place.thana', { place: { district: 'Khulna', thana: 'Savar' } }],
  ])('with a bad %s is rejected', async (path, changes) => {
    const { status, body } = await place(rahim, changes);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
    expect(await ordersOf(rahim.uid)).toBe(0);
  });

  test('keeps no text that turns the direction of what it is read with, and no name that shows nothing', async () => {
    const turning = {
      name: '\u3164\u200b\u2800',
      deliveryAddress: '\u202eHouse 7\u202c, \u2066Road 2\u2069',
      info: 'র\u200d্যাব অফিসের পাশে\u200f',
    };
    const { body } = await place(rahim, turning);
    const [order] = await orders.get([String(body.insertedId)]);
    expect(order).toMatchObject({ deliveryAddress: 'House 7, Road 2', info: 'র\u200d্যাব অফিসের পাশে' });
    expect(order?.name).toBeUndefined();
  });

  test('is one line in the log, without data of the buyer', async () => {
    const { body } = await place(rahim, {}, undefined, askInProcess);
    expect(logged.info).toHaveBeenCalledOnce();
    const line = String(logged.info.mock.calls[0]);
    expect(JSON.parse(line)).toEqual({
      severity: 'INFO',
      message: 'Order placed',
      id: body.insertedId,
      lines: 2,
      totalPrice: 2251,
    });
  });
});

describe('a price that has changed', () => {
  test('is a conflict with the current lines and total', async () => {
    await putProduct('moon', { ...MOON, price: 460.25 });
    const { status, body } = await place(rahim);
    expect(status).toBe(409);
    expect(body).toEqual({
      type: 'about:blank',
      instance: INSTANCE,
      title: 'Conflict',
      status: 409,
      code: 'price-changed',
      detail: 'The total is 2261.25 now.',
      lines: [
        { ...JUTE, quantity: 2 },
        { ...MOON, price: 460.25, quantity: 1 },
      ],
      totalPrice: 2261.25,
    });
    expect(await ordersOf(rahim.uid)).toBe(0);
  });

  test('can be ordered with the same key once its new total is known', async () => {
    const checkout = key();
    await putProduct('moon', { ...MOON, price: 460.25 });
    expect((await place(rahim, {}, checkout)).status).toBe(409);
    expect((await place(rahim, { totalPrice: 2261.25 }, checkout)).status).toBe(200);
  });

  test.each([2250.99, 2251.01, 0, -2251, 1e300])(
    'any other total of the client is a conflict: %d',
    async (totalPrice) => {
      expect((await place(NOBODY, { totalPrice })).status).toBe(409);
    },
  );

  test('totals are compared to the poisha, allowing for floating-point sums', async () => {
    await putProduct('moon', { ...MOON, price: 0.1 });
    const orderItems = [{ _id: 'moon', quantity: 3 }];
    const { status, body } = await place(NOBODY, { orderItems, totalPrice: 0.1 + 0.1 + 0.1 });
    expect(status).toBe(200);
    expect(await stored(body.insertedId)).toMatchObject({ totalPrice: 0.3 });
  });
});

test('a deleted product is a conflict that names it', async () => {
  await ask(rahim, 'POST /carts', { productId: 'moon' });
  await deleteProduct('jute');
  const orderItems = [...ORDER.orderItems, { _id: 'a/b' }];
  const { status, body } = await place(rahim, { orderItems, totalPrice: undefined });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'products-gone',
    detail: 'Some of the products are gone.',
    lines: [{ ...MOON, quantity: 1 }],
    totalPrice: 450,
    missing: ['jute', 'a/b'],
  });
  expect(await ordersOf(rahim.uid)).toBe(0);
  expect(await cartOf(rahim)).toEqual(['moon']);
});

test.each([
  ['its price is a text', { price: '900.5' }],
  ['its price has three decimals', { price: 0.125 }],
  ['it has no picture', { img: null }],
  ['it has no name', { name: ' ' }],
])('a product that is wrong, as %s, is as gone', async (_what, wrong) => {
  await originals.products.reference.doc('jute').set({ ...JUTE, ...wrong });
  const { status, body } = await place(rahim, { totalPrice: undefined }, undefined, askInProcess);
  expect(status).toBe(409);
  expect(body).toMatchObject({ lines: [{ ...MOON, quantity: 1 }], totalPrice: 450, missing: ['jute'] });
  expect(await ordersOf(rahim.uid)).toBe(0);
  expect(JSON.parse(String(logged.error.mock.calls[0]))).toMatchObject({ id: 'jute' });
});

test('an order that would be invalid in lists is not placed', async () => {
  await ask(rahim, 'POST /carts', { productId: 'moon' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 0.5);
  const { status } = await place(rahim, {}, undefined, askInProcess);
  vi.mocked(Date.now).mockRestore();
  expect(status).toBe(500);
  expect(await ordersOf(rahim.uid)).toBe(0);
  expect(await cartOf(rahim)).toEqual(['moon']);
});

describe('the same key', () => {
  test('answers the first order again', async () => {
    const checkout = key();
    const first = await place(rahim, {}, checkout);
    expect(await place(rahim, {}, checkout)).toEqual(first);
    expect(await ordersOf(rahim.uid)).toBe(1);
  });

  test('also after prices have changed, products have gone and the cart was emptied', async () => {
    const checkout = key();
    await ask(rahim, 'POST /carts', { productId: 'jute' });
    const first = await place(rahim, {}, checkout);
    await putProduct('moon', { ...MOON, price: 1 });
    await deleteProduct('jute');
    await ask(rahim, 'DELETE /carts');
    expect(await place(rahim, {}, checkout)).toEqual(first);
  });

  test('also after the order was closed', async () => {
    const checkout = key();
    const first = await place(rahim, {}, checkout);
    const admin = await signIn('admin');
    await ask(admin, statusCall(first.body.insertedId, 'Cancel'));
    expect(await place(rahim, {}, checkout)).toEqual(first);
    expect(await stored(first.body.insertedId)).toMatchObject({ status: 'Cancel' });
  });

  test('removes nothing from the cart a second time', async () => {
    const checkout = key();
    await place(rahim, {}, checkout);
    await ask(rahim, 'POST /carts', { productId: 'jute' });
    await place(rahim, {}, checkout);
    expect(await cartOf(rahim)).toEqual(['jute']);
  });

  test.each([
    ['another product', { orderItems: [{ _id: 'moon' }], totalPrice: 450 }],
    [
      'another quantity',
      {
        orderItems: [
          { _id: 'jute', quantity: 1 },
          { _id: 'moon', quantity: 1 },
        ],
        totalPrice: 1350.5,
      },
    ],
    ['another address', { deliveryAddress: 'House 8, Dhaka' }],
    ['another telephone', { mobileNumber: '01812345678' }],
    ['another total', { totalPrice: 2251.5 }],
    ['other notes', { info: undefined }],
  ])('with %s is a conflict that names the first order', async (_what, changes) => {
    const checkout = key();
    const first = await place(rahim, {}, checkout);
    const { status, body } = await place(rahim, changes, checkout);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'key-used-for-another-order', ...first.body });
    expect(body).not.toHaveProperty('totalPrice');
    expect(await ordersOf(rahim.uid)).toBe(1);
  });

  test('of somebody else is another key', async () => {
    const [checkout, karim] = [key(), await newCustomer()];
    const ids = [];
    for (const who of [rahim, karim, NOBODY]) ids.push((await place(who, {}, checkout)).body.insertedId);
    expect(new Set(ids).size).toBe(3);
    expect(await stored(ids[1])).toMatchObject({ uid: karim.uid });
  });

  test('holds for guests too', async () => {
    const checkout = key();
    const first = await place(NOBODY, {}, checkout);
    expect(await place(NOBODY, {}, checkout)).toEqual(first);
    const { status, body } = await place(NOBODY, { name: 'Karim' }, checkout);
    expect(status).toBe(409);
    expect(body.code).toBe('key-used-for-another-order');
    expect(JSON.stringify(body)).not.toContain(first.body.insertedId);
  });

  describe('of a guest who has signed in since', () => {
    const mine = { mobileNumber: '01912345678' };
    const ordersOfMine = async () =>
      (await orders.reference.where('mobileNumber', '==', mine.mobileNumber).get()).docs.map(({ id }) => id);

    afterEach(async () => {
      for (const id of await ordersOfMine()) await orders.reference.doc(id).delete();
    });

    test('makes one order, whichever of both tries comes first', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
      for (const _round of [1, 2, 3]) {
        const checkout = key();
        const before = (await ordersOfMine()).length;
        const answers = await Promise.all([
          place(NOBODY, mine, checkout, askInProcess),
          place(rahim, { ...mine, begunAsGuest: true }, checkout, askInProcess),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(await ordersOfMine()).toHaveLength(before + 1);
      }
    });

    test('is a conflict after the order of the guest, which is found by its mobile number alone', async () => {
      const checkout = key();
      const first = await place(NOBODY, mine, checkout);
      const { status, body } = await place(rahim, { ...mine, begunAsGuest: true }, checkout);
      expect([status, body.code]).toEqual([409, 'key-used-for-another-order']);
      expect(JSON.stringify(body)).not.toContain(first.body.insertedId);
      expect(await ordersOf(rahim.uid)).toBe(0);
      const tracked = await ask(NOBODY, 'POST /orders/track', { key: checkout, ...mine });
      expect(tracked.body._id).toBe(first.body.insertedId);
      expect((await ask(rahim, `GET /orders/last?key=${checkout}`)).body).not.toHaveProperty('placed');
    });

    test("is the account's order where the guest's try never arrived: answered again, and found by the account alone", async () => {
      const checkout = key();
      const first = await place(rahim, { ...mine, begunAsGuest: true }, checkout);
      expect(await stored(first.body.insertedId)).toMatchObject({ uid: rahim.uid });
      expect(await place(rahim, { ...mine, begunAsGuest: true }, checkout)).toEqual(first);
      expect((await place(NOBODY, mine, checkout)).body).not.toHaveProperty('insertedId');
      expect((await ask(rahim, `GET /orders/last?key=${checkout}`)).body.placed._id).toBe(first.body.insertedId);
      expect((await ask(await newCustomer(), `GET /orders/last?key=${checkout}`)).body).not.toHaveProperty('placed');
      expect((await ask(NOBODY, 'POST /orders/track', { key: checkout, ...mine })).status).toBe(404);
      expect(await ordersOfMine()).toHaveLength(1);
    });
  });

  test('twenty times at once makes one order', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const checkout = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(rahim, {}, checkout, askInProcess)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1);
    expect(await ordersOf(rahim.uid)).toBe(1);
    expect(logged.info).toHaveBeenCalledOnce();
  });

  test('ten keys at once for the same lamps make ten orders', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(rahim, {}, key(), askInProcess)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await ordersOf(rahim.uid)).toBe(10);
  });

  test('without a key, each request is an order', async () => {
    await place(rahim);
    await place(rahim, {}, '');
    expect(await ordersOf(rahim.uid)).toBe(2);
  });

  test.each(['short', 'x'.repeat(201), 'two words'])('must be a key: %s', async (bad) => {
    const { status, body } = await place(rahim, {}, bad);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'Idempotency-Key' }]);
  });
});

describe('between the look at the prices and the write', () => {
  const meanwhile = (event: () => Promise<unknown>) => {
    const { commit } = WriteBatch.prototype;
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
      await event();
      return commit.call(this);
    });
  };

  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['prices change', () => putProduct('moon', { ...MOON, price: 1 })],
    ['a product goes', () => deleteProduct('moon')],
  ])('%s: the order is what the buyer has seen', async (_what, event) => {
    meanwhile(event);
    const { status, body } = await place(rahim, {}, undefined, askInProcess);
    expect(status).toBe(200);
    expect(await stored(body.insertedId)).toMatchObject({ totalPrice: 2251, lines: [{}, { ...MOON, quantity: 1 }] });
  });

  test('the same key places its order elsewhere: it is answered, whatever has changed by then', async () => {
    const checkout = key();
    let first: unknown;
    meanwhile(async () => {
      first = await place(rahim, {}, checkout);
      await putProduct('moon', { ...MOON, price: 1 });
      await ask(rahim, 'POST /carts', { productId: 'jute' });
    });
    const second = await place(rahim, {}, checkout, askInProcess);
    expect(second).toMatchObject({ status: 200 });
    expect(second).toEqual(first);
    expect(await ordersOf(rahim.uid)).toBe(1);
    expect(await cartOf(rahim)).toEqual(['jute']); // put there after the order
  });

  test('the same key places another order elsewhere: it is a conflict', async () => {
    const checkout = key();
    meanwhile(() => place(rahim, { name: 'Karim' }, checkout));
    const { status, body } = await place(rahim, {}, checkout, askInProcess);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'key-used-for-another-order' });
    expect(await ordersOf(rahim.uid)).toBe(1);
  });
});

describe('placing an order and removing it from the cart', () => {
  const IN_CART = [
    ['jute', 2],
    ['moon', 1],
    ['dhoya-smoked-glass-pendant', 5],
  ] as const;
  beforeEach(async () => {
    for (const [productId, quantity] of IN_CART) await ask(rahim, 'POST /carts', { productId, quantity });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('removes only what was ordered', async () => {
    expect((await place(rahim)).status).toBe(200);
    expect(await cartOf(rahim)).toEqual(['dhoya-smoked-glass-pendant']);
  });

  const quantitiesOf = async (who: Person) =>
    (await ask(who, 'GET /carts')).body.map((line: { productId: string; quantity: number }) => [
      line.productId,
      line.quantity,
    ]);

  test('leaves what was added to the cart after the order page was opened', async () => {
    await ask(rahim, 'POST /carts', { productId: 'jute', quantity: 3 });
    expect((await place(rahim)).status).toBe(200);
    expect(await quantitiesOf(rahim)).toEqual([
      ['jute', 3],
      ['dhoya-smoked-glass-pendant', 5],
    ]);
  });

  test.each([
    ['added', { productId: 'jute', quantity: 3 }, ['jute', 3]],
    ['added to what stays', { productId: 'moon', quantity: 4 }, ['moon', 4]],
  ])('leaves what is %s between the look at the cart and the write', async (_, more, left) => {
    const { commit } = WriteBatch.prototype;
    vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
      await ask(rahim, 'POST /carts', more);
      return commit.call(this);
    });
    expect((await place(rahim, {}, undefined, askInProcess)).status).toBe(200);
    expect(await quantitiesOf(rahim)).toEqual([left, ['dhoya-smoked-glass-pendant', 5]]);
  });

  test("does not touch another customer's cart, nor any cart for a guest's order", async () => {
    const karim = await newCustomer();
    await ask(karim, 'POST /carts', { productId: 'jute' });
    await place(NOBODY);
    await place(rahim);
    expect(await cartOf(karim)).toEqual(['jute']);
  });

  // Each write of the client, alone or in a transaction, goes through a batch.
  test.each(['delete', 'create'] as const)('happen both or not at all: here %s fails', async (write) => {
    vi.spyOn(WriteBatch.prototype, write).mockImplementation(() => {
      throw new Error('out of paper');
    });
    const { status, body } = await place(rahim, {}, undefined, askInProcess);
    vi.restoreAllMocks();
    expect(status).toBe(500);
    expect(body.detail).toBe('Something went wrong on our side.');
    expect(await ordersOf(rahim.uid)).toBe(0);
    expect(await cartOf(rahim)).toEqual(['jute', 'moon', 'dhoya-smoked-glass-pendant']);
  });
});
