import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { payoutSums } from '../domain/payout-sums.ts';
import { payouts } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  ({ admin, clerk } = await openPayoutShop({ price: TAKA }));
});
afterAll(resetToSeed);

type Sent = Awaited<ReturnType<typeof sent>>;

/** A lamp with its courier, on its way. */
async function sent() {
  const booked = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(booked._id, 'Out for Delivery'));
  return booked;
}

/** One that its courier has lost. */
async function lost() {
  const one = await sent();
  await followParcel(idOf(one.parcel), 'webhook', { word: 'exceptional', at: Date.now() });
  return one;
}

/** One for which its courier is asked to pay. */
async function claimed(asked = TAKA) {
  const one = await lost();
  await note(one, { asked });
  return one;
}

const note = ({ _id, parcel: { courier, invoice } }: Sent, body: object, by = clerk) =>
  ask(by, `POST /orders/admin/${_id}/parcel/compensation`, { courier, invoice, ...body });
const read = async ({ _id }: Sent) => (await ask(clerk, `GET /orders/admin/${_id}`)).body;
const claimOf = async (one: Sent) => (await read(one)).parcel.compensation;
const accept = async (id: string, by = clerk) => (await ask(by, `POST /settlements/${id}/accept`)).body;
const close = (id: string, body: object) =>
  ask(clerk, `PATCH /settlements/${id}/rows/0`, { closed: 'As Steadfast says', ...body });
/** What the books have of it, in taka. */
const entriesOf = async (one: Sent): Promise<[string, number][]> =>
  (await read(one)).entries.map(({ kind, taka }: { kind: string; taka: number }) => [kind, taka]);

function rowOf({ parcel }: Sent, collected: number, charge = 0) {
  return { invoice: parcel.invoice, consignmentId: parcel.consignmentId, collected, charge };
}

const paidOut = async (rows: ReturnType<typeof rowOf>[]) =>
  (await ask(clerk, 'POST /settlements', payoutOf(rows))).body;

test('a row that pays for a lost parcel closes its claim with what came, counts once as less cost, and as nothing received', async () => {
  const one = await claimed();
  const before = (await ask(admin, 'GET /stats/revenue')).body.received;
  const payout = await paidOut([rowOf(one, TAKA)]);
  expect(payout).toMatchObject({ findings: [], waiting: 1, rows: [{ expected: TAKA, isCompensation: true }] });
  const both = await Promise.all([accept(payout._id), accept(payout._id, admin)]);
  for (const body of [...both, await accept(payout._id)])
    expect(body).toMatchObject({ waiting: 0, sums: { received: 0, adjusted: TAKA, others: 0, paid: TAKA } });
  expect(await claimOf(one)).toMatchObject({
    asked: TAKA,
    paid: TAKA,
    payout: payout._id,
    closed: { at: expect.any(Number) },
  });
  expect(await entriesOf(one)).toEqual([['compensation', -TAKA]]);
  expect((await ask(admin, 'GET /stats/revenue')).body.received).toBe(before);
  const open = (await ask(clerk, 'GET /parcels/compensations')).body;
  expect(open.map(({ order }: { order: Sent }) => order._id)).not.toContain(one._id);
});

test('another sum than was asked, and a charge for the way of a lost parcel, are found', async () => {
  const one = await claimed();
  const payout = await paidOut([rowOf(one, 800, 70)]);
  expect(payout.findings).toMatchObject([
    { kind: 'otherCompensation', row: 0, taka: 200 },
    { kind: 'chargeTooHigh', row: 0, taka: 70 },
  ]);
  expect(await accept(payout._id)).toMatchObject({ waiting: 0, open: 2, rows: [{ isAccepted: true }] });
  expect(await claimOf(one)).toMatchObject({ asked: TAKA, paid: 800 });
  expect(new Map(await entriesOf(one))).toEqual(
    new Map([
      ['compensation', -800],
      ['courierCharge', 70],
    ]),
  );
});

test('more than was asked is held: what its buyer has paid for a parcel that was found again is no claim', async () => {
  const one = await claimed(700);
  const payout = await paidOut([rowOf(one, TAKA)]);
  expect(payout).toMatchObject({ waiting: 0, findings: [{ kind: 'moreThanAsked', row: 0 }] });
  await accept(payout._id);
  expect(await claimOf(one)).not.toHaveProperty('closed');
  await note(one, { asked: TAKA });
  expect(await accept(payout._id)).toMatchObject({ findings: [], sums: { received: 0, adjusted: TAKA } });
});

