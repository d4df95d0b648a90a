import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, putProduct, stockLeft } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookAtOnce, confirmedOrder } from '../../test/parcels.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { dayOf } from '../domain/day-of.ts';
import { ledger, orderCosts, orders, profitDays } from '../platform/database/collections.ts';

const SENT = 'Out for Delivery';
const DELIVERED = 'Delivered';
const LAMP = { name: 'Moon', desc: 'A lamp.', price: 1_000 };
const NOTHING = { goods: 0, delivery: 0, discount: 0, difference: 0, cost: 0, spoiled: 0, uncosted: 0 };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  openAccount();
  admin = await signIn('admin');
});
beforeEach(async () => {
  const stored = [...(await profitDays.find((all) => all)), ...(await ledger.find((all) => all))];
  await Promise.all(stored.map(({ _id }) => profitDays.reference.doc(_id).delete()));
  await Promise.all(stored.map(({ _id }) => ledger.reference.doc(_id).delete()));
  await putCounted('moon', 10, { ...LAMP, cost: 600.25 });
  await putProduct('sun', { name: 'Sun', price: 500 });
});

type Quantities = Record<string, number>;

async function placed(quantities: Quantities = { moon: 2 }, mobileNumber = '01712345678'): Promise<string> {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  return (await ask(NOBODY, 'POST /orders', { mobileNumber, orderItems })).body.insertedId;
}

/** An order with its courier, for which these sums were agreed. */
async function sentOut(quantities?: Quantities, amounts: object[] = [{ kind: 'delivery', taka: 70 }]): Promise<string> {
  const id = await placed(quantities);
  await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts });
  await setStatus(id, SENT);
  return id;
}

/** The same with Steadfast, which has its parcel. */
async function sentByCourier(quantities: Quantities, amounts: object[] = [{ kind: 'delivery', taka: 70 }]) {
  const orderItems = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  const { _id } = await confirmedOrder(admin, { orderItems });
  await ask(admin, `POST /orders/admin/${_id}/amounts`, { amounts });
  const { toCollect } = (await ask(admin, `GET /orders/admin/${_id}`)).body;
  const [row] = await bookAtOnce(admin, 'steadfast', [{ _id, toCollect }]);
  expect(row).toMatchObject({ parcel: { state: 'booked', taka: toCollect } });
  await setStatus(_id, SENT);
  return _id;
}

/** Notes of the parcel of an order, where it has one, that its courier has given it back. */
async function takenBack(id: string): Promise<void> {
  const { parcel } = (await ask(admin, `GET /orders/admin/${id}`)).body;
  if (parcel) await ask(admin, `POST /parcels/${parcel.invoice}/decide`, { decision: 'cancelled' });
}

async function setStatus(id: string, status: string, body?: object): Promise<void> {
  expect(await ask(admin, statusCall(id, status), body)).toMatchObject({ status: 200 });
}

async function close(id: string, said: object): Promise<void> {
  const body = { outcome: 'returned', reason: 'changedMind', collected: 0, ...said };
  expect(await ask(admin, `POST /orders/admin/${id}/outcome`, body)).toMatchObject({ status: 200 });
}

const profit = async (query = '') => (await ask(admin, `GET /stats/profit${query}`)).body;
const profitOfOrder = async (id: string) => (await ask(admin, `GET /orders/admin/${id}/profit`)).body;
const changeCost = (cost: number | null) => ask(admin, 'PATCH /item/moon', { ...LAMP, cost });
const costsOf = async (id: string) => (await orderCosts.get([id]))[0]?.costs;

