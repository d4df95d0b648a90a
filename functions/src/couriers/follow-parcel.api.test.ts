import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { BUYER, bookAtOnce, bookedOrder, confirmedOrder, forgetParcels } from '../../test/parcels.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { CourierName } from '../domain/couriers.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import { desk, orders, parcels, salesDays } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';
import { followDue } from './follow-parcels.ts';
import { keepNews } from './webhooks/keep-news.ts';
import { pathaoWebhook } from './webhooks/pathao-webhook.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const MINUTE_MS = 60_000;
const TAKA = 1_200;

let admin: Person;
let clerk: Person;
let packer: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  account = openAccount();
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 600 });
  await forgetParcels();
});

afterEach(() => void vi.unstubAllEnvs());

interface Booked {
  _id: string;
  number: string;
  /** Its parcel's. */
  id: string;
}

/** Two lamps, confirmed and booked. */
async function aParcel(courier: CourierName = 'pathao'): Promise<Booked> {
  const { _id, number } = await bookedOrder(clerk, courier, { orderItems: [{ _id: 'jute', quantity: 2 }] });
  return { _id, number, id: `${courier}_${number}` };
}

const later = (minutes: number) => Date.now() + minutes * MINUTE_MS;

/** The parcels that wait for a person, and why. */
const toCheck = async (): Promise<[string, string][]> => {
  const { body } = await askInProcess(clerk, 'GET /parcels/doubts');
  return body.map(({ _id, parcel }: { _id: string; parcel: { doubt: string } }) => [_id, parcel.doubt]);
};

const read = async (id: string) => (await askInProcess(clerk, `GET /orders/admin/${id}`)).body;
const stored = async (id: string) => (await parcels.reference.doc(id).get()).data();
const storedOrder = async (id: string) => (await orders.reference.doc(id).get()).data();
const tell = ({ id }: Booked, word: string, more: Partial<ToldParcel> = {}) =>
  followParcel(id, 'webhook', { word, at: Date.now(), ...more });
const tellAll = async (booked: Booked, ...words: string[]) => {
  for (const word of words) await tell(booked, word);
};
const settle = ({ number }: Booked, state: string) =>
  askInProcess(clerk, `POST /parcels/${number}/decide`, { decision: state });
const cameBack = ({ _id }: Booked) =>
  askInProcess(packer, `POST /orders/admin/${_id}/returned`, {
    reason: 'notReached',
    cameBack: [{ _id: 'jute', quantity: 2 }],
  });

