import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;
let id: string;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});
afterAll(resetToSeed);

beforeEach(async () => {
  await putCounted('jute', 5, { name: 'Jute Lamp', price: 900 });
  await putCounted('moon', 2, { name: 'Moon Lamp', price: 650.5, article: 'MN-1' });
  await putProduct('cane', { name: 'Cane Lamp', price: 400 });
  const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 2 }] };
  id = (await ask(undefined, 'POST /orders', order)).body.insertedId;
});

const change = (lines: object[], more: object = {}, who = clerk) =>
  ask(who, `PATCH /orders/admin/${id}/corrections`, { lines, ...more });
const stored = async () => (await orders.reference.doc(id).get()).data();
const left = () => Promise.all([stockLeft('jute'), stockLeft('moon')]);
const rejected = (code: string, members: object = {}) => ({
  status: 409,
  body: expect.objectContaining({ code, ...members }),
});

test('a product is added as it is sold now, while a line that stays keeps its price', async () => {
  await putProduct('jute', { name: 'Jute Lamp', price: 1_000, counted: true });
  const changed = await change([
    { _id: 'moon', quantity: 2 },
    { _id: 'cane', quantity: 1 },
  ]);
  expect(changed).toEqual({ status: 200, body: { modifiedCount: 1, revision: 1 } });
  expect(await stored()).toMatchObject({
    lines: [
      { _id: 'jute', price: 900, quantity: 2 },
      { _id: 'moon', name: 'Moon Lamp', article: 'MN-1', price: 650.5, quantity: 2 },
      { _id: 'cane', price: 400, quantity: 1 },
    ],
    totalPrice: 3_501,
    taken: { jute: 2, moon: 2 },
    searchKeys: expect.arrayContaining(['cane l']),
    timeline: [{}, { event: 'corrected', by: 'shop' }],
  });
  expect(await left()).toEqual([3, 0]);
  expect(await auditLines(id)).toMatchObject([
    { by: 'clerk@aloghor.example', before: { totalPrice: 1_800 }, after: { totalPrice: 3_501 } },
  ]);
});

test('a product is swapped for another in one step', async () => {
  const lines = [
    { _id: 'jute', quantity: 0 },
    { _id: 'moon', quantity: 1 },
  ];
  expect((await change(lines)).status).toBe(200);
  expect(await stored()).toMatchObject({
    lines: [{ _id: 'moon', quantity: 1 }],
    totalPrice: 650.5,
    taken: { moon: 1 },
  });
  expect(await left()).toEqual([5, 1]);
});

test('the delivery charge stays until somebody accepts another', async () => {
  await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts: [{ kind: 'delivery', taka: 70 }] });
  await change([{ _id: 'cane', quantity: 9 }]);
  expect((await ask(admin, `GET /orders/admin/${id}`)).body).toMatchObject({
    totalPrice: 5_400,
    amounts: [{ kind: 'delivery', taka: 70 }],
    toCollect: 5_470,
  });
});

test('nothing changes when there is too little of one product, or one is gone or hidden', async () => {
  const before = await stored();
  const short = { short: [{ _id: 'moon', isSoldOut: false }] };
  const moreThanLeft = [
    { _id: 'cane', quantity: 1 },
    { _id: 'moon', quantity: 3 },
  ];
  expect(await change(moreThanLeft)).toEqual(rejected('out-of-stock', short));
  await putProduct('cane', { hidden: true });
  const gone = [
    { _id: 'cane', quantity: 1 },
    { _id: 'no-lamp', quantity: 1 },
  ];
  expect(await change(gone)).toEqual(rejected('products-gone', { missing: ['cane', 'no-lamp'] }));
  expect(await stored()).toEqual(before);
  expect(await left()).toEqual([3, 2]);
});

test('a total that the buyer was not told is asked about, and the one of now is told', async () => {
  const lines = [{ _id: 'cane', quantity: 1 }];
  await putProduct('cane', { price: 450.25 });
  const now = { totalPrice: 2_250.25, lines: [{ _id: 'jute' }, { _id: 'cane', price: 450.25 }] };
  expect(await change(lines, { totalPrice: 2_200 })).toMatchObject({
    status: 409,
    body: { code: 'price-changed', ...now },
  });
  expect((await stored())?.totalPrice).toBe(1_800);
  expect((await change(lines, { totalPrice: 2_250.25 })).status).toBe(200);
});

test('of two people who change an order at the same time, one is told, and nothing is taken twice', async () => {
  const both = await Promise.all([
    change([{ _id: 'moon', quantity: 1 }], { revision: 0 }, admin),
    change([{ _id: 'moon', quantity: 2 }], { revision: 0 }, clerk),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both).toContainEqual(rejected('called-meanwhile'));
  const taken = (await stored())?.taken.moon;
  expect(await left()).toEqual([3, 2 - taken]);
  expect((await desks.reference.doc(id).get()).get('versions')).toHaveLength(1);
});
