import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { bookAtOnce, confirmedOrder } from '../../test/parcels.ts';
import { type CourierName, courierNamed } from '../domain/couriers.ts';
import { parcels } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';
import { askForParcel } from './follow-parcels.ts';
import { lookUpDue } from './look-up-parcels.ts';
import { openCourier } from './registry.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
});

/** Longer than clocks differ, and shorter than tokens last. */
const LATER_MS = 30 * 60_000;

const shop = courierShop();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const read = async (id: string) => (await askInProcess(shop.clerk, `GET /orders/admin/${id}`)).body;
const stored = async (courier: CourierName, invoice: string) =>
  (await parcels.get([`${courier}_${invoice}`]))[0] as NonNullable<Awaited<ReturnType<typeof parcels.get>>[number]>; // it is there
const decide = (invoice: string, body: object) => askInProcess(shop.clerk, `POST /parcels/${invoice}/decide`, body);

/** An order of whose number another shop on the same account has booked a parcel before, which has this word now. */
async function orderOfUsedNumber(courier: CourierName, word?: string) {
  const order = await confirmedOrder(shop.clerk);
  await openCourier(courier).book({
    invoice: order.number,
    name: 'Karim Sheikh',
    phone: '01812345678',
    address: 'House 2, Road 8, Uttara, Dhaka',
    place: { district: 'Dhaka' },
    taka: 500,
    value: 500,
    grams: 500,
    quantity: 1,
    contents: 'Bulb',
  });
  const [foreign] = await shop.account.parcels();
  if (!foreign) throw new Error('The stand-in has not kept it');
  if (word) await shop.account.move(foreign, word);
  return { ...order, foreign };
}

const bookLater = (order: Awaited<ReturnType<typeof confirmedOrder>>, courier: CourierName) => {
  vi.setSystemTime(Date.now() + LATER_MS);
  return bookAtOnce(shop.clerk, courier, [order]);
};

test.each(['in_review', 'delivered', 'cancelled'])(
  'an order is not given the parcel of another shop with its number, which is %s',
  async (word) => {
    const order = await orderOfUsedNumber('steadfast', word);
    const doubtful = {
      state: 'unknown',
      doubt: 'otherConsignment',
      otherConsignmentId: order.foreign.consignmentId,
    };
    expect(await bookLater(order, 'steadfast')).toMatchObject([{ parcel: doubtful }]);
    const told = { word: 'delivered', at: Date.now(), consignmentId: order.foreign.consignmentId };
    expect(await followParcel(`steadfast_${order.number}`, 'webhook', told)).toBe('known');
    expect(await read(order._id)).toMatchObject({ status: 'waiting for confirmation', parcel: doubtful });
    const { body } = await askInProcess(shop.clerk, 'GET /parcels/doubts');
    expect(body).toMatchObject([{ parcel: { invoice: order.number } }]);
  },
);

test('where it says of no time, what is on its way already is left to a person as well', async () => {
  await shop.account.set({ pickUps: 'untold' });
  const order = await orderOfUsedNumber('steadfast', 'delivered');
  expect(await bookAtOnce(shop.clerk, 'steadfast', [order])).toMatchObject([
    { parcel: { state: 'unknown', doubt: 'otherConsignment' } },
  ]);
});

test('said to be another order’s, it leaves its number, and the order is booked under the next', async () => {
  const order = await orderOfUsedNumber('steadfast', 'delivered');
  await bookLater(order, 'steadfast');
  vi.useRealTimers();
  expect((await decide(order.number, { decision: 'rejected' })).body.code).toBe('parcel-changed');
  expect((await decide(order.number, { decision: 'delivered' })).body.code).toBe('parcel-changed');
  expect((await decide(order.number, { decision: 'cancelled' })).status).toBe(200);
  const told = { word: 'partial_delivered', at: Date.now(), consignmentId: order.foreign.consignmentId };
  expect(await followParcel(`steadfast_${order.number}`, 'webhook', told)).toBe('known');
  expect(await bookAtOnce(shop.clerk, 'steadfast', [order])).toMatchObject([
    { problems: [], parcel: { state: 'booked', invoice: `${order.number}-2` } },
  ]);
});

test('said to be the order’s own, it is followed', async () => {
  const order = await orderOfUsedNumber('steadfast', 'in_review');
  await bookLater(order, 'steadfast');
  vi.useRealTimers();
  const { consignmentId } = order.foreign;
  const { body } = await decide(order.number, { decision: 'booked', consignmentId });
  expect(body.parcel).toMatchObject({ state: 'booked', consignmentId });
  expect(body.parcel).not.toHaveProperty('otherConsignmentId');
  await shop.account.move(order.foreign, 'delivered');
  await askForParcel(await stored('steadfast', order.number), Date.now());
  expect(await read(order._id)).toMatchObject({ status: 'Delivered' });
});

test('found without its number, it is looked at once that is told', async () => {
  const order = await orderOfUsedNumber('steadfast', 'in_review');
  await shop.account.set({ pickUps: 'untold' });
  expect(await bookLater(order, 'steadfast')).toMatchObject([{ parcel: { state: 'booked' } }]);
  await shop.account.set({ pickUps: 'none' });
  await shop.account.move(order.foreign, 'delivered');
  expect(await askForParcel(await stored('steadfast', order.number), Date.now())).toBe(true);
  vi.useRealTimers();
  expect(await read(order._id)).toMatchObject({
    status: 'waiting for confirmation',
    parcel: { state: 'booked', doubt: 'otherConsignment', otherConsignmentId: order.foreign.consignmentId },
  });
  const told = { word: 'delivered', at: Date.now(), consignmentId: order.foreign.consignmentId };
  expect(await followParcel(`steadfast_${order.number}`, 'webhook', told)).toBe('known');
  expect(await read(order._id)).toMatchObject({ status: 'waiting for confirmation', parcel: { state: 'booked' } });
});

test('found only by the schedule, and of no time, what was refused as a repeat is left to a person as well', async () => {
  const order = await orderOfUsedNumber('steadfast', 'delivered');
  await shop.account.set({ pickUps: 'untold', hiddenMs: 60_000 });
  expect(await bookAtOnce(shop.clerk, 'steadfast', [order])).toMatchObject([{ parcel: { state: 'unknown' } }]);
  await shop.account.set({ hiddenMs: 0 });
  await lookUpDue(Date.now() + LATER_MS);
  expect(await read(order._id)).toMatchObject({
    status: 'waiting for confirmation',
    parcel: { state: 'unknown', doubt: 'otherConsignment' },
  });
});

test('Carrybee tells of an older parcel of the number, too, where it has not kept the new one', async () => {
  const order = await orderOfUsedNumber('carrybee', 'delivered');
  await shop.account.set({ booking: 'cut', keeps: false });
  expect(await bookLater(order, 'carrybee')).toMatchObject([
    { parcel: { state: 'unknown', doubt: 'otherConsignment', otherConsignmentId: order.foreign.consignmentId } },
  ]);
});

test.each(['steadfast', 'carrybee'] as const)(
  '%s: what it has kept of a lost call is the order’s own',
  async (courier) => {
    expect(courierNamed(courier).findsByInvoice).toBe(true);
    const order = await confirmedOrder(shop.clerk);
    await shop.account.set({ booking: 'cut' });
    const [row] = await bookAtOnce(shop.clerk, courier, [order]);
    expect(row?.parcel).toMatchObject({ state: 'booked' });
    expect(row?.parcel).not.toHaveProperty('doubt');
  },
);