describe('an order follows its parcel', () => {
  test('its buyer reads how far that is and since when, and nothing while a person finds it out', async () => {
    const booked = await aParcel();
    const reads = async () => (await storedOrder(booked._id))?.sentWith;
    expect(await reads()).toBeUndefined(); // it is in the shop
    const since = Date.now() - 60_000;
    await tell(booked, 'picked', { at: since - 1 });
    await tell(booked, 'on-hold', { at: since });
    expect(await reads()).toMatchObject({ courier: 'Pathao', state: 'held', since, trackingCode: expect.any(String) });
    await tell(booked, 'delivery-failed', { at: since + 1 });
    expect(await reads()).toMatchObject({ state: 'held', since });
    await tell(booked, 'assigned-for-delivery', { at: since + 2 });
    expect(await reads()).toMatchObject({ state: 'outForDelivery', since: since + 2 });
    await tell(booked, 'eaten-by-a-goat', { at: since + 3 });
    const unclear = await reads();
    expect(unclear).toMatchObject({ courier: 'Pathao', link: expect.any(String) });
    expect(unclear).not.toHaveProperty('state');
    await settle(booked, 'lost');
    expect(await reads()).not.toHaveProperty('state');
    await settle(booked, 'returning');
    const after = await reads();
    expect(after).toMatchObject({ state: 'returning' });
    expect(after?.since).toBeGreaterThan(since + 3);
    expect(Object.keys(after ?? {}).toSorted()).toEqual(['courier', 'link', 'since', 'state', 'trackingCode']);
  });

  test('on its way, then delivered: it counts as sold, and its sum is still to come', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    expect(await read(booked._id)).toMatchObject({ status: 'Out for Delivery', parcel: { state: 'picked' } });
    const mobileNumber = BUYER.mobileNumber;
    const tracked = await askInProcess(NOBODY, 'POST /orders/track', { id: booked._id, mobileNumber });
    const [kept] = await account.parcels();
    const link = `https://merchant.pathao.com/tracking?consignment_id=${kept?.consignmentId}`;
    expect(tracked.body).toMatchObject({ status: 'Out for Delivery', sentWith: { courier: 'Pathao', link } });
    await tellAll(booked, 'assigned-for-delivery', 'delivered');
    expect(await read(booked._id)).toMatchObject({
      status: 'Delivered',
      parcel: { state: 'delivered', word: 'delivered', wordAt: expect.any(Number) },
      timeline: expect.arrayContaining([expect.objectContaining({ status: 'Delivered', by: 'shop' })]),
    });
    expect(await storedOrder(booked._id)).toMatchObject({
      delivered: { sum: TAKA },
      unpaid: { sum: TAKA },
      taken: { jute: 2 },
    });
    expect((await auditLines(booked._id)).at(-1)).toMatchObject({
      by: 'Pathao',
      after: { status: 'Delivered', parcelState: 'delivered', courierWord: 'delivered' },
    });
  });

  test('partly delivered: what was collected is what was to come, and somebody counts what comes back', async () => {
    const booked = await aParcel();
    await tell(booked, 'partial-delivery', { collected: 600 });
    expect(await read(booked._id)).toMatchObject({
      status: 'Delivered',
      closedFor: 'partlyDelivered',
      outcome: { collected: 600, cameBack: [] },
    });
    expect(await stockLeft('jute')).toBe(7);
    const sold = async () => {
      const { docs } = await salesDays.reference.get();
      return docs.reduce((sum, day) => sum + (day.get('pieces').jute ?? 0), 0);
    };
    const soldByCourier = await sold();
    await tell(booked, 'returned-to-merchant');
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'partlyDelivered' } });
    const counted = await askInProcess(clerk, `POST /orders/admin/${booked._id}/outcome`, {
      outcome: 'partlyDelivered',
      reason: 'changedMind',
      cameBack: [{ _id: 'jute', quantity: 1 }],
      collected: 600,
    });
    expect(counted.body).toEqual({ modifiedCount: 1 });
    expect(await stockLeft('jute')).toBe(8);
    expect(await storedOrder(booked._id)).toMatchObject({ status: 'Delivered', delivered: { sum: 600 } });
    expect(await sold()).toBe(soldByCourier - 1);
  });

  test.each([
    ['pathao', 'partial-delivery', 'returned-to-merchant'],
    ['steadfast', 'partial_delivered', 'partial_delivered_return_received'],
  ] as const)(
    'of %s, the rest of a partly delivered one is looked for once it is back, until it is counted',
    async (courier, partly, back) => {
      const booked = await aParcel(courier);
      await tell(booked, partly, { collected: 600 });
      expect(await toCheck()).toEqual([]);
      await tell(booked, back, { at: Date.now() });
      expect(await toCheck()).toEqual([[booked.id, 'restAwaited']]);
      const onPage = async () => (await askInProcess(clerk, `GET /orders/admin/${booked._id}/parcels`)).body[0].parcel;
      expect(await onPage()).toMatchObject({ doubt: 'restAwaited' });
      const counted = { reason: 'changedMind', cameBack: [{ _id: 'jute', quantity: 1 }], collected: 600 };
      await askInProcess(clerk, `POST /orders/admin/${booked._id}/outcome`, { outcome: 'partlyDelivered', ...counted });
      expect(await stockLeft('jute')).toBe(8);
      expect(await toCheck()).toEqual([]);
      expect(await onPage()).not.toHaveProperty('doubt');
    },
  );

  test('a rest of which nothing is heard is looked for after two weeks, until the courier is asked to pay', async () => {
    const twoWeeksAgo = later(-14 * 24 * 60);
    const other = await aParcel();
    await tell(other, 'partial-delivery', { collected: 600, at: twoWeeksAgo + MINUTE_MS });
    expect(await toCheck()).toEqual([]);
    const booked = await aParcel();
    await tell(booked, 'partial-delivery', { collected: 600, at: twoWeeksAgo });
    expect(await toCheck()).toEqual([[booked.id, 'restAwaited']]);
    expect((await askInProcess(clerk, 'GET /stats')).body.inDoubt).toBe(1);
    const asked = { invoice: booked.number, courier: 'pathao', asked: 600 };
    await askInProcess(clerk, `POST /orders/admin/${booked._id}/parcel/compensation`, asked);
    expect(await stored(booked.id)).not.toHaveProperty('inDoubtSince');
  });

  test('partly delivered without a sum waits for it', async () => {
    const booked = await aParcel();
    await tell(booked, 'partial-delivery');
    expect(await read(booked._id)).toMatchObject({
      status: 'waiting for confirmation',
      parcel: { state: 'partlyDelivered', doubt: 'sumUnclear' },
    });
    await tell(booked, 'partial-delivery', { collected: 600 });
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'Delivered', outcome: { collected: 600 } });
    expect(order.parcel.doubt).toBeUndefined();
  });

  test('coming back it is cancelled, and its goods are in stock only once they are here, once', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'picked', 'returned');
    expect(await read(booked._id)).toMatchObject({
      status: 'Cancel',
      closedFor: 'returned',
      parcel: { state: 'returning' },
    });
    expect(await stockLeft('jute')).toBe(7);
    await tell(booked, 'returned-to-merchant');
    expect(await stockLeft('jute')).toBe(9);
    await tellAll(booked, 'returned-to-merchant', 'return-in-transit');
    expect((await cameBack(booked)).body).toEqual({ modifiedCount: 0 });
    expect(await stockLeft('jute')).toBe(9);
    expect((await stored(booked.id))?.followAt).toBeUndefined();
  });

  test('a scan brings the goods back, too, and the courier afterwards changes nothing', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'picked', 'returned');
    const scans = await Promise.all([cameBack(booked), cameBack(booked)]);
    expect(scans.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 1]);
    expect(await read(booked._id)).toMatchObject({
      outcome: { reason: 'notReached' },
      parcel: { state: 'returned' },
    });
    expect(await stockLeft('jute')).toBe(9);
    await tell(booked, 'returned-to-merchant');
    expect(await stockLeft('jute')).toBe(9);
    expect((await read(booked._id)).parcel.doubt).toBeUndefined();
  });

  test('a return that is tried once more is on its way again, then delivered', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'picked', 'returned', 'assigned-for-delivery');
    expect(await read(booked._id)).toMatchObject({ status: 'Out for Delivery', parcel: { state: 'outForDelivery' } });
    await tell(booked, 'delivered');
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'Delivered', parcel: { state: 'delivered' } });
    expect([order.closedFor, order.outcome, order.parcel.doubt]).toEqual([undefined, undefined, undefined]);
    expect(await stockLeft('jute')).toBe(7);
  });

  test('such a return stays closed where its buyer was erased meanwhile, and a person looks', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'picked', 'returned');
    expect(await storedOrder(booked._id)).toMatchObject({ status: 'Cancel', closedFor: 'returned' });
    await orders.reference.doc(booked._id).update({ mobileNumber: '' });
    await tell(booked, 'assigned-for-delivery');
    expect(await storedOrder(booked._id)).toMatchObject({ status: 'Cancel', closedFor: 'returned' });
    expect(await stored(booked.id)).toMatchObject({ doubt: 'orderDiffers' });
  });

  test('of a pick-up that is cancelled it is in the shop again, and can be booked anew', async () => {
    const booked = await aParcel();
    await askInProcess(admin, statusCall(booked._id, 'Out for Delivery'));
    await tell(booked, 'pickup-cancelled');
    expect(await read(booked._id)).toMatchObject({
      status: 'waiting for confirmation',
      parcel: { state: 'cancelled' },
    });
    expect((await storedOrder(booked._id))?.sentWith).toBeUndefined();
  });
});

