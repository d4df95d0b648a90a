import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { bookedOrder, clerkOf } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { sumOfTaka } from '../domain/orders.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import { ledger } from '../platform/database/collections.ts';
import { acceptRow } from './accept-row.ts';
import { matchRows } from './match-rows.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;
const CHARGE = 70;

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  ({ admin, clerk } = await openPayoutShop({ price: TAKA }));
});
afterAll(resetToSeed);

/** A lamp that was delivered, of whose parcel the shop has another number than its courier. */
async function delivered() {
  const booked = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(booked._id, 'Delivered'));
  return booked;
}

type Sent = Awaited<ReturnType<typeof delivered>>;

let numbers = 0;
/** Of no other parcel. */
function newNumber(): string {
  numbers += 1;
  return `PX-${900 + numbers}`;
}

const rowOf = (consignmentId: string): PayoutRow => ({ consignmentId, collected: TAKA, charge: CHARGE });
const paidOut = async (rows: PayoutRow[]) => (await ask(clerk, 'POST /settlements', payoutOf(rows))).body;
const correct = ({ parcel }: Sent, consignmentId: string) =>
  ask(clerk, `POST /parcels/${parcel.invoice}/decide`, { decision: 'delivered', consignmentId });
const read = async (id: string) => (await ask(clerk, `GET /settlements/${id}`)).body;
const accept = (id: string, by = clerk) => ask(by, `POST /settlements/${id}/accept`);
const close = (id: string, body: object, by = clerk) =>
  ask(by, `PATCH /settlements/${id}/rows/0`, { closed: 'Asked by telephone.', ...body });
/** What the books have of a payout, by kind; what was taken back is not among it. */
async function entriesOf(payout: string): Promise<[string, number][]> {
  const entries = await ledger.find((found) => found.where('payout', '==', payout));
  const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted();
  const sumOf = (wanted: string) => sumOfTaka(entries.flatMap(({ kind, taka }) => (kind === wanted ? taka : [])));
  return kinds.flatMap((kind): [string, number][] => (sumOf(kind) === 0 ? [] : [[kind, sumOf(kind)]]));
}

const RECEIVED = [
  ['courierCharge', CHARGE],
  ['payment', TAKA],
];

test('a row that matched nothing matches once the number of its parcel is corrected: shown so, and received once', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const payout = await paidOut([rowOf(number)]);
  expect(payout.findings).toMatchObject([{ kind: 'unknownParcel', row: 0 }]);
  expect((await accept(payout._id)).body).toMatchObject({ findings: [{ kind: 'unknownParcel' }], waiting: 0 });
  expect((await correct(one, number)).status).toBe(200);
  expect(await read(payout._id)).toMatchObject({
    findings: [],
    waiting: 1,
    open: 0,
    rows: [{ orderId: one._id, expected: TAKA }],
  });
  expect(await entriesOf(payout._id)).toEqual([]);
  const answers = await Promise.all([accept(payout._id), accept(payout._id, admin)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await accept(payout._id)).body).toMatchObject({
    findings: [],
    waiting: 0,
    rows: [{ orderId: one._id, isAccepted: true }],
    sums: { received: TAKA, others: 0, charged: CHARGE },
  });
  expect(await entriesOf(payout._id)).toEqual(RECEIVED);
});

test('a difference that is over by then is not closed, by whoever has seen it before: its money is the order’s', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const payout = await paidOut([rowOf(number)]);
  await correct(one, number);
  for (const owner of ['shop', 'courier', 'settled']) {
    const { status, body } = await close(payout._id, { owner });
    expect([status, body]).toMatchObject([409, { code: 'difference-passed', payout: { findings: [], waiting: 1 } }]);
  }
  expect(await entriesOf(payout._id)).toEqual([]);
  await accept(payout._id);
  expect(await entriesOf(payout._id)).toEqual(RECEIVED);
});

test('accepting and closing at once enters the money once', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const payout = await paidOut([rowOf(number)]);
  await Promise.all([correct(one, number), accept(payout._id), close(payout._id, { owner: 'shop' }, admin)]);
  await accept(payout._id);
  expect(await read(payout._id)).toMatchObject({ rows: [{ isAccepted: true }], sums: { received: TAKA } });
  expect(await entriesOf(payout._id)).toEqual(RECEIVED);
});

test('what was entered as the shop’s is received for its order once that is found, by one of two who look at once', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const payout = await paidOut([rowOf(number)]);
  const asShops = (await close(payout._id, { owner: 'shop' })).body;
  expect(asShops).toMatchObject({ sums: { received: 0, adjusted: TAKA } });
  const entered = [
    ['adjustment', -TAKA],
    ['courierCharge', CHARGE],
  ];
  const again = (await accept(payout._id)).body;
  expect([again.sums, await entriesOf(payout._id)]).toEqual([asShops.sums, entered]); // as long as it is not found
  await correct(one, number);
  await Promise.all([accept(payout._id), accept(payout._id, admin)]);
  const { rows, sums } = (await accept(payout._id)).body;
  expect(sums).toMatchObject({ received: TAKA, adjusted: 0, charged: CHARGE });
  expect(rows).toMatchObject([{ orderId: one._id, isAccepted: true, expected: TAKA }]);
  expect(rows[0]).not.toHaveProperty('owner');
  expect(await entriesOf(payout._id)).toEqual(RECEIVED);
  expect((await ask(clerk, `GET /orders/admin/${one._id}`)).body).toMatchObject({
    payment: { sum: TAKA },
    parcel: { payout: payout._id, charged: CHARGE },
  });
});

