import { beforeAll, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putProduct } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { dump } from '../../test/stored-documents.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DAY_MS = 86_400_000;
const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
  const { docs } = await orders.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await Promise.all([putProduct('cheap', { price: 900 }), putProduct('dear', { price: 6_000 })]);
  const refused = await place('01866000001', 'cheap', DHANMONDI);
  await place('01866000001', 'cheap', DHANMONDI); // before anybody knew of the refusal
  await ask(admin, `POST /desk/${refused}/calls`, { outcome: 'refused' });
  await place('01866000001', 'cheap', DHANMONDI); // of a number that has refused
  await place('01866000002', 'dear', DHANMONDI);
  const returned = await place('01866000003', 'cheap', { district: 'Sylhet' });
  await ask(admin, statusCall(returned, 'Out for Delivery'));
  await ask(admin, `POST /orders/admin/${returned}/outcome`, {
    outcome: 'returned',
    reason: 'changedMind',
    collected: 0,
  });
  const whole = await place('01866000005', 'cheap', DHANMONDI);
  const other = await place('01866000005', 'cheap', DHANMONDI);
  await ask(admin, `POST /orders/admin/${whole}/join`, { other });
  const old = await place('01866000004', 'dear', { district: 'Sylhet' });
  await orders.reference.doc(old).update({ createdAt: Date.now() - 31 * DAY_MS });
  const refusedLongAgo = await place('01866000006', 'cheap', DHANMONDI);
  await ask(admin, `POST /desk/${refusedLongAgo}/calls`, { outcome: 'refused' });
  const { docs: known } = await orders.reference.where('mobileNumber', '==', '01866000006').get();
  const longAgo = Date.now() - 40 * DAY_MS;
  const timeline = [
    { status: 'Order Placed', at: longAgo },
    { status: 'Cancel', at: longAgo + DAY_MS },
  ];
  await Promise.all(known.map(({ ref }) => ref.update({ createdAt: longAgo, timeline })));
  await place('01866000006', 'cheap', DHANMONDI);
});

async function place(mobileNumber: string, product: string, to: object): Promise<string> {
  const order = { name: 'Rahim', mobileNumber, place: to, deliveryAddress: 'House 1', orderItems: [{ _id: product }] };
  return (await ask(undefined, 'POST /orders', order)).body.insertedId;
}

test.each([
  [{}, { met: 0, sum: 0, cameBack: 0 }],
  [{ from: 5_000 }, { met: 1, sum: 6_000, cameBack: 0 }],
  [{ outsideDhaka: true }, { met: 1, sum: 900, cameBack: 1 }],
  [{ afterRefusal: true }, { met: 2, sum: 1_800, cameBack: 0 }],
  [{ from: 900 }, { met: 7, sum: 12_300, cameBack: 2 }],
])('%j is tried on the orders of the last thirty days, and changes nothing', async (rules, expected) => {
  const before = await dump();
  expect(await ask(admin, 'POST /desk/advance/try', rules)).toEqual({
    status: 200,
    body: { orders: 7, isMore: false, ...expected },
  });
  expect(await dump()).toEqual(before);
});

test('a shop of two hundred orders a day sees all of its thirty days', async () => {
  const at = Date.now() - 29 * DAY_MS;
  const many = Array.from({ length: 3_001 }, (_, place) => ({
    createdAt: at - (place % 7), // several at the same time
    status: 'Order Placed',
    timeline: [],
    totalPrice: 50_000,
    place: DHANMONDI,
  }));
  for (const some of chunksOf(many, 500)) {
    const batch = orders.reference.firestore.batch();
    for (const order of some) batch.set(orders.reference.doc(), order);
    await batch.commit();
  }
  expect(await ask(admin, 'POST /desk/advance/try', { from: 50_000 })).toMatchObject({
    body: { orders: 3_008, met: 3_001, isMore: false },
  });
}, 60_000);

test('the shop may ask for more than a tenth only with the promise to hand over within 48 hours', async () => {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.advance;
  const set = (settings: object) => ask(admin, 'PATCH /settings/advance', { ...settings, version });
  expect(await set({ percentIn48Hours: 10 })).toMatchObject({ status: 400 });
  expect(await set({ percentIn48Hours: 101 })).toMatchObject({ status: 400 });
  expect(await set({ isOn: true, from: 5_000, percentIn48Hours: 25 })).toMatchObject({ status: 200 });
  expect((await ask(undefined, 'GET /settings')).body).not.toHaveProperty('advance');
});