describe('in any order, as often as you like', () => {
  test('ten at once, repeated and swapped, end as one would', async () => {
    const booked = await aParcel();
    const start = Date.now() - 10 * MINUTE_MS;
    const words = ['picked', 'in-transit', 'assigned-for-delivery', 'delivered', 'paid'];
    const news = words.map((word, place) => ({ word, at: start + place * MINUTE_MS, key: `k-${word}` }));
    const told = await Promise.all(
      [...news.toReversed(), ...news].map((one) => followParcel(booked.id, 'webhook', one)),
    );
    expect(told.filter((one) => one === 'kept')).toHaveLength(words.length);
    expect((await stored(booked.id))?.events.filter(({ from }: { from: string }) => from === 'webhook')).toHaveLength(
      words.length,
    );
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'Delivered', parcel: { state: 'delivered' } });
    expect(order.timeline.filter(({ status }: { status: string }) => status === 'Delivered')).toHaveLength(1);
  });

  test('a message without a word moves nothing, and pages that follow the desk notice it', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    const { parcel: before } = await read(booked._id);
    const at = before.toldAt + MINUTE_MS;
    await followParcel(booked.id, 'webhook', { at, message: 'Arrived at the Uttara hub.' }, at);
    expect(await read(booked._id)).toMatchObject({ status: 'Out for Delivery', parcel: { ...before, toldAt: at } });
  });

  test('old news changes nothing', async () => {
    const booked = await aParcel();
    await tell(booked, 'returned');
    await tell(booked, 'in-transit', { at: Date.now() - MINUTE_MS });
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', parcel: { state: 'returning' } });
  });

  test('a time in another zone is not later than now', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked', { at: Date.now() + 6 * 60 * MINUTE_MS });
    await tell(booked, 'delivered', { at: Date.now() + 1 });
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'delivered' } });
  });
});