test('a delivered order has earned what its buyer pays, less what its products cost when it was placed', async () => {
  const id = await sentOut({ moon: 2, sun: 1 });
  await changeCost(900);
  expect(await profit()).toMatchObject({ orders: 0, sums: NOTHING, profit: 0, products: [] });
  await setStatus(id, DELIVERED, { received: true, toCollect: 2_570 });
  await changeCost(null);

  const sums = { ...NOTHING, goods: 2_500, delivery: 70, cost: 1_200.5, uncosted: 500 };
  expect(await profitOfOrder(id)).toEqual({ sums, spent: expect.anything(), profit: 1_369.5 });
  expect(await profit()).toMatchObject({ orders: 1, sums, profit: 1_369.5 });
  expect((await profit()).products).toEqual([
    { _id: 'moon', name: 'Moon', pieces: 2, sold: 2_000, cost: 1_200.5, uncosted: 0, profit: 799.5 },
    { _id: 'sun', name: 'Sun', pieces: 1, sold: 500, cost: 0, uncosted: 500, profit: 0 },
  ]);
});

test('what couriers kept is taken off, for the order as for its day', async () => {
  const id = await sentOut({ moon: 1 });
  await setStatus(id, DELIVERED);
  const entry = { orderId: id, kind: 'courierCharge', figure: 'costs', at: Date.now(), by: 'rina@aloghor.example' };
  await ledger.reference.doc('charge').set({ ...entry, taka: 60.5 });
  await ledger.reference.doc('of-another-day').set({ ...entry, taka: 1_000, at: 1 });
  expect(await profit()).toMatchObject({ spent: { courierCharge: 60.5 }, profit: 409.25 });
  expect(await profitOfOrder(id)).toMatchObject({ spent: { courierCharge: 1_060.5 }, profit: -590.75 });
});

test('a correction counts on the day it is made, and the figures of an earlier day stay', async () => {
  const id = await sentOut({ moon: 1 });
  await setStatus(id, DELIVERED);
  // The day passes: what was counted becomes that of the day before.
  const yesterday = dayOf(Date.now() - 24 * 60 * 60 * 1000);
  for (const { _id, ...counted } of await profitDays.find((all) => all)) {
    await profitDays.reference.doc(`${yesterday}${_id.slice(yesterday.length)}`).set(counted);
    await profitDays.reference.doc(_id).delete();
  }
  const before = await profit(`?from=${yesterday}&to=${yesterday}`);
  expect(before).toMatchObject({ orders: 1, profit: 469.75 });
  await ask(admin, `POST /orders/admin/${id}/reopen`);
  await close(id, { collected: 100 });
  expect(await profit(`?from=${yesterday}&to=${yesterday}`)).toEqual(before);
  expect(await profit()).toMatchObject({ orders: -1, sums: { goods: -1_000, difference: 100 }, profit: -369.75 });
  expect(await profit(`?from=${yesterday}&to=${dayOf(Date.now())}`)).toMatchObject({
    orders: 0,
    sums: { ...NOTHING, difference: 100 },
    profit: 100,
    products: [],
  });
});

