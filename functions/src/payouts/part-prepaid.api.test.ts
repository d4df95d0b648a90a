import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { confirmedOrder } from '../../test/parcels.ts';
import { payoutOf } from '../../test/payouts.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
  await putCounted('jute', 100, { price: 1_000 });
});
afterAll(resetToSeed);

const HOW = ['payment', 'advance'] as const;
type How = (typeof HOW)[number];

const read = async (id: string) => (await ask(clerk, `GET /orders/admin/${id}`)).body;
const owedBySteadfast = async () => (await ask(clerk, 'GET /settlements/outstanding')).body.couriers;
const received = async () => (await ask(admin, 'GET /stats/revenue')).body.received as number;

/** Three lamps for 3,000 taka, of which some was paid before a courier got them. */
async function partPrepaid(how: How, taka: number) {
  const placed = await confirmedOrder(clerk, { orderItems: [{ _id: 'jute', quantity: 3 }] });
  const at = `/orders/admin/${placed._id}` as const;
  if (how === 'payment') await ask(admin, `POST ${at}/payment`, { received: true, sum: taka });
  else await ask(admin, `POST ${at}/amounts`, { amounts: [{ kind: 'advance', taka, transaction: 'BKX7' }] });
  const toCollect = 3_000 - taka;
  await ask(clerk, 'POST /parcels', { courier: 'steadfast', orders: [{ _id: placed._id, toCollect }] });
  const { parcel } = await read(placed._id);
  expect(parcel).toMatchObject({ state: 'booked', taka: toCollect });
  return { _id: placed._id, parcel };
}

type Sent = Awaited<ReturnType<typeof partPrepaid>>;

async function tell({ parcel }: Sent, word: string, collected: number): Promise<void> {
  await followParcel(idOf(parcel), 'webhook', { word, at: Date.now(), collected });
}

/** Somebody counts what came back, and says what the shop keeps beside an advance. */
async function count({ _id }: Sent, quantity: number, collected: number): Promise<void> {
  const cameBack = [{ _id: 'jute', quantity }];
  const outcome = { outcome: 'partlyDelivered', reason: 'changedMind', cameBack, collected, received: false };
  const { status, body } = await ask(clerk, `POST /orders/admin/${_id}/outcome`, outcome);
  expect({ status, body }).toEqual({ status: 200, body: { modifiedCount: 1 } });
}

async function paidOut({ parcel }: Sent, collected: number, charge = 105) {
  const rows = [{ invoice: parcel.invoice, consignmentId: parcel.consignmentId, collected, charge }];
  const payout = (await ask(clerk, 'POST /settlements', payoutOf(rows))).body;
  expect(payout).toMatchObject({ findings: [], rows: [{ expected: collected }] });
  return (await ask(clerk, `POST /settlements/${payout._id}/accept`)).body;
}

const ahead = { payment: { sum: 1_000 }, advance: undefined } as const;

describe.each(HOW)('of three lamps for 3,000, of which 1,000 came before as %s, two', (how) => {
  test('stay for 1,000 more, which its courier owes, brings, and is recorded with', async () => {
    const [before, stock] = [await received(), await stockLeft('jute')];
    const sent = await partPrepaid(how, 1_000);
    await tell(sent, 'partial_delivered', 1_000);
    const told = await read(sent._id);
    expect(told).toMatchObject({ status: 'Delivered', closedFor: 'partlyDelivered' });
    expect(told.parcel).not.toHaveProperty('doubt');
    expect(told.payment?.sum).toBe(ahead[how]?.sum);
    expect(await owedBySteadfast()).toEqual([{ courier: 'steadfast', orders: 1, taka: 1_000 }]);
    await count(sent, 1, told.outcome.collected);
    expect(told.outcome.collected).toBe(how === 'payment' ? 2_000 : 1_000);
    expect(await owedBySteadfast()).toEqual([{ courier: 'steadfast', orders: 1, taka: 1_000 }]);
    expect((await paidOut(sent, 1_000)).sums).toMatchObject({ received: 1_000, more: 0, charged: 105 });
    const { payment } = await read(sent._id);
    expect(payment.sum).toBe(how === 'payment' ? 2_000 : 1_000);
    expect(payment).not.toHaveProperty('less');
    expect(await owedBySteadfast()).toEqual([]);
    expect(await received()).toBeCloseTo(before + 2_000, 2);
    expect(await stockLeft('jute')).toBe((stock ?? 0) - 2);
  });
});

