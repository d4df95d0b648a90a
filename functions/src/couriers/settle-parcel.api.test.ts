import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookAtOnce, confirmedOrder, forgetParcels } from '../../test/parcels.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { CourierName } from '../domain/couriers.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import { orders } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';
import { idOf } from './keep-parcel.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_200;
const TWO_LAMPS = { orderItems: [{ _id: 'jute', quantity: 2 }] };

let admin: Person;
let clerk: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  openAccount();
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 600 });
  await forgetParcels();
});

/** Two lamps for 1,200 taka, of which this was paid before, booked. */
async function aParcel(courier: CourierName = 'pathao', before = 0) {
  const { _id } = await confirmedOrder(clerk, TWO_LAMPS);
  if (before > 0) await askInProcess(clerk, `POST /orders/admin/${_id}/payment`, { received: true, sum: before });
  const [row] = await bookAtOnce(clerk, courier, [{ _id, toCollect: TAKA - before }]);
  if (row?.parcel?.state !== 'booked') throw new Error(`It was not booked: ${JSON.stringify(row)}`);
  return { _id, id: idOf(row.parcel), invoice: row.parcel.invoice };
}

type Booked = Awaited<ReturnType<typeof aParcel>>;

const read = async ({ _id }: Booked) => (await askInProcess(clerk, `GET /orders/admin/${_id}`)).body;
/** What is still to come of its order, and from whom. */
const unpaidOf = async ({ _id }: Booked) => (await orders.get([_id]))[0]?.unpaid;
const doubtOf = async (booked: Booked) => (await read(booked)).parcel.doubt;
const tell = ({ id }: Booked, word: string, more: Partial<ToldParcel> = {}) =>
  followParcel(id, 'webhook', { word, at: Date.now(), ...more });
const settle = ({ invoice }: Booked, state: string) =>
  askInProcess(clerk, `POST /parcels/${invoice}/decide`, { decision: state });
const scan = ({ _id }: Booked) =>
  askInProcess(packer, `POST /orders/admin/${_id}/returned`, {
    reason: 'notReached',
    cameBack: [{ _id: 'jute', quantity: 2 }],
  });
const close = ({ _id }: Booked, collected: number) =>
  askInProcess(clerk, `POST /orders/admin/${_id}/outcome`, {
    outcome: 'partlyDelivered',
    reason: 'changedMind',
    cameBack: [{ _id: 'jute', quantity: 1 }],
    collected,
  });
const outstanding = async () => (await askInProcess(clerk, 'GET /settlements/outstanding')).body.couriers;
const CHANGED = { status: 409, body: { code: 'parcel-changed' } };

describe('that a parcel was cancelled or asked back', () => {
  test.each([
    ['delivered', {}],
    ['partial-delivery', { collected: 600 }],
  ])('is no answer to one that was %s: its courier owes the money', async (word, more) => {
    const booked = await aParcel();
    await tell(booked, word, more);
    const owed = await outstanding();
    expect(owed).toContainEqual(expect.objectContaining({ courier: 'pathao' }));
    expect(await settle(booked, 'cancelled')).toMatchObject(CHANGED);
    await tell(booked, 'eaten-by-a-goat');
    expect(await doubtOf(booked)).toBe('unknownWord');
    expect(await settle(booked, 'cancelled')).toMatchObject(CHANGED);
    expect(await outstanding()).toEqual(owed);
  });

  test('is one where somebody has opened its order again', async () => {
    const booked = await aParcel();
    await tell(booked, 'delivered');
    await askInProcess(admin, `POST /orders/admin/${booked._id}/reopen`);
    expect(await settle(booked, 'cancelled')).toMatchObject({ body: { parcel: { state: 'cancelled' } } });
  });
});