describe('what does not fit is held for a person', () => {
  test('another end than before', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'delivered', 'returned');
    expect(await read(booked._id)).toMatchObject({
      status: 'Delivered',
      parcel: { state: 'delivered', doubt: 'contradiction', word: 'returned' },
    });
    expect((await settle(booked, 'delivered')).status).toBe(200);
    expect((await read(booked._id)).parcel.doubt).toBeUndefined();
    expect(await tell(booked, 'returned', { at: 1 })).toBe('kept');
    expect((await read(booked._id)).parcel.doubt).toBeUndefined();
  });

  test('a word that nobody knows', async () => {
    const booked = await aParcel();
    await tellAll(booked, 'picked', 'eaten by a goat');
    expect(await read(booked._id)).toMatchObject({
      status: 'Out for Delivery',
      parcel: { state: 'held', doubt: 'unknownWord', word: 'eaten by a goat' },
    });
  });

  test('an order that a person has closed otherwise', async () => {
    const booked = await aParcel();
    await askInProcess(admin, statusCall(booked._id, 'Delivered'));
    await tell(booked, 'returned');
    expect(await read(booked._id)).toMatchObject({
      status: 'Delivered',
      parcel: { state: 'returning', doubt: 'orderDiffers' },
    });
  });

  test('an order that has another parcel meanwhile', async () => {
    const booked = await aParcel();
    await settle(booked, 'cancelled');
    await askInProcess(clerk, 'POST /parcels', {
      courier: 'steadfast',
      orders: [{ _id: booked._id, toCollect: TAKA }],
    });
    await tell(booked, 'delivered', { at: Date.now() + 1 });
    expect(await read(booked._id)).toMatchObject({
      status: 'waiting for confirmation',
      parcel: { courier: 'steadfast', state: 'booked' },
    });
    expect(await stored(booked.id)).toMatchObject({ state: 'cancelled', doubt: 'contradiction' });
  });

  test('an earlier parcel that was delivered, too, until somebody has looked, whatever its courier says meanwhile', async () => {
    const booked = await aParcel();
    await settle(booked, 'cancelled');
    await askInProcess(clerk, 'POST /parcels', {
      courier: 'steadfast',
      orders: [{ _id: booked._id, toCollect: TAKA }],
    });
    const { state: _state, ...known } = (await stored(booked.id)) ?? {};
    await parcels.reference.doc(booked.id).set({ ...known, state: 'picked', events: [] }); // as where nobody has noted it
    await tell(booked, 'delivered', { at: Date.now() + 1 });
    expect(await stored(booked.id)).toMatchObject({ state: 'delivered', doubt: 'orderDiffers' });
    await tell(booked, 'paid', { at: Date.now() + 2 });
    expect(await stored(booked.id)).toMatchObject({ state: 'delivered', doubt: 'orderDiffers' });
  });

  test('a return for which more was collected than its buyer can have paid: nothing is counted until somebody has looked', async () => {
    const booked = await aParcel();
    await tell(booked, 'paid-return', { collected: 50 * TAKA });
    expect(await read(booked._id)).toMatchObject({
      status: 'Cancel',
      outcome: { collected: 0 },
      parcel: { doubt: 'sumUnclear' },
    });
    const other = await aParcel();
    await tell(other, 'paid-return', { collected: 100 });
    expect(await read(other._id)).toMatchObject({ status: 'Cancel', outcome: { collected: 100 } });
  });

  test('another consignment, and another sum', async () => {
    const booked = await aParcel();
    await tell(booked, 'delivered', { consignmentId: 'another' });
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'booked', doubt: 'otherConsignment' } });
    await settle(booked, 'booked');
    await tell(booked, 'delivered', { collected: TAKA - 1 });
    expect(await read(booked._id)).toMatchObject({
      status: 'Delivered',
      parcel: { collected: TAKA - 1, doubt: 'sumUnclear' },
    });
  });

  test('what a person has found out is followed, too', async () => {
    const booked = await aParcel();
    expect((await settle(booked, 'picked')).body.code).toBe('parcel-changed');
    await tell(booked, 'picked');
    expect((await settle(booked, 'delivered')).body).toMatchObject({ parcel: { state: 'delivered' } });
    expect(await read(booked._id)).toMatchObject({ status: 'Delivered' });
    expect((await auditLines(booked._id)).at(-1)).toMatchObject({ by: clerk.email, after: { status: 'Delivered' } });
  });
});

