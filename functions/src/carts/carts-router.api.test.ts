import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { deleteProduct, putProduct } from '../../test/catalogue.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { fillCart } from '../../test/stored-documents.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import { carts } from '../platform/database/collections.ts';

const ONE_BY_ONE_TIMEOUT_MS = 120_000;

let rahim: Person;
let karim: Person;

beforeAll(resetToSeed);

beforeEach(async () => {
  [rahim, karim] = await Promise.all([newCustomer(), newCustomer()]);
  await putProduct('jute', { name: 'Jute Lamp', img: '/pictures/jute.webp', price: 900.5 });
  await putProduct('moon', { name: 'Moon Lamp', img: '/pictures/moon.webp', price: 450 });
});

const add = (who: Person, productId: string, quantity?: number) => ask(who, 'POST /carts', { productId, quantity });
const cartOf = async (who: Person) => (await ask(who, 'GET /carts')).body;
const quantitiesOf = async (who: Person) =>
  (await cartOf(who)).map((line: { productId: string; quantity: number }) => [line.productId, line.quantity]);

describe('POST /carts', () => {
  test('inserts a line with quantity one, and answers its id', async () => {
    const id = `${rahim.uid}_jute`;
    expect(await add(rahim, 'jute')).toEqual({ status: 200, body: { insertedId: id } });
    expect(await cartOf(rahim)).toEqual([
      {
        _id: id,
        productId: 'jute',
        name: 'Jute Lamp',
        Name: 'Jute Lamp',
        img: '/pictures/jute.webp',
        price: 900.5,
        quantity: 1,
        email: rahim.email,
        available: true,
      },
    ]);
  });

  test('adds the quantity to an existing line', async () => {
    await add(rahim, 'jute', 2);
    expect(await add(rahim, 'jute', 3)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await quantitiesOf(rahim)).toEqual([['jute', 5]]);
  });

  test('treats a product document that is invalid as deleted', async () => {
    await add(rahim, 'jute', 2);
    await originals.products.reference.doc('jute').update({ price: '900.5' });
    expect((await add(rahim, 'jute')).status).toBe(404);
    const entries = [{ ItemId: 'jute', quantity: 1 }];
    expect((await ask(rahim, 'POST /carts/merge', { mergeId: 'first-merge', entries })).body).toMatchObject({
      gone: 1,
    });
    expect(await cartOf(rahim)).toMatchObject([{ name: 'Jute Lamp', price: 900.5, quantity: 2, available: false }]);
  });

  test('never makes a line exceed 99, and modifies nothing there', async () => {
    await add(rahim, 'jute', 98);
    expect((await add(rahim, 'jute', 98)).body).toEqual({ modifiedCount: 1 });
    expect(await quantitiesOf(rahim)).toEqual([['jute', 99]]);
    expect((await add(rahim, 'jute')).body).toEqual({ modifiedCount: 0 });
  });

  test('ignores sent values of fields that the server decides', async () => {
    const forged = { name: 'Gold', img: 'https://example.com/x.png', price: 1, uid: karim.uid, _id: 'x', addedAt: 1 };
    await ask(rahim, 'POST /carts', { ...forged, productId: 'jute', email: rahim.email, available: false });
    const [line] = await cartOf(rahim);
    expect(line).toMatchObject({ _id: `${rahim.uid}_jute`, name: 'Jute Lamp', price: 900.5, available: true });
    const document = await carts.reference.doc(`${rahim.uid}_jute`).get();
    expect(document.data()).toEqual({
      uid: rahim.uid,
      email: rahim.email,
      productId: 'jute',
      quantity: 1,
      addedAt: expect.closeTo(Date.now(), -5),
      addedBy: expect.any(String),
      name: 'Jute Lamp',
      img: '/pictures/jute.webp',
      price: 900.5,
    });
    expect(await cartOf(karim)).toEqual([]);
  });

  test.each(['no-such-lamp', '', 'a/b', '__lamp__', '..', 'x'.repeat(1_501), 'x'.repeat(1_490)])(
    'a product that does not exist, or cannot, is a 404: %s',
    async (productId) => {
      const { status, body } = await add(rahim, productId);
      expect(status).toBe(404);
      expect(body.detail).toBe('There is no such product.');
    },
  );

  test('a product whose line would have too long an id is a 404 too', async () => {
    await putProduct('x'.repeat(1_490), {});
    expect((await add(rahim, 'x'.repeat(1_490))).status).toBe(404);
    await deleteProduct('x'.repeat(1_490));
  });

  test.each([0, -1, 100, 1.5, '2', null])('a quantity is a whole number from 1 to 99, not %j', async (quantity) => {
    const { status, body } = await ask(rahim, 'POST /carts', { productId: 'jute', quantity });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'quantity' }]);
    expect(await cartOf(rahim)).toEqual([]);
  });

  test('ten adds of one product at once make ten', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    const adds = Array.from({ length: 10 }, () => askInProcess(rahim, 'POST /carts', { productId: 'jute' }));
    const answers = await Promise.all(adds);
    expect(answers.filter(({ body }) => body.insertedId)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(9);
    expect(await quantitiesOf(rahim)).toEqual([['jute', 10]]);
  });
});