describe('what was noted by mistake was delivered after all', () => {
  test('of a parcel that was taken back: its order is delivered, and its courier owes the money', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    await settle(booked, 'cancelled');
    expect(await settle(booked, 'delivered')).toMatchObject({ body: { parcel: { state: 'delivered' } } });
    expect(await read(booked)).toMatchObject({ status: 'Delivered' });
    expect(await unpaidOf(booked)).toMatchObject({ sum: TAKA, courier: 'pathao' });
  });

  test('of a parcel whose goods were scanned: they are out of the stock again, once, also by two at once', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    await scan(booked);
    expect(await stockLeft('jute')).toBe(9);
    await Promise.all([settle(booked, 'delivered'), settle(booked, 'delivered')]);
    const order = await read(booked);
    expect(order).toMatchObject({ status: 'Delivered' });
    expect(await unpaidOf(booked)).toMatchObject({ sum: TAKA, courier: 'pathao' });
    expect(order).not.toHaveProperty('outcome');
    expect(order).not.toHaveProperty('closedFor');
    expect(await stockLeft('jute')).toBe(7);
  });

  test('of a parcel whose goods are sold again, only once there are as many: until then nothing is changed', async () => {
    const booked = await aParcel();
    await tell(booked, 'picked');
    await scan(booked);
    const before = await read(booked);
    await putCounted('jute', 1, { name: 'Jute Lamp', price: 600 });
    const body = { code: 'out-of-stock', short: [{ _id: 'jute', isSoldOut: false }] };
    expect(await settle(booked, 'delivered')).toMatchObject({ status: 409, body });
    expect(await read(booked)).toEqual(before);
    await putCounted('jute', 2, { name: 'Jute Lamp', price: 600 });
    expect(await settle(booked, 'delivered')).toMatchObject({ status: 200 });
    expect(await stockLeft('jute')).toBe(0);
  });

  test('but not of an order that its buyer has cancelled: a person looks at that', async () => {
    const booked = await aParcel();
    await settle(booked, 'cancelled');
    await askInProcess(clerk, `POST /desk/${booked._id}/calls`, { outcome: 'refused' });
    expect(await read(booked)).toMatchObject({ status: 'Cancel', closedFor: 'refused' });
    await settle(booked, 'delivered');
    expect(await read(booked)).toMatchObject({ status: 'Cancel', closedFor: 'refused' });
    expect(await doubtOf(booked)).toBe('orderDiffers');
    await settle(booked, 'delivered');
    expect(await doubtOf(booked)).toBeUndefined();
  });

  test('nor of one whose status the staff have set to cancelled', async () => {
    const booked = await aParcel();
    await settle(booked, 'cancelled');
    await askInProcess(clerk, statusCall(booked._id, 'Cancel'));
    await settle(booked, 'delivered');
    expect(await read(booked)).toMatchObject({ status: 'Cancel' });
    expect(await doubtOf(booked)).toBe('orderDiffers');
  });

  test('and owes what is left after what was paid with the return', async () => {
    const booked = await aParcel('pathao');
    await tell(booked, 'paid-return', { collected: 100 });
    await tell(booked, 'returned-to-merchant');
    await askInProcess(clerk, `POST /orders/admin/${booked._id}/payment`, { received: true });
    expect((await read(booked)).payment).toMatchObject({ sum: 100 });
    await settle(booked, 'delivered');
    expect(await read(booked)).toMatchObject({ status: 'Delivered', payment: { sum: 100, beforeClosing: true } });
  });
});

