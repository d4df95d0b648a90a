import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookedOrder, confirmedOrder } from '../../test/parcels.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import { parcels } from '../platform/database/collections.ts';
import { lookUpDue } from './look-up-parcels.ts';
import { writeParcelFile } from './parcel-file.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 2_890;
const DAY_MS = 24 * 60 * 60_000;

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

beforeEach(() => setCourier({ name: 'Sundarban', layout: 'pathao' }));

afterAll(resetToSeed);

/** Names the courier that gets its parcels by a file. */
async function setCourier(wanted: object) {
  const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.courierFile;
  return askInProcess(admin, 'PATCH /settings/courierFile', { ...wanted, version });
}

const anOrder = () => confirmedOrder(clerk);
const read = async (id: string) => (await askInProcess(clerk, `GET /orders/admin/${id}`)).body;
const book = async (orders: { _id: string }[], courier = 'file', by: Person = clerk) =>
  askInProcess(by, 'POST /parcels', { courier, orders: orders.map(({ _id }) => ({ _id, toCollect: TAKA })) });
const decide = (invoice: string, decision: string, more: object = {}) =>
  askInProcess(clerk, `POST /parcels/${invoice}/decide`, { decision, ...more });
const fileOf = async (ids: string[]): Promise<string[][]> =>
  (await askInProcess(clerk, 'POST /parcels/file', { ids })).body.rows;

test('a courier that the settings name is listed behind the others, and gets its parcels without a call', async () => {
  const account = openAccount();
  vi.stubEnv('COURIERS', 'redx');
  expect((await askInProcess(clerk, 'GET /couriers')).body).toEqual([
    { courier: 'redx', name: 'RedX' },
    { courier: 'file', name: 'Sundarban' },
  ]);
  const order = await anOrder();
  const parcel = {
    courier: 'file',
    byFile: { name: 'Sundarban' },
    invoice: order.number,
    state: 'unknown',
    taka: TAKA,
    by: clerk.email,
  };
  expect((await book([order])).body.rows).toMatchObject([{ number: order.number, problems: [], parcel }]);
  expect((await read(order._id)).parcel).toMatchObject(parcel);
  expect(await account.parcels()).toEqual([]);
  expect((await auditLines(order._id)).at(-1)).toMatchObject({ after: { parcel: `Sundarban ${order.number}` } });
  vi.unstubAllEnvs();
});

test('without a name there is none', async () => {
  await setCourier({ layout: 'pathao' });
  expect((await askInProcess(clerk, 'GET /couriers')).body).not.toContainEqual(
    expect.objectContaining({ courier: 'file' }),
  );
  expect((await book([await anOrder()])).status).toBe(400);
});

test('two clerks put an order into the file once; no other courier gets it then, and no schedule asks for it', async () => {
  const order = await anOrder();
  const answers = await Promise.all([book([order]), book([order], 'file', admin)]);
  const problems = answers.map(({ body }) => body.rows[0].problems);
  expect(problems.toSorted()).toEqual([[], ['inFile']]);
  openAccount();
  expect((await book([order], 'steadfast')).body.rows).toMatchObject([{ problems: ['inFile'] }]);
  vi.unstubAllEnvs();
  await lookUpDue(Date.now() + 3 * DAY_MS);
  expect((await read(order._id)).parcel.state).toBe('unknown');
  const correction = { deliveryAddress: 'House 10' };
  expect((await askInProcess(clerk, `PATCH /orders/admin/${order._id}/corrections`, correction)).body.code).toBe(
    'order-booked',
  );
});

test('the file has the orders that are in it, in the columns of the shop', async () => {
  const [one, other, unbooked] = [await anOrder(), await anOrder(), await anOrder()];
  await book([one, other]);
  const [titles, ...rows] = await fileOf([one._id, unbooked._id, other._id, other._id, 'none']);
  expect(titles?.slice(0, 4)).toEqual(['ItemType', 'StoreName', 'MerchantOrderId', 'RecipientName']);
  expect(rows.map((row) => row.slice(2, 5))).toEqual(
    [one, other].map(({ number }) => [number, 'Rahim Uddin', '01712345678']),
  );
  const columns = [
    { title: 'COD', field: 'toCollect' },
    { title: 'Place', field: 'thana' },
    { title: 'Store', field: 'store' },
    { title: 'Type', text: 'Home' },
  ];
  expect((await setCourier({ name: 'Sundarban', layout: 'own', store: 'Lamps', columns })).status).toBe(200);
  expect(await fileOf([one._id])).toEqual([
    ['COD', 'Place', 'Store', 'Type'],
    ['2890', 'Dhanmondi', 'Lamps', 'Home'],
  ]);
});