test('what was the courier’s until its parcel was found is received, and owed to nobody; what is settled stays so', async () => {
  const [one, other] = [await delivered(), await delivered()];
  const [number, settled] = [newNumber(), newNumber()];
  const [first, second] = [await paidOut([rowOf(number)]), await paidOut([rowOf(settled)])];
  await close(first._id, { owner: 'courier' });
  await close(second._id, { owner: 'settled' });
  await correct(one, number);
  await correct(other, settled);
  const { findings } = await read(first._id);
  const closedSeen = findings[0].closed.at;
  expect((await close(first._id, { owner: 'shop', closed: 'It stays.', closedSeen })).body.code).toBe(
    'difference-passed',
  );
  const { body } = await accept(first._id);
  expect(body).toMatchObject({ sums: { received: TAKA, foreign: 0, adjusted: 0 }, rows: [{ isAccepted: true }] });
  expect(body.rows[0]).not.toHaveProperty('owner');
  expect((await accept(second._id)).body).toMatchObject({ sums: { received: 0, foreign: TAKA - CHARGE } });
  expect(await entriesOf(second._id)).toEqual([]);
  const { couriers } = (await ask(clerk, 'GET /settlements/outstanding')).body;
  expect(couriers.find(({ courier }: { courier: string }) => courier === 'steadfast')).not.toHaveProperty('owed');
});

describe('a row whose parcel gets another number', () => {
  test('after it was compared is not accepted', async () => {
    const [one, number] = [await delivered(), newNumber()];
    await correct(one, number);
    const payout = await paidOut([rowOf(number)]);
    const [seen] = await matchRows('steadfast', payout.rows, payout._id, await currentCatalogue({ isFresh: true }));
    await correct(one, newNumber());
    expect(seen && (await acceptRow(payout, 0, seen, clerkOf(clerk)))).toBe(false);
    expect(await entriesOf(payout._id)).toEqual([]);
  });

  test('while it is accepted is received before, or not at all', async () => {
    const [one, number] = [await delivered(), newNumber()];
    await correct(one, number);
    const payout = await paidOut([rowOf(number)]);
    await Promise.all([accept(payout._id), correct(one, newNumber())]);
    const { rows } = (await accept(payout._id)).body;
    const isReceived = rows[0].isAccepted === true;
    expect(await entriesOf(payout._id)).toEqual(isReceived ? RECEIVED : []);
    const { parcel } = (await ask(clerk, `GET /orders/admin/${one._id}`)).body;
    expect(parcel.payout).toBe(isReceived ? payout._id : undefined);
  });
});

test('two rows of a parcel whose number is corrected are its money, and the same paid twice', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const payout = await paidOut([rowOf(number), rowOf(number)]);
  await correct(one, number);
  expect((await accept(payout._id)).body).toMatchObject({
    findings: [{ kind: 'paidTwice', row: 1 }],
    sums: { received: TAKA, others: TAKA },
  });
});

test('a row whose number turns out to be that of a parcel which the same payout has paid is the same paid twice', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const byInvoice = { invoice: one.parcel.invoice, collected: TAKA, charge: CHARGE };
  const payout = await paidOut([rowOf(number), byInvoice]);
  expect((await accept(payout._id)).body.sums).toMatchObject({ received: TAKA });
  await correct(one, number);
  for (const { findings, sums } of [await read(payout._id), (await accept(payout._id)).body]) {
    expect(findings).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
    expect(sums).toMatchObject({ received: TAKA, others: TAKA });
  }
  expect(await entriesOf(payout._id)).toEqual(RECEIVED);
});

test('a row of two parcels matches once the number of the other one is corrected', async () => {
  const [one, other] = [await delivered(), await delivered()];
  const [number, mistyped] = [newNumber(), newNumber()];
  await correct(other, number);
  const payout = await paidOut([{ ...rowOf(number), invoice: one.parcel.invoice }]);
  expect(payout.findings).toMatchObject([{ kind: 'mixedUp' }]);
  await correct(other, mistyped);
  await correct(one, number);
  expect((await accept(payout._id)).body).toMatchObject({ findings: [], rows: [{ orderId: one._id }], open: 0 });
});

test('more than fifty rows without a parcel keep no later one from being looked for, for one read each thirty', async () => {
  const [one, number] = [await delivered(), newNumber()];
  const others = Array.from({ length: 99 }, newNumber);
  const payout = await paidOut([...others, number].map(rowOf));
  await askInProcess(clerk, 'GET /settlements/outstanding'); // which reads the settings, as the first call of a process does
  const look = () => askInProcess(clerk, `GET /settlements/${payout._id}`);
  expect(await countReads(look)).toBe(3 + 4);
  await correct(one, number);
  expect((await look()).body).toMatchObject({ waiting: 1, open: others.length });
  await accept(payout._id);
  expect((await accept(payout._id)).body.sums).toMatchObject({ received: TAKA });
});

test('looking at a row that has no parcel costs two queries, and no write', async () => {
  const payout = await paidOut([rowOf(newNumber())]);
  await askInProcess(clerk, 'GET /settlements/outstanding'); // which reads the settings, as the first call of a process does
  let reads = 0;
  const writes = await recordWrites(async () => {
    reads = await countReads(() => askInProcess(clerk, `GET /settlements/${payout._id}`));
  });
  expect([reads, writes]).toEqual([4, []]);
});