describe('an add whose answer from the database is lost', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['inserts', 0, { insertedId: expect.any(String) }],
    ['adds', 2, { modifiedCount: 1 }],
  ])('%s once, and says so', async (_, before, body) => {
    if (before) await add(rahim, 'jute', before);
    loseAnswer('carts', 'runs the transaction again');
    const answer = await askInProcess(rahim, 'POST /carts', { productId: 'jute', quantity: 3 });
    expect(answer).toEqual({ status: 200, body });
    expect(await quantitiesOf(rahim)).toEqual([['jute', before + 3]]);
  });
});

describe('a full cart', () => {
  const FULL = { status: 409, code: 'cart-full', detail: 'A cart holds at most 100 lines.' };

  test('rejects line 101, but accepts more of a product that it holds', async () => {
    await fillCart(rahim, 99);
    expect((await add(rahim, 'jute')).status).toBe(200);
    expect((await add(rahim, 'moon')).body).toMatchObject(FULL);
    expect((await add(rahim, 'jute')).body).toEqual({ modifiedCount: 1 });
    expect((await add(rahim, 'no-such-lamp')).status).toBe(404);
    expect(await cartOf(rahim)).toHaveLength(100);
    await ask(rahim, `DELETE /carts/${rahim.uid}_jute`);
    expect((await add(rahim, 'moon')).status).toBe(200);
  });

  test('accepts one of many concurrent lines', { timeout: ONE_BY_ONE_TIMEOUT_MS }, async () => {
    await fillCart(rahim, 99);
    const ids = ['jute', 'moon', 'dhoya-smoked-glass-pendant', 'nakshi-ceramic-table-lamp'];
    const adds = ids.map((productId) => askInProcess(rahim, 'POST /carts', { productId }));
    const statuses = (await Promise.all(adds)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await cartOf(rahim)).toHaveLength(100);
  });
});

describe('a line of a product with a thumbnail and a Bangla name', () => {
  const lineOf = async (who: Person) => (await carts.reference.doc(`${who.uid}_jute`).get()).data();

  const FACTS = { thumbnail: '/pictures/jute-400.webp', translations: { bn: { name: 'পাটের বাতি' } } };

  test.each(['POST /carts', 'POST /carts/merge'] as const)('has them too, after %s', async (what) => {
    await putProduct('jute', FACTS);
    const merge = { mergeId: 'first-merge', entries: [{ ItemId: 'jute', quantity: 1 }] };
    await ask(rahim, what, { productId: 'jute', ...merge });
    expect(await cartOf(rahim)).toMatchObject([FACTS]);
    await deleteProduct('jute');
    expect(await cartOf(rahim)).toMatchObject([{ ...FACTS, available: false }]);
  });

  test('loses them with the product, in its last known data too', async () => {
    await putProduct('jute', FACTS);
    await add(rahim, 'jute');
    await putProduct('jute', { img: '/pictures/new.webp' });
    for (const fact of Object.keys(FACTS)) expect((await cartOf(rahim))[0]).not.toHaveProperty(fact);
    const { addedAt } = (await lineOf(rahim)) as { addedAt: number };
    await add(rahim, 'jute');
    expect(await lineOf(rahim)).toMatchObject({ img: '/pictures/new.webp', quantity: 2, addedAt });
    for (const fact of Object.keys(FACTS)) expect(await lineOf(rahim)).not.toHaveProperty(fact);
  });
});

describe('GET /carts', () => {
  test('lists the lines in the order in which they were added', async () => {
    for (const id of ['moon', 'jute', 'dhoya-smoked-glass-pendant', 'moon']) await add(rahim, id);
    expect(await quantitiesOf(rahim)).toEqual([
      ['moon', 2],
      ['jute', 1],
      ['dhoya-smoked-glass-pendant', 1],
    ]);
  });

  test('shows the current product', async () => {
    await add(rahim, 'jute');
    await putProduct('jute', { name: 'Jute Lamp, large', img: '/pictures/large.webp', price: 1200 });
    expect(await cartOf(rahim)).toMatchObject([
      { name: 'Jute Lamp, large', Name: 'Jute Lamp, large', img: '/pictures/large.webp', price: 1200, available: true },
    ]);
  });

  test('shows the last known data of a deleted product, marked as unavailable', async () => {
    await add(rahim, 'jute');
    await deleteProduct('jute');
    expect(await cartOf(rahim)).toMatchObject([
      { productId: 'jute', name: 'Jute Lamp', img: '/pictures/jute.webp', price: 900.5, available: false },
    ]);
  });

  test("shows nobody another customer's cart", async () => {
    await add(rahim, 'jute');
    expect(await cartOf(karim)).toEqual([]);
    expect((await ask(karim, `GET /carts?email=${rahim.email}`)).status).toBe(403);
  });

  test('is empty for an admin, even with lines from before the promotion', async () => {
    const admin = await signIn('admin');
    const line = { uid: admin.uid, email: admin.email, productId: 'jute', quantity: 1, addedAt: 1 };
    const kept = carts.reference.doc(`${admin.uid}_jute`);
    await kept.set({ ...line, name: '', img: '', price: 0 });
    expect(await ask(admin, `GET /carts?email=${admin.email}`)).toEqual({ status: 200, body: [] });
    expect((await ask(admin, `GET /carts?email=${rahim.email}`)).status).toBe(403);
    expect((await kept.get()).exists).toBe(true);
    await kept.delete();
  });
});