describe('the costs of the moment of the sale', () => {
  test('stay with an order that is corrected; what is added has those of now', async () => {
    const id = await placed({ moon: 2 });
    await changeCost(700);
    await putProduct('star', { name: 'Star', price: 300, cost: 120 });
    const lines = [
      { _id: 'moon', quantity: 1 },
      { _id: 'star', quantity: 2 },
    ];
    const corrected = await ask(admin, `PATCH /orders/admin/${id}/corrections`, { lines, totalPrice: 1_600 });
    expect(corrected.status).toBe(200);
    expect(await costsOf(id)).toEqual({ moon: 600.25, star: 120 });
  });

  test('go with the part that is split off, and are a mean where orders are joined', async () => {
    const id = await placed({ moon: 3 });
    const split = await ask(
      admin,
      `POST /orders/admin/${id}/split`,
      { lines: [{ _id: 'moon', quantity: 1 }] },
      { 'Idempotency-Key': 'split-of-three-moons' },
    );
    expect(await costsOf(split.body.insertedId)).toEqual({ moon: 600.25 });
    await changeCost(700);
    const other = await placed({ moon: 2, sun: 1 });
    expect(await ask(admin, `POST /orders/admin/${id}/join`, { other })).toMatchObject({ status: 200 });
    expect(await costsOf(id)).toEqual({ moon: 650.13 });
  });

  test('are unknown of what is joined with pieces of which none is known, whichever order takes the other in', async () => {
    const costed = await placed({ moon: 1 });
    await changeCost(null);
    const other = await placed({ moon: 1 });
    expect(await ask(admin, `POST /orders/admin/${costed}/join`, { other })).toMatchObject({ status: 200 });
    expect(await costsOf(costed)).toEqual({});
  });

  test('are those of now for a product that is taken off and added again', async () => {
    const id = await placed({ moon: 1, sun: 1 });
    const correct = (lines: Quantities, totalPrice: number) =>
      ask(admin, `PATCH /orders/admin/${id}/corrections`, {
        lines: Object.entries(lines).map(([_id, quantity]) => ({ _id, quantity })),
        totalPrice,
      });
    expect((await correct({ moon: 0, sun: 1 }, 500)).status).toBe(200);
    await changeCost(null);
    expect((await correct({ sun: 1, moon: 1 }, 1_500)).status).toBe(200);
    expect(await costsOf(id)).toEqual({});
  });

  test('stand where no browser reads them, and are kept for orders by hand', async () => {
    const body = { mobileNumber: '01712345678', orderItems: [{ _id: 'moon', quantity: 1 }], source: 'telephone' };
    const { insertedId } = (await ask(admin, 'POST /orders/admin', body, { 'Idempotency-Key': 'order-by-hand-1234' }))
      .body;
    expect(await costsOf(insertedId)).toEqual({ moon: 600.25 });
    expect(JSON.stringify(await orders.get([insertedId]))).not.toContain('600.25');
    expect(JSON.stringify((await ask(await signIn('clerk'), `GET /orders/admin/${insertedId}`)).body)).not.toContain(
      '600.25',
    );
  });
});

/** Without a courier, and with one that has the parcel: what the desk does with each way in which an order ends. */
const SENT_BY = [
  { who: 'by nobody that is named', send: sentOut, inPanel: {} },
  { who: 'by a courier', send: sentByCourier, inPanel: { inPanel: true } },
];

/** What the desk does today with each way in which an order ends otherwise than it was placed, and what it comes to. */
describe.each(SENT_BY)(
  'every resolution of what was sent $who has a place: order, stock and profit are right',
  ({ send, inPanel }) => {
    const sold = { ...NOTHING, goods: 2_000, delivery: 70, cost: 1_200.5 };

    test.each<{ name: string; act: (id: string) => Promise<unknown>; status: string; left: number; sums: object }>([
      {
        name: 'returned whole: all came back, and nothing was collected',
        act: (id) => close(id, {}),
        status: 'Cancel',
        left: 10,
        sums: NOTHING,
      },
      {
        name: 'returned in part: one of two stayed',
        act: (id) =>
          close(id, { outcome: 'partlyDelivered', cameBack: [{ _id: 'moon', quantity: 1 }], collected: 1_070 }),
        status: DELIVERED,
        left: 9,
        sums: { ...NOTHING, goods: 1_000, delivery: 70, cost: 600.25 },
      },
      {
        name: 'refused at the door, with the delivery paid',
        act: (id) => close(id, { collected: 70 }),
        status: 'Cancel',
        left: 10,
        sums: { ...NOTHING, difference: 70 },
      },
      {
        name: 'a price that was changed: a discount that the desk agreed to',
        act: async (id) => {
          const amounts = [
            { kind: 'delivery', taka: 70 },
            { kind: 'discount', taka: 150 },
          ];
          await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts, ...inPanel });
          await setStatus(id, DELIVERED, { received: true, toCollect: 1_920 });
        },
        status: DELIVERED,
        left: 8,
        sums: { ...sold, discount: -150 },
      },
      {
        name: 'a difference: the buyer paid less than was agreed',
        act: async (id) => {
          await setStatus(id, DELIVERED);
          await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum: 2_000 });
        },
        status: DELIVERED,
        left: 8,
        sums: { ...sold, difference: -70 },
      },
      {
        name: 'damaged or lost on the way: nothing can be sold again',
        act: (id) => close(id, { reason: 'damaged' }),
        status: 'Cancel',
        left: 8,
        sums: { ...NOTHING, spoiled: 1_200.5 },
      },
      {
        name: 'cancelled after sending, before it reached the buyer',
        async act(id) {
          await takenBack(id);
          await setStatus(id, 'Cancel');
        },
        status: 'Cancel',
        left: 10,
        sums: NOTHING,
      },
    ])('$name', async ({ act, status, left, sums }) => {
      const id = await send({ moon: 2 });
      await act(id);
      expect((await orders.get([id]))[0]).toMatchObject({ status });
      expect(await stockLeft('moon')).toBe(left);
      expect((await profitOfOrder(id)).sums).toEqual(sums);
      expect((await profit()).sums).toEqual(sums);
    });

    test('exchanged: the first product comes back, and another order has the second one', async () => {
      const first = await send({ moon: 1 });
      const second = await send({ sun: 1 }, [{ kind: 'delivery', taka: 0 }]);
      await close(first, { collected: 70 });
      await setStatus(second, DELIVERED, { received: true, toCollect: 500 });
      expect(await stockLeft('moon')).toBe(10);
      expect((await profit()).sums).toEqual({ ...NOTHING, goods: 500, difference: 70, uncosted: 500 });
    });

    test('replaced: the damaged one is written off, and another order brings a new one for nothing', async () => {
      const first = await send({ moon: 1 });
      const amounts = [
        { kind: 'delivery', taka: 0 },
        { kind: 'discount', taka: 1_000 },
      ];
      await close(first, { outcome: 'returned', reason: 'damaged', collected: 1_070, received: true });
      const second = await send({ moon: 1 }, amounts);
      await setStatus(second, DELIVERED);
      expect(await stockLeft('moon')).toBe(8);
      const sums = { goods: 1_000, discount: -1_000, difference: 1_070, cost: 600.25, spoiled: 600.25 };
      expect(await profit()).toMatchObject({ sums: { ...NOTHING, ...sums }, profit: -130.5 });
    });
  },
);