test('a sum that is asked anew after the comparison is compared again before the row is accepted', async () => {
  const one = await claimed();
  const payout = await paidOut([rowOf(one, 900)]);
  await note(one, { asked: 900 });
  expect(await accept(payout._id)).toMatchObject({ findings: [], rows: [{ expected: 900, isAccepted: true }] });
});

test('what was noted by hand is the same payment, where it is the same sum: it counts once', async () => {
  const one = await claimed();
  const payout = await paidOut([rowOf(one, 900)]);
  await note(one, { paid: 900 });
  const noted = await claimOf(one);
  expect(await accept(payout._id)).toMatchObject({ findings: [], rows: [{ expected: 900, isAccepted: true }] });
  expect(await claimOf(one)).toEqual({ ...noted, payout: payout._id });
  expect(await entriesOf(one)).toEqual([['compensation', -900]]);
});

test.each<[string, object]>([
  ['another sum', { paid: 300 }],
  ['that nothing comes', { reason: 'It insures nothing.' }],
])('where somebody has noted %s the row is held, until the claim is open again', async (_what, noted) => {
  const one = await claimed();
  await note(one, noted);
  const payout = await paidOut([rowOf(one, 900)]);
  expect(payout.findings).toMatchObject([{ kind: 'compensationClosed', row: 0, taka: -900 }]);
  expect(await accept(payout._id)).toMatchObject({ waiting: 0, sums: { others: 900, adjusted: 0 } });
  await note(one, { closedSeen: (await claimOf(one)).closed.at });
  expect(await accept(payout._id)).toMatchObject({
    findings: [{ kind: 'otherCompensation', taka: 100 }],
    rows: [{ isAccepted: true }],
  });
  const sums = (await entriesOf(one)).map(([, taka]) => taka);
  expect(sums.reduce((sum, taka) => sum + taka, 0)).toBe(-900);
});

test('what came beside what was noted is entered where the person who closes the finding says so', async () => {
  const one = await claimed();
  await note(one, { paid: 300 });
  const payout = await paidOut([rowOf(one, 700)]);
  const closed = await close(payout._id, { isExtra: true });
  expect(closed.body).toMatchObject({ open: 0, rows: [{ isAccepted: true, isExtra: true }], sums: { adjusted: 700 } });
  expect(new Map(await entriesOf(one))).toEqual(
    new Map([
      ['compensation', -300],
      ['adjustment', -700],
    ]),
  );
});

test('what a payout has paid cannot be noted by hand once more, nor be taken back, nor be withdrawn', async () => {
  const one = await claimed();
  const payout = await paidOut([rowOf(one, TAKA)]);
  await accept(payout._id);
  expect((await note(one, { paid: TAKA })).status).toBe(200); // as it is
  const { closed } = await claimOf(one);
  for (const body of [{ paid: 500 }, { asked: 500 }, { closedSeen: closed.at }])
    expect((await note(one, body)).body.code).toBe('compensation-closed');
  expect((await ask(clerk, `DELETE /settlements/${payout._id}`)).body.code).toBe('payout-used');
  await payouts.reference.doc(payout._id).update({ rows: [{ ...payout.rows[0] }] }); // the answer to accepting was lost
  expect((await ask(clerk, `DELETE /settlements/${payout._id}`)).body.code).toBe('payout-used');
  expect(await accept(payout._id)).toMatchObject({ findings: [], rows: [{ isAccepted: true, expected: TAKA }] });
  expect(await entriesOf(one)).toEqual([['compensation', -TAKA]]);
});

test('a second payout for the same loss is paid twice; a withdrawn one leaves the claim open', async () => {
  const one = await claimed();
  const first = await paidOut([rowOf(one, 600)]);
  expect((await ask(clerk, `DELETE /settlements/${first._id}`)).body).toEqual({ deletedCount: 1 });
  expect((await claimOf(one)).closed).toBeUndefined();
  const again = await paidOut([rowOf(one, 600)]);
  await accept(again._id);
  const second = await paidOut([rowOf(one, 400)]);
  expect(second.findings).toMatchObject([{ kind: 'paidTwice', row: 0, taka: -400 }]);
});

