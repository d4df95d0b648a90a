import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../test/api.ts';
import { type Answer, ask, statusCall } from '../test/ask.ts';
import { featuring, putCounted, putProduct, resetSettings, stockLeft } from '../test/catalogue.ts';
import { expectTrueCopy } from '../test/catalogue-copy.ts';
import { type Person, signIn } from '../test/people.ts';
import { resetToSeed } from '../test/seed.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const STAFF = Array.from({ length: 16 }, (_, place) => place);
const MOBILE = '01712345678';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(() => putCounted('jute', 100, { name: 'Jute Lamp' }));

const placed = async () => {
  const order = { mobileNumber: MOBILE, orderItems: [{ _id: 'jute', quantity: 1 }] };
  return (await ask(undefined, 'POST /orders', order)).body.insertedId as string;
};

/** Orders of the same product, placed one after the other. */
async function manyOrders(): Promise<string[]> {
  const ids: string[] = [];
  for (const _ of STAFF) ids.push(await placed());
  return ids;
}

const allAtOnce = (act: (place: number) => Promise<Answer>) => Promise.all(STAFF.map(act));
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);
const ALL_DONE = STAFF.map(() => 200);

test('sixteen orders of a product are delivered at once, and sixteen reviews of it are shown at once', async () => {
  const ids = await manyOrders();
  expect(statusesOf(await allAtOnce((place) => ask(admin, statusCall(String(ids[place]), 'Delivered'))))).toEqual(
    ALL_DONE,
  );
  const reviews: string[] = [];
  for (const orderId of ids) {
    const review = { orderId, mobileNumber: MOBILE, productId: 'jute', stars: 4 };
    reviews.push((await ask(undefined, 'POST /reviews', review)).body.insertedId);
  }
  const show = (place: number) => ask(admin, `PATCH /reviews/${reviews[place]}`, { revision: 0, state: 'shown' });
  expect(statusesOf(await allAtOnce(show))).toEqual(ALL_DONE);
  expect(await read('/item/jute')).toMatchObject({ rating: { average: 4, count: 16 } });
  await expectTrueCopy();
});

test('sixteen orders of a product are cancelled at once, and all of it is back', async () => {
  const ids = await manyOrders();
  expect(await stockLeft('jute')).toBe(84);
  expect(statusesOf(await allAtOnce((place) => ask(admin, statusCall(String(ids[place]), 'Cancel'))))).toEqual(
    ALL_DONE,
  );
  expect(await stockLeft('jute')).toBe(100);
});

test('sixteen changes of a product at once are all made', async () => {
  const { name: _, ...jute } = await read<{ name: string }>('/item/jute');
  const rename = (place: number) => ask(admin, 'PATCH /item/jute', { ...jute, name: `Jute ${place}`, stock: place });
  expect(statusesOf(await allAtOnce(rename))).toEqual(ALL_DONE);
  const { name } = await read<{ name: string }>('/item/jute');
  expect(name).toBe(`Jute ${await stockLeft('jute')}`);
  await expectTrueCopy();
});

test('of sixteen changes of the settings at once one is made, and the others are conflicts', async () => {
  await resetSettings();
  const { stock } = (await ask(admin, 'GET /settings/admin')).body;
  const change = (place: number) => ask(admin, 'PATCH /settings/stock', { ...stock, lowStock: 10 + place });
  expect(statusesOf(await allAtOnce(change)).toSorted()).toEqual([200, ...STAFF.slice(1).map(() => 409)]);
  await resetSettings();
});

test('sixteen changes of a featured list at once are all made', async () => {
  for (const place of STAFF) await putProduct(`lamp-${place}`, { name: `Lamp ${place}` });
  await featuring('best');
  const lists = STAFF.map((place) => Array.from({ length: 5 }, (_, more) => `lamp-${(place + more) % STAFF.length}`));
  const feature = (place: number) => ask(admin, 'POST /bestProducts', lists[place]);
  expect(statusesOf(await allAtOnce(feature))).toEqual(ALL_DONE);
  await expectTrueCopy();
});