test('what was uploaded is booked, with the page that the settings name; what never was is booked again under its number', async () => {
  const trackingPage = 'https://courier.example/t/{number}';
  await setCourier({ name: 'Sundarban', layout: 'pathao', trackingPage });
  const [uploaded, forgotten] = [await anOrder(), await anOrder()];
  await book([uploaded, forgotten]);
  const sent = await decide(uploaded.number, 'booked', { consignmentId: 'SB-7' });
  expect(sent.body.parcel).toMatchObject({ state: 'booked', consignmentId: 'SB-7', byFile: { trackingPage } });
  await askInProcess(clerk, statusCall(uploaded._id, 'Out for Delivery'));
  const tracked = await askInProcess(NOBODY, 'POST /orders/track', { id: uploaded._id, mobileNumber: '01712345678' });
  expect(tracked.body.sentWith).toEqual({
    courier: 'Sundarban',
    link: 'https://courier.example/t/SB-7',
    trackingCode: 'SB-7',
    state: 'booked',
    since: sent.body.parcel.at,
  });
  expect((await decide(forgotten.number, 'rejected')).status).toBe(200);
  expect(await fileOf([forgotten._id])).toHaveLength(1);
  expect((await book([forgotten])).body.rows).toMatchObject([{ problems: [], parcel: { invoice: forgotten.number } }]);
});

/** Of an order that the courier has. */
async function uploaded() {
  const order = await anOrder();
  await book([order]);
  await decide(order.number, 'booked', { consignmentId: `SB-${order.number}` });
  await askInProcess(clerk, statusCall(order._id, 'Out for Delivery'));
  return order;
}

const held = (number: string, reason?: string, by = clerk) =>
  askInProcess(by, `POST /parcels/${number}/decide`, { decision: 'held', ...(reason && { reason }) });
const rowsToRescue = async (number: string) => {
  const rows: { parcel: { invoice: string } }[] = (await askInProcess(clerk, 'GET /parcels/rescue')).body;
  return rows.filter(({ parcel }) => parcel.invoice === number);
};
const rescue = (id: string, invoice: string, failedAt: number, by = clerk) => {
  const anotherDay = { outcome: 'anotherDay', day: dayOf(Date.now()), inPanel: true };
  return askInProcess(by, `POST /orders/admin/${id}/parcel/rescue`, { invoice, failedAt, ...anotherDay });
};