describe('what was taken back, or never left, is in no limbo', () => {
  test('taken back after it was sent, its order is in the shop again at once, whoever says so', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    const answers = await Promise.all([settle(booked, 'cancelled'), settle(booked, 'cancelled')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'waiting for confirmation', parcel: { state: 'cancelled' } });
    expect(order.timeline.filter(({ event }: { event?: string }) => event === 'notSent')).toHaveLength(1);
    expect(await stockLeft('jute')).toBe(7);
    expect((await auditLines(booked._id)).at(-1)).toMatchObject({
      by: clerk.email,
      before: { status: 'Out for Delivery' },
      after: { status: 'waiting for confirmation', parcelState: 'cancelled' },
    });
  });

  test('also where its courier has never answered, and somebody had handed it over', async () => {
    const booked = await aParcel();
    await parcels.reference.doc(booked.id).update({ state: 'unknown' });
    await desk.reference.doc(booked._id).update({ 'parcel.state': 'unknown' });
    await askInProcess(admin, statusCall(booked._id, 'Out for Delivery'));
    await settle(booked, 'cancelled');
    expect(await read(booked._id)).toMatchObject({ status: 'waiting for confirmation' });
  });

  test('what Steadfast cancels before the pick-up is in the shop again once somebody says that it never left', async () => {
    const booked = await aParcel('steadfast');
    await askInProcess(admin, statusCall(booked._id, 'Out for Delivery'));
    await tellAll(booked, 'pending', 'cancelled');
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', closedFor: 'returned' });
    await settle(booked, 'cancelled');
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'waiting for confirmation', parcel: { state: 'cancelled' } });
    expect(order).not.toHaveProperty('closedFor');
    expect(order).not.toHaveProperty('outcome');
    expect(await stockLeft('jute')).toBe(7);
    await tell(booked, 'cancelled', { at: Date.now() + 1 });
    expect(await read(booked._id)).toMatchObject({ status: 'waiting for confirmation' });
  });

  test.each([
    ['by the next question', []],
    ['after its call', ['cancelled']],
  ])('or as soon as the trackings show no pick-up, %s', async (_when, called) => {
    const booked = await aParcel('steadfast');
    await tellAll(booked, ...called);
    await account.set({ pickUps: 'none' });
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'cancelled');
    await followDue(later(11));
    const order = await read(booked._id);
    expect(order).toMatchObject({ status: 'waiting for confirmation', parcel: { state: 'cancelled' } });
    expect(order).not.toHaveProperty('closedFor');
    await tell(booked, 'cancelled', { at: Date.now() + 1 });
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'cancelled' } });
  });

  test('where they tell nothing, it is coming back, and somebody looks, once', async () => {
    const booked = await aParcel('steadfast');
    await account.set({ pickUps: 'untold' });
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'cancelled');
    const doubt = async () => (await read(booked._id)).parcel.doubt;
    await followDue(later(11));
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'returning', doubt: 'pickUpUnclear' } });
    await settle(booked, 'returning');
    expect(await doubt()).toBeUndefined();
    expect(await followDue(later(22))).toEqual({ asked: 1, news: 0 });
    expect(await doubt()).toBeUndefined();
  });

  test('until they do', async () => {
    const booked = await aParcel('steadfast');
    const doubt = async () => (await read(booked._id)).parcel.doubt;
    await account.set({ pickUps: 'untold' });
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'cancelled');
    await followDue(later(11));
    expect(await doubt()).toBe('pickUpUnclear');
    await account.set({ pickUps: 'shown' });
    await followDue(later(22));
    expect(await doubt()).toBeUndefined();
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', parcel: { state: 'returning' } });
  });

  test('where they show one, nobody is in doubt: it is coming back', async () => {
    const booked = await aParcel('steadfast');
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'cancelled');
    await followDue(later(11));
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', parcel: { state: 'returning' } });
    expect(await toCheck()).toEqual([]);
  });

  test('or its goods are in stock again once somebody scans them', async () => {
    const booked = await aParcel('steadfast');
    await tellAll(booked, 'pending', 'cancelled');
    expect((await cameBack(booked)).body).toEqual({ modifiedCount: 1 });
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', parcel: { state: 'returned' } });
    expect(await stockLeft('jute')).toBe(9);
  });

  test('of what was picked up nobody says that: it comes back, and is scanned then', async () => {
    const booked = await aParcel('steadfast');
    await tellAll(booked, 'cancelled_return_processing', 'cancelled');
    await settle(booked, 'cancelled');
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', closedFor: 'returned' });
    expect((await cameBack(booked)).body).toEqual({ modifiedCount: 1 });
    expect(await stockLeft('jute')).toBe(9);
  });
});

