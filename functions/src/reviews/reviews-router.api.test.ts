import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { read } from '../../test/api.ts';
import { ask, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { deleteProduct, putProduct } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { orders, reviews } from '../platform/database/collections.ts';

const MOBILE = '01712345678';
const CHANGED = { status: 200, body: { modifiedCount: 1 } };

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

beforeEach(async () => {
  const { docs } = await reviews.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await putProduct('moon', { name: 'Moon Lamp', price: 50 });
  await putProduct('jute', { name: 'Jute Lamp', price: 100 });
});

async function placed(who?: Person): Promise<string> {
  const orderItems = [
    { _id: 'moon', quantity: 1 },
    { _id: 'jute', quantity: 2 },
  ];
  const buyer = { name: 'Md. Rahim Uddin', mobileNumber: MOBILE, place: { district: 'Sylhet' } };
  const { body } = await ask(who, 'POST /orders', { ...buyer, orderItems });
  return body.insertedId;
}

async function delivered(who?: Person): Promise<string> {
  const id = await placed(who);
  expect(await set(id, 'Delivered')).toEqual(CHANGED);
  return id;
}

const set = (id: string, status: string) =>
  ask(admin, `PATCH /orders/admin/${id}?status=${encodeURIComponent(status)}`);
const review = (id: string, said: object = {}, who: Person | undefined = NOBODY) =>
  ask(who, 'POST /reviews', {
    orderId: id,
    mobileNumber: MOBILE,
    productId: 'moon',
    stars: 4,
    text: 'Soft light.',
    ...said,
  });
const change = (id: string, body: object, who = admin) => ask(who, `PATCH /reviews/${id}`, body);
const shownOf = async (product: string) => (await ask(NOBODY, `GET /reviews?product=${product}`)).body;
const ratingOf = async (product: string) => (await read<{ rating?: object }>(`/item/${product}`)).rating;
const rejected = (code: string, status = 409) => ({ status, body: expect.objectContaining({ code }) });

/** A review of a delivered order, as it is stored. Returns its id. */
async function written(said: object = {}, order?: string): Promise<string> {
  return (await review(order ?? (await delivered()), said)).body.insertedId;
}

/** The same, already shown. */
async function shown(said: object = {}): Promise<string> {
  const id = await written(said);
  expect((await change(id, { revision: 0, state: 'shown' })).status).toBe(200);
  return id;
}

describe('POST /reviews', () => {
  test('keeps what a buyer says, for the shop to read first', async () => {
    const order = await delivered();
    const names = { translations: { bn: { name: 'চাঁদের বাতি' }, hi: { name: 'चाँद का दीया' } } };
    const line = { _id: 'moon', name: 'Moon Lamp', ...names, img: '/pictures/plain-lamp.webp', price: 50, quantity: 1 };
    await orders.reference.doc(order).update({ lines: [line] });
    const { status, body } = await review(order, { isNamed: true, text: ' Soft light. ' });
    expect(status).toBe(200);
    expect((await ask(admin, 'GET /reviews/admin')).body).toEqual([
      {
        _id: body.insertedId,
        stars: 4,
        text: 'Soft light.',
        name: 'Rahim',
        district: { en: 'Sylhet', bn: 'সিলেট' },
        at: expect.closeTo(Date.now(), -5),
        state: 'waiting',
        productId: 'moon',
        product: {
          name: 'Moon Lamp',
          ...names,
          img: '/pictures/plain-lamp.webp',
        },
        orderId: order,
        number: expect.stringMatching(/^[A-Z]-\d{4}$/),
        returned: false,
        revision: 0,
      },
    ]);
    expect([await shownOf('moon'), await ratingOf('moon')]).toEqual([[], undefined]);
  });

  test('finds the order by its number too, and tells its owner which products have a review', async () => {
    const customer = await newCustomer();
    const id = await delivered(customer);
    const [order] = await orders.get([id]);
    expect((await review(order?.number ?? '', { productId: 'jute' })).status).toBe(200);
    const { body } = await ask(customer, 'GET /orders/userOrderHistory');
    expect(body).toMatchObject([{ _id: id, reviewed: ['jute'] }]);
    const tracked = await ask(NOBODY, 'POST /orders/track', { id, mobileNumber: MOBILE });
    expect(tracked.body).toMatchObject({ reviewed: ['jute'] });
  });

  test.each([
    ['an order that is not delivered', placed, {}, 'not-delivered', 409],
    ['another mobile number', delivered, { mobileNumber: '01812345678' }, 'not-found', 404],
    ['a product that was not in it', delivered, { productId: 'rail-lamp' }, 'not-found', 404],
  ])('is rejected for %s', async (_what, order, said, code, status) => {
    expect(await review(await order(), said)).toEqual(rejected(code, status));
    expect((await reviews.reference.get()).size).toBe(0);
  });

  test.each([
    ['stars', { stars: 0 }, 'must be at least 1'],
    ['stars', { stars: 6 }, 'must be at most 5'],
    ['stars', { stars: 4.5 }, 'must be a whole number'],
    ['text', { text: 'x'.repeat(1_001) }, 'must have at most 1000 characters'],
    ['text', { text: 'Cheaper at robot.com!' }, 'must not hold a link'],
    ['isNamed', { isNamed: 'Rahim' }, 'must be true or false'],
    ['mobileNumber', { mobileNumber: '1' }, 'must have 11, 13 or 14 characters'],
  ])('needs valid %s: %j', async (path, said, message) => {
    const { status, body } = await review('none', said);
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });

  test('needs no text, and takes one without a visible character for none', async () => {
    const id = await written({ text: ' \u200b ' });
    expect((await reviews.get([id]))[0]).not.toHaveProperty('text');
  });

  test('is one for each product of an order, and the same once more changes nothing', async () => {
    const order = await delivered();
    const id = await written({}, order);
    const [before] = await reviews.get([id]);
    expect(await review(order)).toEqual({ status: 200, body: { insertedId: id } });
    expect(await reviews.get([id])).toEqual([before]);
    expect(await written({ productId: 'jute' }, order)).not.toBe(id);
    expect((await orders.get([order]))[0]?.reviewed).toEqual(['moon', 'jute']);
  });

  test('sent again replaces the first one, which waits for the shop anew and counts no more until then', async () => {
    const order = await delivered();
    const id = await written({ stars: 5, isNamed: true }, order);
    await change(id, { revision: 0, state: 'shown', answer: 'Thank you.' });
    expect(await ratingOf('moon')).toEqual({ average: 5, count: 1 });
    expect(await review(order, { stars: 2, text: 'It broke.' })).toEqual({ status: 200, body: { insertedId: id } });
    expect([await shownOf('moon'), await ratingOf('moon')]).toEqual([[], undefined]);
    const [now] = await reviews.get([id]);
    expect(now).toMatchObject({
      stars: 2,
      text: 'It broke.',
      state: 'waiting',
      revision: 2,
    });
    expect(now).not.toHaveProperty('name');
    expect(now).not.toHaveProperty('answer'); // it was one to the other text
    await change(id, { revision: 2, state: 'shown' });
    expect(await ratingOf('moon')).toEqual({ average: 2, count: 1 });
    expect((await orders.get([order]))[0]?.reviewed).toEqual(['moon']);
    await expectTrueCopy();
  });

  test('needs no mobile number of the customer whose order it is, and is not for anybody else without it', async () => {
    const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
    const order = await delivered(customer);
    const number = (await orders.get([order]))[0]?.number ?? '';
    for (const mobileNumber of [undefined, null, '', ' ']) {
      const without = { mobileNumber };
      for (const who of [other, NOBODY]) expect(await review(order, without, who)).toEqual(rejected('not-found', 404));
      expect((await review(number, without, customer)).status).toBe(200);
    }
    expect(await review(order, { mobileNumber: '017' }, customer)).toEqual(rejected('bad-input', 400));
    expect((await review(order, { productId: 'jute' }, other)).status).toBe(200);
    expect(await review(order, {}, admin)).toEqual(rejected('not-for-staff', 403));
  });

  test('is signed by the district alone, unless the buyer wants the first name beside it, and never by a link', async () => {
    const order = await delivered();
    const signed = async (said: object) => {
      const [stored] = await reviews.get([await written(said, order)]);
      return [stored?.name, stored?.district];
    };
    expect(await signed({ stars: 1 })).toEqual([undefined, 'Sylhet']);
    expect(await signed({ stars: 2, isNamed: true })).toEqual(['Rahim', 'Sylhet']);
    expect(await signed({ stars: 2, isNamed: false })).toEqual([undefined, 'Sylhet']);
    await orders.reference.doc(order).update({ name: 'robot.com', place: FieldValue.delete() });
    expect(await signed({ stars: 3, isNamed: true })).toEqual([undefined, undefined]);
  });

  test('is answered to everybody without the name of who did not tick the box', async () => {
    await shown({ isNamed: false });
    await shown({ isNamed: true });
    const [named, unnamed] = await shownOf('moon');
    expect([named.name, unnamed.name]).toEqual(['Rahim', undefined]);
    expect(JSON.stringify(unnamed)).not.toMatch(/Rahim|Uddin|01712345678/);
  });

  test('of many at once keeps one', async () => {
    const order = await delivered();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => review(order, { stars })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [stored, ...others] = (await reviews.reference.get()).docs.map((doc) => doc.data());
    expect([stored?.revision, others]).toEqual([4, []]);
    expect((await orders.get([order]))[0]?.reviewed).toEqual(['moon']);
  });

  test('whose answer was lost is kept once', async () => {
    const order = await delivered();
    loseAnswer('reviews', 'runs the transaction again');
    const body = { orderId: order, mobileNumber: MOBILE, productId: 'moon', stars: 5 };
    expect((await askInProcess(NOBODY, 'POST /reviews', body)).status).toBe(200);
    expect((await reviews.reference.get()).size).toBe(1);
  });
});

describe('PATCH /reviews/:id', () => {
  test('shows a review, and counts its stars', async () => {
    await shown({ stars: 4, isNamed: true });
    await shown({ stars: 5 });
    expect(await ratingOf('moon')).toEqual({ average: 4.5, count: 2 });
    const [latest, first] = await shownOf('moon');
    expect(latest).toMatchObject({ stars: 5 });
    expect(first).toEqual({
      _id: expect.stringMatching(/^[\w-]{16}$/),
      stars: 4,
      text: 'Soft light.',
      name: 'Rahim',
      district: { en: 'Sylhet', bn: 'সিলেট' },
      at: expect.any(Number),
      returned: false,
    });
    expect((await read<{ _id: string }[]>('/products')).find(({ _id }) => _id === 'moon')).toMatchObject({
      rating: { average: 4.5, count: 2 },
    });
    await expectTrueCopy();
  });

  test('hides one again, which counts no more', async () => {
    const id = await shown();
    expect(await change(id, { revision: 1, state: 'hidden' })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect([await shownOf('moon'), await ratingOf('moon')]).toEqual([[], undefined]);
    await expectTrueCopy();
  });

  test('answers a review, changes the answer, and takes it back', async () => {
    const id = await shown();
    await change(id, { revision: 1, answer: ' Thank you. ' });
    expect(await shownOf('moon')).toMatchObject([{ answer: { text: 'Thank you.', at: expect.any(Number) } }]);
    await change(id, { revision: 2, answer: null });
    expect((await shownOf('moon'))[0]).not.toHaveProperty('answer');
    expect(await ratingOf('moon')).toEqual({ average: 4, count: 1 });
    expect(await auditLines(id)).toMatchObject([
      { by: 'admin@aloghor.example', subject: 'review', label: 'Moon Lamp', after: { state: 'shown' } },
      { after: { answer: 'Thank you.' } },
      { before: { answer: 'Thank you.' } },
    ]);
  });

  test('of two admins at once lets one through, and shows the other what has become of it', async () => {
    const id = await written();
    const answers = await Promise.all([
      change(id, { revision: 0, state: 'shown' }),
      change(id, { revision: 0, state: 'hidden' }),
    ]);
    const [won] = answers.filter(({ status }) => status === 200);
    const [lost] = answers.filter(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'changed-meanwhile', review: won?.body });
    expect(await ratingOf('moon')).toEqual(won?.body.state === 'shown' ? { average: 4, count: 1 } : undefined);
    expect(await auditLines(id)).toHaveLength(1);
  });

  test('without a revision overwrites', async () => {
    const id = await shown();
    expect(await change(id, { state: 'hidden' })).toMatchObject({
      status: 200,
      body: { revision: 2, state: 'hidden' },
    });
  });

  test('that changes nothing is no change, whatever revision it has seen', async () => {
    const id = await shown();
    expect(await change(id, { revision: 0, state: 'shown' })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await auditLines(id)).toHaveLength(1);
  });

  test('keeps the rating when the product is edited meanwhile', async () => {
    await shown();
    const { body: item } = await ask(admin, 'GET /products/admin/moon');
    const { name, desc, categories } = item;
    await ask(admin, 'PATCH /item/moon', { name, desc, categories, price: 60 }, { 'if-match': item.version });
    expect(await read('/item/moon')).toMatchObject({ price: 60, rating: { average: 4, count: 1 } });
    await change((await written({ stars: 2 })) ?? '', { revision: 0, state: 'shown' });
    expect(await ratingOf('moon')).toEqual({ average: 3, count: 2 });
  });

  test('leaves the version of the product as it is: buyers change its rating', async () => {
    const before = (await ask(admin, 'GET /products/admin/moon')).body.version;
    await shown();
    expect((await ask(admin, 'GET /products/admin/moon')).body.version).toBe(before);
  });

  test('works after the product was deleted', async () => {
    const id = await shown();
    await deleteProduct('moon');
    expect(await change(id, { revision: 1, state: 'hidden' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['state', { state: 'waiting' }, 'must be one of shown, hidden'],
    ['answer', { answer: ' ' }, 'must not be empty'],
    ['answer', { answer: 'x'.repeat(1_001) }, 'must have at most 1000 characters'],
    ['revision', { revision: 'x' }, 'must be a whole number'],
  ])('needs a valid %s: %j', async (path, body, message) => {
    const id = await written();
    const answer = await change(id, { revision: 0, ...body });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
  });

  test('is not for clerks', async () => {
    expect(await change(await written(), { revision: 0, state: 'shown' }, clerk)).toEqual(
      rejected('not-permitted', 403),
    );
  });
});

describe('a product that came back', () => {
  const PART = { outcome: 'partlyDelivered', reason: 'changedMind', cameBack: [{ _id: 'moon', quantity: 1 }] };

  test('is said so under its review, also where the order is closed anew', async () => {
    const order = await delivered();
    const [moon, jute] = [await written({}, order), await written({ productId: 'jute' }, order)];
    for (const id of [moon, jute]) await change(id, { revision: 0, state: 'shown' });
    expect(await ask(admin, `POST /orders/admin/${order}/reopen`)).toEqual(CHANGED);
    expect(await ask(admin, `POST /orders/admin/${order}/outcome`, { ...PART, collected: 200 })).toEqual(CHANGED);
    expect([await shownOf('moon'), await shownOf('jute')]).toMatchObject([[{ returned: true }], [{ returned: false }]]);
    expect(await ask(admin, `POST /orders/admin/${order}/reopen`)).toEqual(CHANGED);
    expect(await shownOf('moon')).toMatchObject([{ returned: false }]);
  });

  test('may be reviewed, and the review says so from its first day', async () => {
    const order = await placed();
    await ask(admin, `POST /orders/admin/${order}/outcome`, { ...PART, collected: 200 });
    const [stored] = await reviews.get([await written({}, order)]);
    expect(stored?.returned).toBe(true);
  });
});

describe('GET /reviews', () => {
  test('says nothing of the order that a review is of', async () => {
    const order = await delivered();
    await change(await written({}, order), { revision: 0, state: 'shown' });
    expect(JSON.stringify(await shownOf('moon'))).not.toContain(order);
  });

  test('answers ten, the newest first, and where the next ones are', async () => {
    const template = {
      productId: 'moon',
      state: 'shown',
      stars: 5,
      orderId: 'o',
      returned: false,
      revision: 1,
    } as const;
    const product = { name: 'Moon Lamp', img: '/moon.webp' };
    for (let at = 1; at <= 12; at++) await reviews.reference.doc(`r${at}`).set({ ...template, product, at });
    const first = await ask(NOBODY, 'GET /reviews?product=moon');
    expect(first.body.map(({ at }: { at: number }) => at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    await askInProcess(NOBODY, 'GET /reviews?product=moon'); // this process reads the catalogue
    const reads = await countReads(() => askInProcess(NOBODY, 'GET /reviews?product=moon'));
    expect(reads).toBe(12); // with one more to know of the next page, and the version of the catalogue
    const pages = await pagesAs<{ at: number }>(admin, '/reviews?product=moon');
    expect(pages.map((page) => page.length)).toEqual([10, 2]);
    const body = pages[1] ?? [];
    expect(body.map(({ at }) => at)).toEqual([2, 1]);
    expect(Object.keys(body[0] ?? {}).toSorted()).toEqual(['_id', 'at', 'returned', 'stars']);
  });

  test('answers no longer page, which would cost more', async () => {
    const { status, body } = await ask(NOBODY, 'GET /reviews?product=moon&limit=11');
    expect([status, body.errors]).toEqual([400, [{ path: 'limit', message: 'must be at most 10' }]]);
  });

  test('knows no hidden product, and none that is not there', async () => {
    await putProduct('secret', { hidden: true });
    for (const id of ['secret', 'none'])
      expect(await ask(NOBODY, `GET /reviews?product=${id}`)).toEqual(rejected('not-found', 404));
  });
});

test('GET /reviews/admin lists those of a state', async () => {
  const [waiting, there] = [await written(), await shown()];
  const ofState = async (state: string) => {
    const { body } = await ask(admin, `GET /reviews/admin?state=${state}`);
    return body.map(({ _id }: { _id: string }) => _id);
  };
  expect([await ofState('waiting'), await ofState('shown'), await ofState('hidden')]).toEqual([[waiting], [there], []]);
});
