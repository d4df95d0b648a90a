import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { bookedOrder, clerkOf } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import { ledger, payouts } from '../platform/database/collections.ts';
import { database } from '../platform/database/firebase.ts';
import { acceptPayout } from './accept-payout.ts';
import { acceptRow } from './accept-row.ts';
import { matchRows } from './match-rows.ts';

// What somebody says of a row, that it is none of the shop's, against what another person does with it before and after.

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  ({ admin, clerk } = await openPayoutShop({ price: TAKA }));
});
afterAll(resetToSeed);

/** A lamp with its courier. */
async function sent(status: 'Out for Delivery' | 'Delivered') {
  const one = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(one._id, status));
  return one;
}

const FOREIGN = { kind: 'foreign', closed: 'Of another shop, under our number.', owner: 'courier' };
const say = (id: string, more: object = {}) => ask(clerk, `PATCH /settlements/${id}/rows/0`, { ...FOREIGN, ...more });
const accept = async (id: string) => (await ask(clerk, `POST /settlements/${id}/accept`)).body;
const entriesOf = async (payout: string) =>
  (await ledger.find((found) => found.where('payout', '==', payout))).map(({ kind, taka }) => [kind, taka]).toSorted();

async function paidOut(row: Partial<PayoutRow>) {
  return (await ask(clerk, 'POST /settlements', payoutOf([{ collected: TAKA, charge: 70, ...row }]))).body;
}

test('what somebody says of a held row while another person accepts the payout stays said', async () => {
  const { parcel } = await sent('Out for Delivery');
  const { _id } = await paidOut({ invoice: parcel.invoice });
  const run = database.runTransaction.bind(database);
  const before = vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...given) => {
    expect((await say(_id)).status).toBe(200); // after the row was compared, before that is kept
    return run(...given);
  });
  await acceptPayout(_id, clerkOf(clerk));
  before.mockRestore();
  for (const { rows, findings, sums } of [await accept(_id), await accept(_id)]) {
    expect(rows[0]).toMatchObject({ owner: 'courier' });
    expect([rows[0].parcel, findings.length, sums.foreign]).toEqual([undefined, 1, TAKA - 70]);
  }
});

test('is not said of a row whose parcel has its money by it, though the payout does not say so yet', async () => {
  const one = await sent('Delivered');
  const payout = await paidOut({ consignmentId: 'FR-901' });
  await ask(clerk, `POST /parcels/${one.parcel.invoice}/decide`, { decision: 'delivered', consignmentId: 'FR-901' });
  const [seen] = await matchRows('steadfast', payout.rows, payout._id, await currentCatalogue({ isFresh: true }));
  expect(seen && (await acceptRow(payout, 0, seen, clerkOf(clerk)))).toBe(true);
  expect(await say(payout._id)).toMatchObject({ status: 409, body: { code: 'difference-passed' } });
  expect(await accept(payout._id)).toMatchObject({ findings: [], sums: { received: TAKA, foreign: 0 } });
});

test('what its courier leaves to the shop after all is added, and never the payment of the parcel that it names', async () => {
  const one = await sent('Delivered');
  const payout = await paidOut({ invoice: one.parcel.invoice });
  const { findings } = (await say(payout._id)).body;
  const left = { owner: 'shop', closed: 'They leave it to us.', closedSeen: findings[0].closed.at };
  expect((await say(payout._id, left)).body).toMatchObject({ sums: { adjusted: TAKA, foreign: 0 } });
  expect(await accept(payout._id)).toMatchObject({ sums: { received: 0, adjusted: TAKA }, open: 0 });
  expect(await entriesOf(payout._id)).toEqual([
    ['adjustment', -TAKA],
    ['courierCharge', 70],
  ]);
  expect((await ask(clerk, `GET /orders/admin/${one._id}`)).body).not.toHaveProperty('payment');
});

describe('what was said by mistake', () => {
  const mistaken = (id: string, closedSeen: number, by = clerk) =>
    ask(by, `PATCH /settlements/${id}/rows/0`, { kind: 'foreign', closed: 'Mixed up.', closedSeen, isMistaken: true });

  test('is taken back by who has seen it, once: the row is the payment of its parcel when it is accepted', async () => {
    const one = await sent('Delivered');
    const payout = await paidOut({ invoice: one.parcel.invoice });
    const closedSeen = (await say(payout._id)).body.findings[0].closed.at;
    expect(await mistaken(payout._id, closedSeen - 1)).toMatchObject({
      status: 409,
      body: { code: 'difference-closed' },
    });
    const unread = { kind: 'unknownParcel', closed: 'Mixed up.', isMistaken: true };
    expect(await ask(clerk, `PATCH /settlements/${payout._id}/rows/0`, unread)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'kind' }] },
    });
    const both = await Promise.all([mistaken(payout._id, closedSeen), mistaken(payout._id, closedSeen, admin)]);
    for (const { status, body } of both)
      expect([status, body]).toMatchObject([200, { findings: [], waiting: 1, sums: { foreign: 0, others: TAKA } }]);
    expect(both[0]?.body.rows[0]).toMatchObject({ orderId: one._id, expected: TAKA });
    expect(both[0]?.body.rows[0]).not.toHaveProperty('owner');
    expect(await entriesOf(payout._id)).toEqual([]);
    expect((await auditLines(payout._id)).at(-1)).toMatchObject({
      before: { finding: 'foreign', owner: 'courier' },
      after: { reason: 'Mixed up.' },
    });
    expect((await accept(payout._id)).sums).toMatchObject({ received: TAKA, adjusted: 0 });
    expect((await ask(clerk, `GET /orders/admin/${one._id}`)).body).toMatchObject({ payment: { sum: TAKA } });
  });

  test.each([
    ['of no parcel', { invoice: 'FR-902' }, ['unknownParcel']],
    ['without a parcel or a reason', {}, ['noReason']],
    ['with a reason', { reason: 'Claim of October', charge: 71 }, []],
  ])('is wrong with the row again what was before, and nothing is owed: one %s', async (_which, row, kinds) => {
    const payout = await paidOut(row);
    const closedSeen = (await say(payout._id)).body.findings[0].closed.at;
    const { body } = await mistaken(payout._id, closedSeen);
    expect(body.findings.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
    expect(body.sums).toMatchObject({ foreign: 0, others: TAKA });
    expect(await payouts.get([payout._id])).not.toMatchObject([{ owed: expect.anything() }]);
  });

  test('is not taken back once it is settled', async () => {
    const payout = await paidOut({ invoice: 'FR-903' });
    const { findings } = (await say(payout._id, { owner: 'settled' })).body;
    expect((await mistaken(payout._id, findings[0].closed.at)).body.code).toBe('difference-closed');
    expect((await accept(payout._id)).sums).toMatchObject({ foreign: TAKA - 70 });
  });
});
