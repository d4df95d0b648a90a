import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { sumsOfAll } from '@aloghor/functions/domain/payout-sums';
import { ledger, stock } from '@aloghor/functions/src/platform/database/collections';
import { expect } from 'vitest';
import { ADMIN } from '../simulation/cast.ts';
import { allOf, type FoundOrder, findOrders } from '../simulation/parcels/found-orders.ts';
import { LAMP } from '../simulation/parcels/parcel-shop.ts';
import type { Month } from './month.ts';
import { type Carrier, collectedOf, type Fate, keptOf, type PlannedOrder, QUANTITY } from './plan.ts';

/** Where an order stands in the end: at its end, or with somebody who waits for it. */
type Queue = 'paid' | 'back' | 'lost' | 'with the rider' | 'forgotten';

const QUEUES: Record<Fate, Queue> = { delivered: 'paid', partly: 'paid', refused: 'back', lost: 'lost' };

function queueOf({ status, owes, taken, parcel, isListed }: FoundOrder): Queue {
  if (status === 'Delivered' && owes === 0) return 'paid';
  if (status === 'Cancel' && taken === 0) return 'back';
  if (!isListed) return 'forgotten';
  if (parcel?.state === 'lost') return 'lost';
  return parcel ? 'forgotten' : 'with the rider';
}

/** What was ordered, carried and paid adds up to the last taka, wherever it is written. */
export async function assertBooks(month: Month, stockBefore: number): Promise<void> {
  const found = await findOrders(month.shop);
  const byId = new Map(found.map((order) => [order.id, order]));
  const queues = month.orders.map((order) => ({ order, found: byId.get(order.id) }));
  for (const { order, found } of queues) {
    const wanted = order.carrier === 'rider' && order.fate === 'lost' ? 'with the rider' : QUEUES[order.fate];
    expect(found && queueOf(found), `${order.carrier}, ${order.fate}, ${found?.status}, ${found?.number}`).toBe(wanted);
    expect(found?.received, `received for ${found?.number}`).toBe(keptOf(order));
  }
  const [left] = await stock.get([LAMP]);
  const gone = month.orders.map(takenBy).reduce((sum, one) => sum + one, 0);
  expect(left?.count, 'in stock').toBe(stockBefore - gone);
  await assertMoney(month);
  await assertHistories(month);
}

/** How many lamps of it are in the shop no more: what came back is on sale again. */
function takenBy({ fate }: PlannedOrder): number {
  return { delivered: QUANTITY, partly: QUANTITY / 2, refused: 0, lost: QUANTITY }[fate];
}

/** At the doors. */
const collectedBy = ({ orders }: Month, carrier: Carrier) =>
  sumOfTaka(orders.filter((order) => order.carrier === carrier).map(collectedOf));

/** Ledger, figures, sheets of the couriers and settlements of the rider say what buyers have paid. */
async function assertMoney(month: Month): Promise<void> {
  const { shop } = month;
  const entries = await allOf(ledger);
  const entered = (kind: string) => sumOfTaka(entries.flatMap((entry) => (entry.kind === kind ? entry.taka : [])));
  const all = sumOfTaka(month.orders.map(keptOf));
  expect(entered('payment') + entered('advance'), 'the ledger').toBe(all);
  const range = `from=${month.firstDay}&to=${month.today()}`;
  const { received, unpaid, less } = await shop.read(`GET /stats/revenue?${range}`);
  expect({ received, unpaid: unpaid.sum, less }, 'the figures').toEqual({ received: all, unpaid: 0, less: 0 });
  const { sums } = await shop.read(`GET /stats/profit?${range}`);
  const stayed = sumOfTaka(month.orders.filter((order) => !isLost(order)).map(keptOf));
  expect(sums, 'earned').toMatchObject({ goods: stayed, difference: 0 });
  expect((await shop.read('GET /settlements/outstanding')).couriers, 'still to come').toEqual([]);
  const sheets = await Promise.all((['steadfast', 'pathao'] as const).map((courier) => sheetOf(month, courier)));
  expect(sheets.map(({ received }) => received)).toEqual([
    collectedBy(month, 'steadfast'),
    collectedBy(month, 'pathao'),
  ]);
  for (const { more, others, unexplained } of sheets) expect([more, others, unexplained]).toEqual([0, 0, 0]);
  expect(entered('courierCharge'), 'charges').toBe(sumOfTaka(sheets.map(({ charged }) => charged)));
  expect(sheets.map(({ received, charged, paid }) => sumOfTaka([received, -charged, -paid]))).toEqual([0, 0]);
  const byRider = entries.flatMap(({ rider, taka }) => (rider ? taka : []));
  expect(sumOfTaka(byRider), 'by the rider').toBe(collectedBy(month, 'rider'));
  const differences: { missing: number }[] = await shop.read('GET /riders/differences?limit=100');
  expect(sumOfTaka(differences.map(({ missing }) => missing)), 'missing of the rider').toBe(month.missing);
}

const isLost = ({ fate }: PlannedOrder) => fate === 'lost';

/** What all payouts of a courier come to, in both months that the thirty days may touch. */
async function sheetOf({ shop }: Month, courier: Carrier) {
  const payouts = await shop.read(`GET /settlements?limit=100&courier=${courier}`);
  return sumsOfAll(payouts.map(({ sums }: { sums: Parameters<typeof sumsOfAll>[0][number] }) => sums));
}

/** A clerk who calls a buyer sees how often that number has refused. */
async function assertHistories({ shop, orders }: Month): Promise<void> {
  const numbers = [...new Set(orders.map(({ mobileNumber }) => mobileNumber))].slice(0, NUMBERS);
  for (const mobileNumber of numbers) {
    const own = orders.filter((order) => order.mobileNumber === mobileNumber);
    const count = (...fates: Fate[]) => own.filter(({ fate }) => fates.includes(fate)).length;
    const { history } = await shop.done(ADMIN, 'POST /customers', { mobileNumber });
    expect(history, mobileNumber).toMatchObject({
      ordered: own.length,
      delivered: count('delivered', 'partly'),
      refused: count('refused'),
    });
  }
}

/** So many are looked at. */
const NUMBERS = 100;
