import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { RANDOM_TIMEOUT_MS, runs } from '../../test/long-runs.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { seenSheet, setRiders } from '../../test/riders.ts';
import { resetToSeed } from '../../test/seed.ts';
import { isClosed } from '../domain/order-status.ts';
import { sumOfTaka, sumReceived } from '../domain/orders.ts';
import { desk as desks, ledger, orders, riderSettlements } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DAYS = runs(6, 300);
const RIDERS = ['Karim', 'Salam'];
const PRICES = { jute: 900.1, moon: 650.55 };
const LAMPS = Object.keys(PRICES) as (keyof typeof PRICES)[]; // its own keys
const STOCK = 100_000;
const ORDERS = 4;

let admin: Person;
let clerk: Person;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
  await setRiders(admin, ...RIDERS);
  for (const lamp of LAMPS) await putCounted(lamp, STOCK, { price: PRICES[lamp] });
});
afterAll(resetToSeed);

const ACTS = [
  'give',
  'takeBack',
  'delivered',
  'partly',
  'back',
  'cancelled',
  'anotherDay',
  'reopen',
  'pay',
  'refund',
  'settle',
  'settleTwice',
] as const;
type Act = (typeof ACTS)[number];

const step = fc.record({
  act: fc.constantFrom(...ACTS),
  order: fc.nat(ORDERS - 1),
  rider: fc.nat(RIDERS.length - 1),
  /** In poisha: what was collected, or handed over. */
  poisha: fc.nat(150_000),
});
type Step = { act: Act; order: number; rider: number; poisha: number };

async function place(): Promise<string> {
  phones += 1;
  const mobileNumber = `0187${String(phones).padStart(7, '0')}`;
  const orderItems = LAMPS.map((_id) => ({ _id, quantity: 2 }));
  return (await askInProcess(NOBODY, 'POST /orders', { mobileNumber, orderItems })).body.insertedId;
}

const riderOf = ({ rider }: Step) => RIDERS[rider] ?? 'nobody';

async function settle(who: Person, rider: string, handedOver?: number) {
  const seen = await seenSheet(who, rider, handedOver);
  return askInProcess(who, 'POST /riders/settlements', seen);
}

/** Two people look at the same sheet and settle it. */
async function settleTwice(rider: string): Promise<number[]> {
  const [mine, theirs] = [await seenSheet(admin, rider), await seenSheet(clerk, rider)];
  const answers = await Promise.all([
    askInProcess(admin, 'POST /riders/settlements', mine),
    askInProcess(clerk, 'POST /riders/settlements', theirs),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  if (mine.orders.length > 0) expect(statuses).toEqual([200, 409]);
  return statuses;
}

function act(id: string, one: Step): Promise<{ status: number }> {
  const at = `POST /orders/admin/${id}` as const;
  const taka = one.poisha / 100;
  const outcome = { reason: 'changedMind', collected: taka };
  const acts: Record<Exclude<Act, 'settleTwice'>, () => Promise<{ status: number }>> = {
    give: () => askInProcess(admin, `${at}/rider`, { rider: riderOf(one) }),
    takeBack: () => askInProcess(admin, `${at}/undo-sent`),
    delivered: () => askInProcess(admin, statusCall(id, 'Delivered')),
    partly: () =>
      askInProcess(admin, `${at}/outcome`, {
        ...outcome,
        outcome: 'partlyDelivered',
        cameBack: [{ _id: 'jute', quantity: 1 }],
      }),
    back: () => askInProcess(admin, `${at}/outcome`, { ...outcome, outcome: 'returned' }),
    cancelled: () => askInProcess(admin, statusCall(id, 'Cancel')),
    anotherDay: () => askInProcess(admin, `${at}/another-day`),
    reopen: () => askInProcess(admin, `${at}/reopen`),
    pay: () => askInProcess(admin, `${at}/payment`, { received: true, sum: taka + 1 }),
    refund: () => askInProcess(admin, `${at}/payment`, { received: false }),
    settle: () => settle(admin, riderOf(one), taka),
  };
  return one.act === 'settleTwice' ? settleTwice(riderOf(one)).then(([status = 0]) => ({ status })) : acts[one.act]();
}

const ofOrders = <Entry extends { orderId?: string }>(all: Entry[], ids: string[]) =>
  all.filter(({ orderId = '' }) => ids.includes(orderId));

/** What the books of these orders, the settlements and the stock say, against each other. */
async function expectAgreement(ids: string[], revenueBefore: number, startedAt: number): Promise<void> {
  const [stored, opened, today, settlements] = await Promise.all([
    orders.get(ids),
    desks.get(ids),
    ledger.find((all) => all.where('at', '>=', startedAt)),
    riderSettlements.find((all) => all.where('at', '>=', startedAt)),
  ]);
  const entries = ofOrders(today, ids);
  for (const order of stored) {
    const own = sumOfTaka(entries.filter(({ orderId }) => orderId === order._id).map(({ taka }) => taka));
    expect(own).toBe(sumReceived(order));
    const rider = opened.find(({ _id }) => _id === order._id)?.rider;
    if (rider) expect(rider.state === 'out').toBe(!isClosed(order.status));
  }
  for (const { _id, expected, handedOver, missing, orders: rows } of settlements) {
    const brought = entries.filter(({ settlement }) => settlement === _id).map(({ taka }) => taka);
    expect(sumOfTaka(brought)).toBe(expected);
    expect(sumOfTaka(rows.map(({ taka }) => taka))).toBe(expected);
    expect(sumOfTaka([expected, -handedOver])).toBe(missing);
  }
  const others = sumOfTaka(entries.filter(({ settlement }) => !settlement).map(({ taka }) => taka));
  const { body } = await askInProcess(admin, 'GET /stats/revenue');
  const bySheets = sumOfTaka(settlements.map(({ expected }) => expected));
  expect(sumOfTaka([body.received, -revenueBefore])).toBe(sumOfTaka([bySheets, others]));
}

/** What all orders have taken, and the stock itself. */
async function expectStock(): Promise<void> {
  const all = await orders.find((every) => every.where('createdAt', '>', 0));
  for (const lamp of LAMPS) {
    const taken = all.reduce((sum, order) => sum + (order.taken?.[lamp] ?? 0), 0);
    expect(((await stockLeft(lamp)) ?? 0) + taken).toBe(STOCK);
  }
}

test('whatever becomes of a rider’s day, sheets, orders, stock and the received sum agree to the taka', {
  timeout: RANDOM_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const startedAt = Date.now();
      const { received } = (await askInProcess(admin, 'GET /stats/revenue')).body;
      const ids: string[] = [];
      while (ids.length < ORDERS) ids.push(await place());
      for (const id of ids) await askInProcess(admin, `POST /orders/admin/${id}/rider`, { rider: RIDERS[0] });
      for (const one of steps) expect([200, 400, 409]).toContain((await act(ids[one.order] ?? '', one)).status);
      await expectAgreement(ids, received, startedAt);
      for (const rider of RIDERS) await settle(clerk, rider);
      await expectAgreement(ids, received, startedAt);
      for (const rider of RIDERS) expect((await seenSheet(admin, rider)).orders).toEqual([]);
      for (const id of ids) await askInProcess(admin, `POST /orders/admin/${id}/undo-sent`);
    }),
    { numRuns: DAYS },
  );
  await expectStock();
});