describe('PATCH /carts/{id}', () => {
  test('sets the quantity; setting the same again modifies nothing', async () => {
    await add(rahim, 'jute');
    const set = (quantity: number) => ask(rahim, `PATCH /carts/${rahim.uid}_jute`, { quantity });
    expect(await set(7)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await set(7)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect(await quantitiesOf(rahim)).toEqual([['jute', 7]]);
  });

  test.each([0, 100, 1.5, undefined])('rejects %j', async (quantity) => {
    await add(rahim, 'jute');
    expect((await ask(rahim, `PATCH /carts/${rahim.uid}_jute`, { quantity })).status).toBe(400);
  });

  test('a removed line is a 404', async () => {
    expect((await ask(rahim, `PATCH /carts/${rahim.uid}_jute`, { quantity: 2 })).status).toBe(404);
  });

  test("another customer's line is a 404", async () => {
    await add(rahim, 'jute');
    const { status, body } = await ask(karim, `PATCH /carts/${rahim.uid}_jute`, { quantity: 2 });
    expect(status).toBe(404);
    expect(body.detail).toBe('There is no such cart line.');
    expect((await ask(karim, `PATCH /carts/${rahim.uid}_jute`, { quantity: 0 })).status).toBe(404);
    expect(await quantitiesOf(rahim)).toEqual([['jute', 1]]);
  });
});

describe.each(['DELETE /carts/', 'DELETE /'] as const)('%s{id}', (prefix) => {
  test('removes a line; removing it again is no error', async () => {
    await add(rahim, 'jute');
    await add(rahim, 'moon');
    const remove = () => ask(rahim, `${prefix}${rahim.uid}_jute`);
    expect(await remove()).toEqual({ status: 200, body: { deletedCount: 1 } });
    expect(await remove()).toEqual({ status: 200, body: { deletedCount: 0 } });
    expect(await quantitiesOf(rahim)).toEqual([['moon', 1]]);
  });

  test("another customer's line is a 404, and stays", async () => {
    await add(rahim, 'jute');
    expect((await ask(karim, `${prefix}${rahim.uid}_jute`)).status).toBe(404);
    expect((await ask(karim, `${prefix}${rahim.uid}_never`)).status).toBe(404);
    expect(await quantitiesOf(rahim)).toEqual([['jute', 1]]);
  });

  test('an id that no line can have is a 404 too', async () => {
    for (const id of ['nowhere', 'a%2Fb', `${rahim.uid}_a%2Fb`, 'x'.repeat(1_501)]) {
      expect((await ask(rahim, `${prefix}${id}`)).status, id).toBe(404);
    }
  });
});

test('a line of a user whose uid begins like ours is a 404', async () => {
  const id = `${rahim.uid}_2_jute`;
  const line = { uid: `${rahim.uid}_2`, email: 'rahim-2@example.com', productId: 'jute', quantity: 1, addedAt: 1 };
  await carts.reference.doc(id).set({ ...line, name: '', img: '', price: 0 });
  expect((await ask(rahim, `PATCH /carts/${id}`, { quantity: 2 })).status).toBe(404);
  expect((await ask(rahim, `DELETE /carts/${id}`)).status).toBe(404);
  expect((await carts.reference.doc(id).get()).get('quantity')).toBe(1);
});

describe('DELETE /carts', () => {
  test("empties the caller's cart, and no other", async () => {
    await add(rahim, 'jute');
    await add(rahim, 'moon');
    await add(karim, 'jute');
    expect(await ask(rahim, 'DELETE /carts')).toEqual({ status: 200, body: { deletedCount: 2 } });
    expect(await cartOf(rahim)).toEqual([]);
    expect(await quantitiesOf(karim)).toEqual([['jute', 1]]);
    expect((await ask(rahim, 'DELETE /carts')).body).toEqual({ deletedCount: 0 });
  });

  test('DELETE /{id} does not match a path of several segments', async () => {
    expect((await ask(rahim, 'DELETE /nowhere/at-all')).body.detail).toBe('There is no such address.');
    expect((await ask(rahim, `DELETE /users/admin/${rahim.uid}_jute`)).body).not.toHaveProperty('deletedCount');
  });
});
