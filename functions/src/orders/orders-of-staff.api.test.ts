import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putProduct } from '../../test/catalogue.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { STAFF_STATUSES } from '../domain/order-status.ts';
import { orders } from '../platform/database/collections.ts';

let clerk: Person;
let packer: Person;
let id: string;

beforeAll(async () => {
  await resetToSeed();
  await putProduct('jute', { name: 'Jute Lamp', img: '/pictures/jute.webp', price: 900 });
  [clerk, packer] = await Promise.all([signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 2 }] };
  id = (await ask(await newCustomer(), 'POST /orders', order)).body.insertedId;
});

const set = (who: Person, status: string, body?: object) => ask(who, statusCall(id, status), body);
const confirm = () => orders.reference.doc(id).update({ confirmedAt: Date.now() });
const statusNow = async () => (await orders.reference.doc(id).get()).get('status');

describe('a packer', () => {
  test('hands over what its buyer has confirmed, and the audit says who did', async () => {
    await confirm();
    expect(await set(packer, 'Out for Delivery')).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await auditLines(id)).toMatchObject([
      { by: 'packer@aloghor.example', uid: 'packer', after: { status: 'Out for Delivery' } },
    ]);
  });

  test('hands over nothing that is not confirmed: it is not there for them', async () => {
    expect(await set(packer, 'Out for Delivery')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await statusNow()).toBe('waiting for confirmation');
  });

  test('sets no other status, and records no money', async () => {
    await confirm();
    for (const status of STAFF_STATUSES.filter((one) => one !== 'Out for Delivery'))
      expect(await set(packer, status)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect((await set(packer, 'Out for Delivery', { received: true, toCollect: 1_800 })).status).toBe(403);
    expect(await statusNow()).toBe('waiting for confirmation');
  });
});

describe('a clerk', () => {
  test('sets every status, records payments, and the audit says who did', async () => {
    expect((await set(clerk, 'Out for Delivery')).status).toBe(200);
    expect((await set(clerk, 'Delivered', { received: true, toCollect: 1_800 })).status).toBe(200);
    expect((await auditLines(id)).map(({ by }) => by)).toEqual(Array(2).fill('clerk@aloghor.example'));
  });

  test('reads the history, but not what is asked for files of it alone', async () => {
    expect((await ask(clerk, 'GET /orderHistory')).status).toBe(200);
    expect((await ask(clerk, 'GET /orderHistory?with=isFake')).status).toBe(403);
  });
});

test.each(['clerk', 'packer'] as const)(
  'a %s does not shop: the cart is empty, their own orders stay',
  async (name) => {
    const who = await signIn(name);
    await orders.reference.doc(id).update({ uid: who.uid, email: who.email });
    expect(await ask(who, 'GET /carts')).toEqual({ status: 200, body: [] });
    expect((await ask(who, 'POST /carts', { productId: 'jute' })).body.code).toBe('not-for-staff');
    const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 1 }] };
    expect((await ask(who, 'POST /orders', order)).body.code).toBe('not-for-staff');
    expect((await ask(who, 'GET /orders')).body).toMatchObject([{ _id: id }]);
  },
);