describe.each(HOW)('of three lamps for 3,000, of which 2,500 came before as %s, one', (how) => {
  test('stays: its courier brings nothing, and 1,500 is given back', async () => {
    const before = await received();
    const sent = await partPrepaid(how, 2_500);
    await tell(sent, 'partial_delivered', 0);
    await count(sent, 2, how === 'payment' ? 1_000 : 0);
    expect(await owedBySteadfast()).toEqual([]);
    await paidOut(sent, 0);
    const change =
      how === 'payment'
        ? { received: true, toCollect: 1_000, sumSeen: 2_500 }
        : { received: false, keptAhead: 1_000, aheadSeen: 2_500 };
    await ask(admin, `POST /orders/admin/${sent._id}/payment`, change);
    expect(await received()).toBeCloseTo(before + 1_000, 2);
  });
});

test('what a courier has collected for a return of which a part was paid before is expected of it, and a person looks', async () => {
  const sent = await partPrepaid('payment', 1_000);
  await tell(sent, 'cancelled', 100);
  expect(await read(sent._id)).toMatchObject({ outcome: { collected: 1_100 }, parcel: { doubt: 'sumUnclear' } });
  await paidOut(sent, 100, 70);
  expect((await read(sent._id)).payment.sum).toBe(1_100);
});

test('what was collected for a return counts once, also where its money has come before its goods', async () => {
  const sent = await partPrepaid('payment', 1_000);
  await tell(sent, 'cancelled', 100);
  await paidOut(sent, 100, 70);
  await tell(sent, 'cancelled_return_received', 100);
  expect(await read(sent._id)).toMatchObject({
    outcome: { cameBack: [{ _id: 'jute', quantity: 3 }], collected: 1_100 },
    payment: { sum: 1_100 },
    parcel: { state: 'returned' },
  });
  expect(await owedBySteadfast()).toEqual([]);
});

test('the rest of a delivered order that was paid in part is late as any other, until nothing more is said to come', async () => {
  const sent = await partPrepaid('payment', 1_000);
  await tell(sent, 'delivered', 2_000);
  expect(await owedBySteadfast()).toEqual([{ courier: 'steadfast', orders: 1, taka: 2_000 }]);
  await ask(admin, `POST /orders/admin/${sent._id}/payment`, { received: true, sum: 1_000, sumSeen: 1_000 });
  expect(await owedBySteadfast()).toEqual([]);
  expect((await read(sent._id)).payment).toMatchObject({ sum: 1_000, less: 2_000 });
});

test('what comes back before the rest has come does not let that rest be lost: what is to be given back is said after it', async () => {
  const sent = await partPrepaid('payment', 1_000);
  await tell(sent, 'delivered', 2_000);
  const counted = { reason: 'changedMind', cameBack: [{ _id: 'jute', quantity: 1 }] };
  const countLater = (kept: object) => ask(clerk, `POST /orders/admin/${sent._id}/counted`, { ...counted, ...kept });
  expect(await countLater({ collected: 2_000 })).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  expect(await countLater({})).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  expect(await owedBySteadfast()).toEqual([{ courier: 'steadfast', orders: 1, taka: 2_000 }]);
  expect((await paidOut(sent, 2_000, 70)).sums).toMatchObject({ received: 2_000, more: 0 });
  expect((await read(sent._id)).payment.sum).toBe(3_000);
  expect(await countLater({ collected: 2_000 })).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  expect(await read(sent._id)).toMatchObject({ outcome: { collected: 2_000 }, payment: { sum: 3_000, less: -1_000 } });
});
