import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { stockLeft } from '../../test/catalogue.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';
import { sumOfTaka } from '../domain/orders.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let admin: Person;
let clerk: Person;
let packer: Person;

beforeAll(async () => {
  ({ admin, clerk, packer } = await openPayoutShop({ price: TAKA }));
});
afterAll(resetToSeed);

/** A lamp with its courier, on its way. */
async function sent() {
  const booked = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(booked._id, 'Out for Delivery'));
  return booked;
}

type Sent = Awaited<ReturnType<typeof sent>>;

const read = async ({ _id }: Sent) => (await ask(clerk, `GET /orders/admin/${_id}`)).body;
const decide = ({ parcel }: Sent, decision: string) =>
  ask(clerk, `POST /parcels/${parcel.invoice}/decide`, { decision });
const scan = ({ _id }: Sent) =>
  ask(packer, `POST /orders/admin/${_id}/returned`, { reason: 'notReached', cameBack: [{ _id: 'jute', quantity: 1 }] });
const received = async () => (await ask(admin, 'GET /stats/revenue')).body.received as number;
const accept = async (id: string) => (await ask(clerk, `POST /settlements/${id}/accept`)).body;
const ledgerOf = async (sentOne: Sent): Promise<[string, number][]> =>
  (await read(sentOne)).entries.map(({ kind, taka }: { kind: string; taka: number }) => [kind, taka]);

async function paidOut({ parcel }: Sent, collected = TAKA, charge = 70) {
  const row = { invoice: parcel.invoice, consignmentId: parcel.consignmentId, collected, charge };
  return (await ask(clerk, 'POST /settlements', payoutOf([row]))).body;
}

test.each<[string, (one: Sent) => Promise<unknown>]>([
  ['scanned as returned in place of another', scan],
  ['noted as cancelled', (one) => decide(one, 'cancelled')],
])(
  'what was %s is held where its courier pays for it, until somebody says that it was delivered',
  async (_how, mistake) => {
    const [before, stock] = [await received(), (await stockLeft('jute')) ?? 0];
    const one = await sent();
    await mistake(one);
    const payout = await paidOut(one);
    const held = { findings: [{ kind: 'deliveredOfReturn', row: 0, taka: -TAKA }] };
    expect(payout).toMatchObject(held);
    expect(await accept(payout._id)).toMatchObject({ ...held, waiting: 0 });
    expect(await received()).toBe(before);

    expect((await decide(one, 'delivered')).status).toBe(200);
    expect(await accept(payout._id)).toMatchObject({ findings: [], waiting: 0, sums: { received: TAKA, more: 0 } });
    expect(await read(one)).toMatchObject({
      status: 'Delivered',
      payment: { sum: TAKA },
      parcel: { payout: payout._id },
    });
    expect(await stockLeft('jute')).toBe(stock - 1);
    expect(await received()).toBe(before + TAKA);
  },
);

test('what its courier has paid for a return by mistake is money that it added, once, by closing', async () => {
  const one = await sent();
  await scan(one);
  const payout = await paidOut(one);
  const close = (who: Person) =>
    ask(who, `PATCH /settlements/${payout._id}/rows/0`, { closed: 'A gift of Steadfast.' });
  await Promise.all([close(clerk), close(admin)]);
  expect((await ledgerOf(one)).toSorted()).toEqual([
    ['adjustment', -TAKA],
    ['courierCharge', 70],
  ]);
  expect(await accept(payout._id)).toMatchObject({ sums: { received: 0, adjusted: TAKA, others: 0 } });
});

test('what was closed as money that its courier added is the order’s once somebody says that it was delivered, and comes no second time', async () => {
  const one = await sent();
  await scan(one);
  const payout = await paidOut(one);
  await ask(clerk, `PATCH /settlements/${payout._id}/rows/0`, { closed: 'A gift of Steadfast.' });
  const before = await received();
  await decide(one, 'delivered');
  const other = await paidOut(one, TAKA, 71);
  expect(other.findings).toMatchObject([{ kind: 'paidTwice', row: 0 }]);
  await accept(other._id);
  expect(await received()).toBe(before);
  expect(await accept(payout._id)).toMatchObject({ sums: { received: TAKA, adjusted: 0, charged: 70 } });
  expect(await received()).toBe(before + TAKA);
  expect(await accept(other._id)).toMatchObject({ findings: [{ kind: 'paidTwice' }], sums: { received: 0 } });
  expect(sumOfTaka((await ledgerOf(one)).map(([, taka]) => taka))).toBe(TAKA + 70);
});

test('a return for which nothing was collected is held by nobody', async () => {
  const one = await sent();
  await followParcel(idOf(one.parcel), 'webhook', { word: 'cancelled', at: Date.now() });
  await scan(one);
  expect((await paidOut(one, 0)).findings).toEqual([]);
});

test('what came beyond, by a row or in all, is entered once somebody says that it stays', async () => {
  const one = await sent();
  await decide(one, 'delivered');
  const row = {
    invoice: one.parcel.invoice,
    consignmentId: one.parcel.consignmentId,
    collected: TAKA + 30,
    charge: 70,
  };
  const payout = (await ask(clerk, 'POST /settlements', payoutOf([row], { total: TAKA - 35 }))).body;
  expect(payout.findings).toMatchObject([
    { kind: 'tooMuch', taka: -30 },
    { kind: 'wrongTotal', taka: -5 },
  ]);
  const cost = async () => (await ask(admin, 'GET /stats/profit')).body.spent.adjustment ?? 0;
  const before = await cost();
  const closed = { closed: 'It stays.', isWrittenOff: true };
  for (const at of [`PATCH /settlements/${payout._id}`, `PATCH /settlements/${payout._id}/rows/0`] as const)
    for (const _twice of [1, 2]) expect((await ask(clerk, at, closed)).status).toBe(200);
  expect(await cost()).toBe(before - 35);
  expect(await ledgerOf(one)).toContainEqual(['adjustment', -30]);
});