describe('asking', () => {
  test('moves no parcel on that a person has called lost, as long as its courier repeats its word', async () => {
    const booked = await aParcel('steadfast');
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'delivered_approval_pending');
    await tell(booked, 'Delivered Approval Pending');
    await settle(booked, 'lost');
    const claim = { courier: 'steadfast', invoice: booked.number, asked: TAKA };
    await askInProcess(clerk, `POST /orders/admin/${booked._id}/parcel/compensation`, claim);
    await followDue(Date.now() + 20 * MINUTE_MS);
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', closedFor: 'lost', parcel: { state: 'lost' } });
  });

  test.each([
    ['steadfast', 'delivered', 'Delivered'],
    ['pathao', 'returned', 'Cancel'],
    ['redx', 'delivery-in-progress', 'Out for Delivery'],
  ] as const)('%s is asked every ten minutes, until it has said how it ends', async (courier, word, status) => {
    const booked = await aParcel(courier);
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, word);
    expect(await followDue(later(9))).toEqual({ asked: 0, news: 0 });
    expect(await followDue(later(11))).toEqual({ asked: 1, news: 1 });
    expect(await read(booked._id)).toMatchObject({ status, parcel: { word } });
    const isOver = status === 'Delivered';
    expect(await followDue(later(12))).toEqual({ asked: 0, news: 0 });
    expect(await followDue(later(22))).toEqual({ asked: isOver ? 0 : 1, news: 0 });
  });

  test('several at once ask for a parcel once, at two reads a parcel and those of its order', async () => {
    await aParcel();
    const reads = await recordReads(async () => {
      const runs = await Promise.all([followDue(later(11)), followDue(later(11))]);
      expect(runs.map(({ asked }) => asked).toSorted()).toEqual([0, 1]);
    });
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBeLessThanOrEqual(12);
  });

  test('a courier that fails, or refuses the keys, is asked again later', async () => {
    const booked = await aParcel();
    await account.set({ lookUps: 'failed' });
    expect(await followDue(later(11))).toEqual({ asked: 0, news: 0 });
    await account.set({ lookUps: 'answered', keys: 'refused' });
    await followDue(later(22));
    await followDue(later(33));
    expect(await account.calls()).toMatchObject({ refused: 2 }); // the token, then the keys
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'booked' } });
  });

  test('a parcel that was found after a lost answer, without its consignment, is asked for by its invoice until that is known', async () => {
    const order = await confirmedOrder(clerk);
    await account.set({ booking: 'cut', untrackedMs: 24 * 60 * MINUTE_MS });
    const [row] = await bookAtOnce(clerk, 'steadfast', [order]);
    expect(row?.parcel).toMatchObject({ state: 'booked' });
    expect(row?.parcel?.consignmentId).toBeUndefined();
    const id = `steadfast_${order.number}`;

    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'hold');
    expect(await followDue(later(11))).toEqual({ asked: 1, news: 1 });
    expect(await read(order._id)).toMatchObject({ parcel: { state: 'held', word: 'hold' } });
    expect(await stored(id)).not.toHaveProperty('consignmentId');

    await account.set({ untrackedMs: 0 });
    expect(await followDue(later(22))).toEqual({ asked: 1, news: 0 });
    for (const known of [await stored(id), (await read(order._id)).parcel])
      expect(known).toMatchObject({ state: 'held', consignmentId: kept?.consignmentId });
    if (kept) await account.move(kept, 'delivered');
    await followDue(later(33));
    expect(await read(order._id)).toMatchObject({ status: 'Delivered', parcel: { state: 'delivered' } });
  });

  test('after six weeks a person looks for it, and its buyer reads no more how far it is', async () => {
    const booked = await aParcel();
    await askInProcess(clerk, statusCall(booked._id, 'Out for Delivery'));
    expect((await storedOrder(booked._id))?.sentWith).toMatchObject({ courier: 'Pathao', state: 'booked' });
    await followDue(later(46 * 24 * 60));
    expect((await storedOrder(booked._id))?.sentWith).toMatchObject({ courier: 'Pathao' });
    expect((await storedOrder(booked._id))?.sentWith).not.toHaveProperty('state');
    expect((await stored(booked.id))?.followAt).toBeUndefined();
    expect(await read(booked._id)).toMatchObject({ parcel: { state: 'booked', doubt: 'noEnd' } });
    const doubts = () => askInProcess(clerk, 'GET /parcels/doubts');
    expect((await doubts()).body).toMatchObject([{ _id: booked.id, order: { _id: booked._id } }]);
  });

  test('an end that Pathao was never asked for successfully waits for a person, whose word counts again as long', async () => {
    const booked = await aParcel('pathao');
    await keepNews('pathao', pathaoWebhook, { invoice: booked.number, told: { word: 'delivered' } });
    await account.set({ lookUps: 'failed' });
    await followDue(later(1));
    await followDue(later(46 * 24 * 60));
    const found = await read(booked._id);
    expect(found).toMatchObject({ parcel: { state: 'booked', doubt: 'noEnd' } });
    expect((await settle(booked, 'booked')).status).toBe(200);
    expect((await stored(booked.id))?.followAt).toBeGreaterThan(0);
    expect((await read(booked._id)).parcel).not.toHaveProperty('doubt');
  });

  test('of a lost parcel for which something is asked nobody is to find out more', async () => {
    const booked = await aParcel('pathao');
    const parcel = { invoice: booked.number, courier: 'pathao' };
    await settle(booked, 'lost');
    await askInProcess(clerk, `POST /orders/admin/${booked._id}/parcel/compensation`, { ...parcel, asked: 500 });
    await followDue(later(92 * 24 * 60));
    expect(await stored(booked.id)).toMatchObject({ state: 'lost' });
    expect(await stored(booked.id)).not.toHaveProperty('doubt');
  });

  test('of a return Steadfast says how far it has come in another call', async () => {
    const booked = await aParcel('steadfast');
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'cancelled_return_received');
    await followDue(later(11));
    expect(await read(booked._id)).toMatchObject({ status: 'Cancel', parcel: { state: 'returned' } });
    expect(await stockLeft('jute')).toBe(9);
  });
});