describe('a doubt', () => {
  test('of what was collected for a return lasts whatever its courier says, until somebody has looked', async () => {
    const booked = await aParcel('pathao', 300);
    await tell(booked, 'paid-return', { collected: 100 });
    for (const word of ['return-in-transit', 'returned-to-merchant', 'returned-to-merchant'])
      await tell(booked, word).then(async () => expect(await doubtOf(booked)).toBe('sumUnclear'));
    await settle(booked, 'returned');
    await tell(booked, 'return-in-transit', { message: 'Once more' });
    expect(await read(booked)).toMatchObject({ outcome: { collected: 400 }, parcel: { state: 'returned' } });
    expect(await doubtOf(booked)).toBeUndefined();
  });

  test('does not come back after somebody has looked, unless its courier tells another sum', async () => {
    const booked = await aParcel();
    await tell(booked, 'delivered', { collected: TAKA - 5 });
    expect(await doubtOf(booked)).toBe('sumUnclear');
    await settle(booked, 'delivered');
    await tell(booked, 'paid', { collected: TAKA - 5 });
    expect(await doubtOf(booked)).toBeUndefined();
    await tell(booked, 'paid', { collected: TAKA - 50, key: 'corrected' });
    expect(await doubtOf(booked)).toBe('sumUnclear');
  });

  test('of an order that is something else does not come back either', async () => {
    const booked = await aParcel();
    await askInProcess(clerk, statusCall(booked._id, 'Delivered'));
    await tell(booked, 'paid-return');
    expect(await doubtOf(booked)).toBe('orderDiffers');
    await settle(booked, 'returning');
    await tell(booked, 'return-in-transit');
    expect(await doubtOf(booked)).toBeUndefined();
  });

  test('arises where the count of a return did not know what its courier tells later', async () => {
    const booked = await aParcel();
    await tell(booked, 'paid-return');
    await scan(booked);
    expect(await read(booked)).toMatchObject({ outcome: { collected: 0 } });
    await tell(booked, 'paid-return', { collected: 100, key: 'with-sum' });
    expect(await doubtOf(booked)).toBe('sumUnclear');
  });
});

test('what was collected for a return counts also where its courier tells that later, before its goods are here', async () => {
  const booked = await aParcel();
  await tell(booked, 'paid-return');
  await tell(booked, 'paid-return', { collected: 100, key: 'with-sum' });
  expect(await read(booked)).toMatchObject({ outcome: { collected: 100 } });
  expect(await unpaidOf(booked)).toMatchObject({ sum: 100, courier: 'pathao' });
  expect(await doubtOf(booked)).toBeUndefined();
});

test('a partly delivered parcel without a sum stays to check until somebody names sum and pieces', async () => {
  const booked = await aParcel('steadfast');
  await tell(booked, 'partial_delivered');
  expect(await settle(booked, 'partlyDelivered')).toMatchObject({ body: { parcel: { doubt: 'sumUnclear' } } });
  const { body: open } = await askInProcess(clerk, 'GET /parcels/doubts');
  expect(open.map(({ _id }: { _id: string }) => _id)).toContain(booked.id);
  expect(await close(booked, 600)).toMatchObject({ status: 200 });
  expect(await read(booked)).toMatchObject({ status: 'Delivered', closedFor: 'partlyDelivered' });
  expect(await unpaidOf(booked)).toMatchObject({ sum: 600, courier: 'steadfast' });
  expect(await doubtOf(booked)).toBeUndefined();
  expect((await askInProcess(clerk, 'GET /parcels/doubts')).body).toEqual([]);
});

describe('the number of a consignment', () => {
  const name = ({ invoice }: Booked, consignmentId: string, decision = 'booked') =>
    askInProcess(clerk, `POST /parcels/${invoice}/decide`, { decision, consignmentId });

  test('is corrected, and kept as couriers write it, whatever the keyboard', async () => {
    const booked = await aParcel();
    const { body } = await name(booked, ' dl ১২৩4 ');
    expect(body.parcel).toMatchObject({ state: 'booked', consignmentId: 'DL1234' });
    expect((await read(booked)).parcel.consignmentId).toBe('DL1234');
    expect((await auditLines(booked._id)).at(-1)).toMatchObject({ by: clerk.email, after: { consignment: 'DL1234' } });
    const lines = await auditLines(booked._id);
    await name(booked, 'DL1234');
    expect(await auditLines(booked._id)).toHaveLength(lines.length);
  });

  test('is followed once it is the one that the courier has told, also where the doubt was settled before', async () => {
    const booked = await aParcel();
    await name(booked, 'DL1');
    await tell(booked, 'picked', { consignmentId: 'DL2' });
    expect(await doubtOf(booked)).toBe('otherConsignment');
    await settle(booked, 'booked');
    expect((await name(booked, 'DL2')).body.parcel).not.toHaveProperty('otherConsignmentId');
    await tell(booked, 'delivered', { consignmentId: 'DL2' });
    expect(await read(booked)).toMatchObject({ status: 'Delivered' });
  });
});