test('two who deliver orders at once are both counted, and one order that is delivered twice once', async () => {
  const ids = await Promise.all([sentOut({ moon: 1 }), sentOut({ moon: 1 }), sentOut({ moon: 1 })]);
  await Promise.all([...ids, ...ids].map((id) => ask(admin, statusCall(id, DELIVERED))));
  expect(await profit()).toMatchObject({ orders: 3, sums: { goods: 3_000, cost: 1_800.75 } });
});

test('the page costs a read for each part of a day, and a delivery one read and one write', async () => {
  const [id, other] = [await sentOut({ moon: 1 }), await sentOut({ sun: 1 })];
  const isOfProfit = (collection: string) => ['orderCosts', 'profitDays'].includes(collection);
  const deliver = () => askInProcess(admin, statusCall(id, DELIVERED));
  const [writes, reads] = [[] as string[], [] as { collection: string; documents: number }[]];
  reads.push(...(await recordReads(async () => writes.push(...(await recordWrites(deliver))))));
  expect(reads.filter(({ collection }) => isOfProfit(collection)).map(({ documents }) => documents)).toEqual([1]);
  expect(writes.filter((path) => isOfProfit(path.split('/')[0] ?? ''))).toHaveLength(1);
  await setStatus(other, DELIVERED);
  const parts = (await profitDays.find((all) => all)).length;
  const asked = await recordReads(() => askInProcess(admin, 'GET /stats/profit'));
  const counted = asked.filter(({ collection }) => collection === 'profitDays');
  expect(counted.map(({ documents }) => documents)).toEqual([parts]);
});

test('nobody but who may see the revenue is told', async () => {
  const id = await placed();
  for (const who of [NOBODY, await signIn('clerk'), await signIn('packer')]) {
    expect((await ask(who, 'GET /stats/profit')).status).toBe(who ? 403 : 401);
    expect((await ask(who, `GET /orders/admin/${id}/profit`)).status).toBe(who ? 403 : 401);
  }
  expect((await ask(admin, 'GET /orders/admin/nowhere/profit')).status).toBe(404);
});