test('what its courier could not deliver, as somebody notes with the reason, waits to be rescued like any other, once', async () => {
  const { _id, number } = await uploaded();
  const noted = await Promise.all([held(number, 'Nobody at home'), held(number, 'Closed', admin)]);
  expect(noted.map(({ status }) => status)).toEqual([200, 200]);
  const [row, ...others] = await rowsToRescue(number);
  const { wordAt, word } = (await read(_id)).parcel;
  expect(['Nobody at home', 'Closed']).toContain(word);
  expect(row).toMatchObject({
    until: wordAt + DAY_MS,
    rescue: { failedAt: wordAt, acts: [] },
    parcel: { state: 'held' },
  });
  expect(others).toEqual([]);
  const outcomes = await Promise.all([rescue(_id, number, wordAt), rescue(_id, number, wordAt, admin)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await rowsToRescue(number)).toEqual([]);

  await held(number, 'Nobody at home again');
  expect(await rowsToRescue(number)).toMatchObject([
    { parcel: { word: 'Nobody at home again' }, rescue: { since: wordAt } },
  ]);
});

test('a courier that has not come on the named day is reminded of by the list; what is delivered then was rescued', async () => {
  const { _id, number } = await uploaded();
  await held(number, 'Nobody at home');
  const { wordAt } = (await read(_id)).parcel;
  await rescue(_id, number, wordAt);
  const stored = parcels.reference.doc(`file_${number}`);
  await stored.update({ 'rescue.againAt': Date.now() - 1 });
  const reads = await recordReads(async () => {
    expect(await rowsToRescue(number)).toMatchObject([{ rescue: { acts: [{ outcome: 'anotherDay' }] } }]);
  });
  const ofParcels = reads.filter(({ collection }) => collection === 'parcels');
  const [due, reminded] = ofParcels.map(({ documents }) => documents);
  expect([due, reminded]).toEqual([1, 1]);
  await askInProcess(clerk, statusCall(_id, 'Delivered'));
  expect(await rowsToRescue(number)).toEqual([]);
  expect((await stored.get()).data()).toMatchObject({ state: 'delivered', rescue: { isRescued: true } });
  expect((await read(_id)).parcel.state).toBe('delivered');
});

test('the overview reminds of it, too', async () => {
  const { _id, number } = await uploaded();
  await held(number, 'Nobody at home');
  await rescue(_id, number, (await read(_id)).parcel.wordAt);
  const waiting = async () => (await askInProcess(clerk, 'GET /stats')).body.toRescue;
  const before = await waiting();
  await parcels.reference.doc(`file_${number}`).update({ 'rescue.againAt': Date.now() - 1 });
  expect(await waiting()).toBe(before + 1);
});

test('nobody notes that a parcel is held which is not with a courier by file, or without saying why', async () => {
  const { number } = await uploaded();
  expect((await held(number)).body.code).toBe('parcel-changed');
  expect((await decide(number, 'delivered', { reason: 'At home' })).status).toBe(400);
  const done = await uploaded();
  await askInProcess(clerk, statusCall(done._id, 'Delivered'));
  expect((await held(done.number, 'Nobody at home')).body.code).toBe('parcel-changed');
  const waiting = await anOrder();
  await book([waiting]);
  expect((await held(waiting.number, 'Nobody at home')).body.code).toBe('parcel-changed');
  openAccount();
  const { parcel } = await bookedOrder(clerk, 'redx');
  expect((await held(parcel.invoice, 'Nobody at home')).body.code).toBe('parcel-changed');
  vi.unstubAllEnvs();
});

test('what is in the file waits among the parcels to check, until somebody says whether it was uploaded', async () => {
  const [one, other] = [await anOrder(), await anOrder()];
  const waiting = async () => {
    const { body } = await askInProcess(clerk, 'GET /parcels/doubts');
    const numbers = body.map(({ parcel }: { parcel: { invoice: string } }) => parcel.invoice);
    return [one, other].map(({ number }) => numbers.includes(number));
  };
  await book([one, other]);
  expect(await waiting()).toEqual([true, true]);
  await decide(one.number, 'booked');
  expect(await waiting()).toEqual([false, true]);
  await decide(other.number, 'rejected');
  expect(await waiting()).toEqual([false, false]);
});

test('a tracking page is an https address with a place for the number', async () => {
  for (const trackingPage of ['http://courier.example/{number}', 'https://courier.example/', 'javascript:{number}'])
    expect((await setCourier({ name: 'Sundarban', layout: 'pathao', trackingPage })).status).toBe(400);
});

test('the file costs two reads an order, and one for the columns', async () => {
  const orders = [await anOrder(), await anOrder()];
  await book(orders);
  const reads = await recordReads(async () => void (await writeParcelFile(orders.map(({ _id }) => _id))));
  expect(reads.reduce((sum, read) => sum + read.documents, 0)).toBeLessThanOrEqual(1 + 2 * 2);
});

test('its number can still be added after it was uploaded, also once it is delivered', async () => {
  const order = await anOrder();
  await book([order]);
  await decide(order.number, 'booked');
  expect((await decide(order.number, 'booked', { consignmentId: 'sb ৭৭' })).body.parcel).toMatchObject({
    state: 'booked',
    consignmentId: 'SB77',
  });
  await decide(order.number, 'delivered');
  await decide(order.number, 'delivered', { consignmentId: 'SB-78' });
  expect(await read(order._id)).toMatchObject({
    status: 'Delivered',
    parcel: { state: 'delivered', consignmentId: 'SB-78' },
  });
});