test('what is paid for a damaged parcel stands beside its money, in one payout or two, also where it is claimed afterwards', async () => {
  const [one, other] = [await sent(), await sent()];
  for (const { _id } of [one, other]) await ask(clerk, statusCall(_id, 'Delivered'));
  for (const each of [one, other])
    await followParcel(idOf(each.parcel), 'webhook', { word: 'delivered', at: Date.now() });
  await note(one, { asked: 300 });
  const payout = await paidOut([rowOf(one, TAKA, 70), rowOf(one, 300), rowOf(other, TAKA, 70), rowOf(other, 250)]);
  expect(payout.findings).toMatchObject([{ kind: 'paidTwice', row: 3 }]);
  await accept(payout._id);
  await note(other, { asked: 250 });
  expect(await accept(payout._id)).toMatchObject({
    findings: [],
    waiting: 0,
    sums: { received: 2 * TAKA, adjusted: 550, others: 0 },
  });
  expect(new Map(await entriesOf(other))).toEqual(
    new Map([
      ['payment', TAKA],
      ['courierCharge', 70],
      ['compensation', -250],
    ]),
  );
});

test('accepting a row for a claim costs as much as accepting one for an order', async () => {
  const one = await claimed();
  const payout = await paidOut([rowOf(one, TAKA)]);
  await askInProcess(clerk, 'GET /settlements/outstanding'); // which reads the settings, as the first call of a process does
  let reads = 0;
  const writes = await recordWrites(async () => {
    reads = await countReads(() => askInProcess(clerk, `POST /settlements/${payout._id}/accept`));
  });
  expect([reads, writes.length]).toEqual([7 + 4, 7]);
});

describe('a row for what came back damaged, that came before its claim', () => {
  /** It is back, so that nothing was to come for it. */
  async function damaged() {
    const one = await sent();
    await followParcel(idOf(one.parcel), 'webhook', { word: 'cancelled_return_received', at: Date.now() });
    const payout = await paidOut([rowOf(one, TAKA)]);
    expect(payout.findings).toMatchObject([{ kind: 'deliveredOfReturn', row: 0 }]);
    return { one, id: payout._id as string };
  }

  test('is not closed as money beside it once the claim is open: it is the claim’s', async () => {
    const { one, id } = await damaged();
    await note(one, { asked: TAKA });
    expect((await close(id, {})).body).toMatchObject({ code: 'difference-passed', payout: { findings: [] } });
    await accept(id);
    expect(await entriesOf(one)).toEqual([['compensation', -TAKA]]);
  });

  test('counts once where one person closes it, one asks for it and one accepts it at the same time', async () => {
    const { one, id } = await damaged();
    await Promise.all([close(id, {}), note(one, { asked: TAKA }), accept(id, admin)]);
    await accept(id);
    expect(sumOfTaka((await entriesOf(one)).map(([, taka]) => taka))).toBe(-TAKA);
    expect(await claimOf(one)).toMatchObject({ paid: TAKA, payout: id });
  });

  test('and was closed as money beside it, is the claim’s where somebody notes that sum as paid: once, and for good', async () => {
    const { one, id } = await damaged();
    await close(id, {});
    await note(one, { asked: TAKA });
    const both = await Promise.all([note(one, { paid: TAKA }), note(one, { paid: TAKA }, admin)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await claimOf(one)).toMatchObject({ asked: TAKA, paid: TAKA, payout: id });
    for (const { sums, rows, total } of await payouts.get([id])) expect(sums).toEqual(payoutSums(rows, total));
    expect(await accept(id)).toMatchObject({
      rows: [{ isCompensation: true, expected: TAKA, isAccepted: true }],
      sums: { received: 0, adjusted: TAKA, others: 0 },
    });
    expect((await entriesOf(one)).toSorted()).toEqual([
      ['adjustment', -TAKA],
      ['adjustment', TAKA],
      ['compensation', -TAKA],
    ]);
    const { closed } = await claimOf(one);
    expect((await note(one, { closedSeen: closed.at })).body.code).toBe('compensation-closed');
  });

  test('counts beside the claim where another sum is noted, and not any more once its courier takes it back', async () => {
    const { one, id } = await damaged();
    await close(id, {});
    await note(one, { asked: 600 });
    await note(one, { paid: 600 });
    expect(sumOfTaka((await entriesOf(one)).map(([, taka]) => taka))).toBe(-TAKA - 600);
    const taken = await paidOut([rowOf(one, -TAKA)]);
    await close(taken._id, {});
    expect(sumOfTaka((await entriesOf(one)).map(([, taka]) => taka))).toBe(-600);
    const again = await paidOut([rowOf(one, TAKA, 1)]);
    expect(again.findings).toMatchObject([{ kind: 'compensationClosed' }]); // not paid twice
  });
});
