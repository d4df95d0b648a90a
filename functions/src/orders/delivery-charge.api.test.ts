import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { reserveNumbers } from '../../test/stored-documents.ts';
import { orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DAYS = { least: 1, most: 3 };
const CHARGES = [
  { zone: 'insideDhaka', taka: 70, days: DAYS },
  { zone: 'elsewhere', taka: 130.5, days: DAYS },
];
const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };
const SAVAR = { district: 'Dhaka', thana: 'Savar' }; // in the suburbs, for which nothing is set
const SYLHET = { district: 'Sylhet' };
const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute' }], totalPrice: 900 };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  await Promise.all([putProduct('jute', { price: 900 }), reserveNumbers()]);
  admin = await signIn('admin');
});
beforeEach(() => setDelivery({ charges: CHARGES, freeFrom: 1_800 }));
afterAll(resetToSeed);

async function setDelivery(delivery: object): Promise<void> {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.delivery;
  expect((await ask(admin, 'PATCH /settings/delivery', { ...delivery, version })).status).toBe(200);
}

const place = (changes: object, key: string = crypto.randomUUID()) =>
  ask(NOBODY, 'POST /orders', { ...ORDER, ...changes }, { 'idempotency-key': key });
const amountsIn = async (id: string) => (await orders.reference.doc(id).get()).data()?.amounts;
const delivery = (taka: number) => ({ kind: 'delivery', taka, at: expect.any(Number) });

describe('the delivery charge of a new order', () => {
  test.each([
    ['inside Dhaka', { place: DHANMONDI, deliveryCharge: 70 }, 70],
    ['elsewhere', { place: SYLHET, deliveryCharge: 130.5 }, 130.5],
    ['that is worth enough', { place: SYLHET, deliveryCharge: 0, ...worth(2) }, 0],
    ['of a client that shows none', { place: SYLHET }, 130.5],
  ])('%s is the one that is set', async (_which, changes, deliveryCharge) => {
    const { status, body } = await place(changes);
    expect(status).toBe(200);
    expect(await amountsIn(body.insertedId)).toEqual([delivery(deliveryCharge)]);
  });

  test.each([
    ['in a zone without a charge', { place: SAVAR }],
    ['without a place', {}],
  ])('%s is left to the desk', async (_which, changes) => {
    expect(await amountsIn((await place(changes)).body.insertedId)).toEqual([]);
  });

  test('is not part of the total, and is collected with it', async () => {
    const { number } = (await place({ place: SYLHET })).body;
    const { body } = await ask(NOBODY, 'POST /orders/track', { id: number, mobileNumber: ORDER.mobileNumber });
    expect(body).toMatchObject({ totalPrice: 900, amounts: [delivery(130.5)], toCollect: 1_030.5 });
    const toCollect = { received: true, toCollect: 1_030.5 };
    const { status } = await ask(admin, statusCall(body._id, 'Delivered'), toCollect);
    expect(status).toBe(200);
  });

  test('of an order that the shop writes down is the one that its admin says', async () => {
    const byHand = { ...ORDER, source: 'telephone', place: SYLHET };
    const written = (amounts?: object[]) => ask(admin, 'POST /orders/admin', { ...byHand, amounts });
    expect(await amountsIn((await written()).body.insertedId)).toEqual([]);
    const { body } = await written([{ kind: 'delivery', taka: 50 }]);
    expect(await amountsIn(body.insertedId)).toEqual([delivery(50)]);
  });
});

describe('another delivery charge than the buyer was told', () => {
  test.each([
    [{ place: DHANMONDI, deliveryCharge: 130.5 }, 900, 70],
    [{ place: SYLHET, deliveryCharge: 0 }, 900, 130.5],
    [{ place: SYLHET, deliveryCharge: 130.5, ...worth(2) }, 1_800, 0],
  ])('is not collected: %j', async (changes, totalPrice, deliveryCharge) => {
    const { status, body } = await place(changes);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'price-changed', lines: [{ _id: 'jute' }], totalPrice, deliveryCharge });
  });

  test('also is none, or one that is not decided yet', async () => {
    await setDelivery({ charges: [] });
    const { status, body } = await place({ place: SYLHET, deliveryCharge: 130.5 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'price-changed' });
    expect(body).not.toHaveProperty('deliveryCharge');
    expect((await place({ deliveryCharge: 70 })).status).toBe(409);
  });

  test('does not come of a charge that is set after the order: its repeat is answered as before', async () => {
    const [told, key] = [{ place: SYLHET, deliveryCharge: 130.5 }, crypto.randomUUID()];
    const first = await place(told, key);
    await setDelivery({ charges: [] });
    expect(await place(told, key)).toEqual(first);
    expect(await amountsIn(first.body.insertedId)).toEqual([delivery(130.5)]);
  });
});

test('the charge costs one read, and an order without a place does without it', async () => {
  const readsFor = async (changes: object) => {
    const reads = await recordReads(() => askInProcess(NOBODY, 'POST /orders', { ...ORDER, ...changes }));
    return reads.reduce((sum, { documents }) => sum + documents, 0);
  };
  expect(await readsFor({ place: SYLHET })).toBe((await readsFor({})) + 1);
});

/** So many of the product, and what they cost. */
function worth(quantity: number): object {
  return { orderItems: [{ _id: 'jute', quantity }], totalPrice: 900 * quantity };
}
