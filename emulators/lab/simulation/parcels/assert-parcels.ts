import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { payoutSums, sumsOfAll } from '@aloghor/functions/domain/payout-sums';
import { isForeign, type RowOwner, sumPaid } from '@aloghor/functions/domain/payouts';
import { ledger, payouts as payoutsStored, stock } from '@aloghor/functions/src/platform/database/collections';
import { expect } from 'vitest';
import { countParcels, type ParcelCounts } from './count-parcels.ts';
import { type FoundOrder, findOrders } from './found-orders.ts';
import { LAMP, STOCK } from './parcel-shop.ts';
import {
  type CourierParcel,
  isOfOrder,
  nameOf,
  type ParcelWorld,
  QUANTITY,
  type SimulatedOrder,
} from './parcel-world.ts';
import { isOnlyPaid, isRestBack, type Meaning, meaningOf } from './ways.ts';

/** What an order is in the end by what its parcel means; `taken`: whether its products have left the stock. */
interface End {
  statuses: readonly string[];
  taken: boolean;
  /** What people may have closed it as nevertheless: the courier has said nothing else, or not yet. */
  closedAs?: readonly string[];
}

const sumOf = (counts: number[]) => counts.reduce((all, one) => all + one, 0);

const IN_SHOP = 'waiting for confirmation';
const OUT = 'Out for Delivery';

const CLOSED = ['Delivered', 'Cancel'];

const ENDS: Record<Meaning, End> = {
  waiting: { statuses: [IN_SHOP], taken: true, closedAs: CLOSED },
  held: { statuses: [IN_SHOP, OUT], taken: true, closedAs: CLOSED },
  lost: { statuses: [IN_SHOP, OUT], taken: true, closedAs: CLOSED },
  'never left': { statuses: [IN_SHOP], taken: true, closedAs: CLOSED },
  'on its way': { statuses: [OUT], taken: true, closedAs: ['Delivered'] },
  delivered: { statuses: ['Delivered'], taken: true },
  'partly delivered': { statuses: ['Delivered'], taken: true },
  'coming back': { statuses: ['Cancel'], taken: true },
  back: { statuses: ['Cancel'], taken: false },
};

/** What holds after every history once nothing is on its way any more. Counted first, so that a failure says how much is wrong. */
export async function assertParcels(world: ParcelWorld, count: (counts: ParcelCounts) => void): Promise<void> {
  const [kept, found] = await Promise.all([world.parcels(), findOrders(world.shop)]);
  const counts = countParcels(world, kept, found);
  count(counts);
  expect(counts).toEqual({ parcels: kept.length, twice: 0, lost: 0, inLimbo: 0 });
  assertTold(kept, found);
  for (const order of found) {
    assertFollows(world, kept, order);
    assertRestAwaited(world, kept, order);
  }
  await assertStock(world, kept, found);
  await assertMoney(world, kept, found);
}

/** What a courier has is what the shop has told it, and still says: nobody has changed it meanwhile. */
function assertTold(kept: CourierParcel[], found: FoundOrder[]): void {
  for (const { courier, invoice, consignmentId, sum, address } of kept) {
    const order = found.find(({ number }) => isOfOrder(invoice, number));
    const known = order?.parcels.find((one) => one.courier === courier && one.invoice === invoice);
    expect(known, invoice).toMatchObject({ consignmentId, taka: sum });
    const isCurrent = order?.parcel?.invoice === invoice && order.parcel.courier === courier;
    if (isCurrent && known?.state !== 'cancelled') expect(order?.address, invoice).toBe(address);
  }
}

/** An order is what its courier says; where people have said otherwise, or not all could be known, somebody is told to look. */
function assertFollows(world: ParcelWorld, kept: CourierParcel[], order: FoundOrder): void {
  const simulated = simulatedAs(world, order);
  const told = toldOf(world, kept, order, simulated);
  const isAsTold = told.statuses.includes(order.status);
  const last = lastOf(world, kept, order);
  if (simulated.isMeddledWith || (last && isOnlyPaid(last.courier, last.way))) {
    const isDoubted = order.parcels.some(({ doubt }) => doubt !== undefined);
    const isClosed = told.closedAs?.includes(order.status) ?? false;
    expect(isAsTold || isDoubted || isClosed, `${order.number} differs, and nobody is told`).toBe(true);
    return;
  }
  const doubts = order.parcels.map(({ doubt }) => doubt).filter((doubt) => doubt !== undefined);
  expect({ status: order.status, isAsTold, doubts }, order.number).toEqual({
    status: order.status,
    isAsTold: true,
    doubts: [],
  });
}

/** Of what was not taken, and is back by its courier's word, somebody is told, until it is counted. */
function assertRestAwaited(world: ParcelWorld, kept: CourierParcel[], order: FoundOrder): void {
  const { isMeddledWith, cameBackLater } = simulatedAs(world, order);
  const last = lastOf(world, kept, order);
  if (!last || isMeddledWith || cameBackLater > 0 || !isRestBack(last.courier, last.way)) return;
  const known = order.parcels.find(({ courier, invoice }) => courier === last.courier && invoice === last.invoice);
  expect(known?.inDoubtSince, `the rest of ${last.invoice}`).toBeLessThanOrEqual(Date.now());
}

/** Its last parcel that was not taken back. */
function lastOf({ cancelled }: ParcelWorld, kept: CourierParcel[], { number }: FoundOrder): CourierParcel | undefined {
  return kept.findLast((parcel) => isOfOrder(parcel.invoice, number) && !cancelled.has(nameOf(parcel)));
}

function simulatedAs({ orders }: ParcelWorld, { id }: FoundOrder): SimulatedOrder {
  return orders.find((one) => one.id === id) as SimulatedOrder; // no others are placed
}

/** By its last parcel; an order without one is in the shop, or where somebody has said. */
function toldOf(
  world: ParcelWorld,
  kept: CourierParcel[],
  order: FoundOrder,
  { isHandedOver, isCountedBack }: SimulatedOrder,
): End {
  const last = lastOf(world, kept, order);
  if (isCountedBack) return ENDS.back;
  const end = ENDS[last ? meaningOf(last.courier, last.way) : 'never left'];
  return isHandedOver && end.statuses.includes(IN_SHOP) ? { ...end, statuses: [IN_SHOP, OUT] } : end;
}

/** What orders have taken, and what is left, is all that there was; closed by hand, it is what the shop says. */
async function assertStock(world: ParcelWorld, kept: CourierParcel[], found: FoundOrder[]): Promise<void> {
  for (const order of found) {
    const simulated = simulatedAs(world, order);
    const { taken } = toldOf(world, kept, order, simulated);
    const expected = taken ? QUANTITY - simulated.cameBackLater : 0;
    if (!simulated.isMeddledWith) expect(order.taken, `taken by ${order.number}`).toBe(expected);
  }
  const [left] = await stock.get([LAMP]);
  expect((left?.count ?? 0) + sumOf(found.map(({ taken }) => taken)), 'left and taken').toBe(STOCK);
}

/** Orders, ledger, payouts and figures say the same. */
async function assertMoney(world: ParcelWorld, kept: CourierParcel[], found: FoundOrder[]): Promise<void> {
  const { shop } = world;
  const entries = await ledger.find((all) => all);
  const entered = (kind: string) => sumOfTaka(entries.flatMap((entry) => (entry.kind === kind ? entry.taka : [])));
  const received = sumOfTaka(found.map(({ paid }) => paid));
  expect(entered('payment'), 'the ledger').toBe(received);
  expect((await shop.read('GET /stats/revenue')).received, 'the figure').toBe(received);
  const { couriers } = await shop.read('GET /settlements/outstanding');
  const toCome = found.filter((order) => CLOSED.includes(order.status) && !order.isPaid && isWithCourier(order));
  const outstanding = sumOfTaka(couriers.map(({ taka }: { taka: number }) => taka));
  expect(outstanding, 'still to come').toBe(sumOfTaka(toCome.map(({ owes }) => owes)));
  assertBeside(world, couriers, entered);
  const inQuestion = await assertPayouts(world, entered('courierCharge'), received);
  for (const order of found) if (order.isPaid && !inQuestion.has(order.id)) assertPaid(world, kept, order);
}

/** Money of other shops, and what was paid for losses, is in the books once, and never as what a buyer has paid. */
function assertBeside(
  { foreign, claimed }: ParcelWorld,
  couriers: { owed?: number }[],
  entered: (kind: string) => number,
): void {
  const paidOf = (wanted: RowOwner) => foreign.filter(({ owner }) => owner === wanted);
  expect(entered('compensation'), 'paid for losses').toBe(0 - claimed);
  expect(entered('adjustment'), 'kept of other shops').toBe(
    0 - sumOfTaka(paidOf('shop').map(({ collected }) => collected)),
  );
  expect(sumOfTaka(couriers.map(({ owed = 0 }) => owed)), 'owed to couriers').toBe(sumPaid(paidOf('courier')));
}

/** What is recorded as received is what its courier has collected. */
function assertPaid(world: ParcelWorld, kept: CourierParcel[], order: FoundOrder): void {
  const last = lastOf(world, kept, order);
  expect(order.paid, `paid for ${order.number}`).toBe(last?.collected ?? last?.sum);
}

/** Whether its money comes by a courier, and not from the person who brought it to its buyer. */
function isWithCourier({ parcel }: FoundOrder): boolean {
  return parcel !== undefined && parcel.state !== 'rejected' && parcel.state !== 'cancelled';
}

/** No row is left over of which nobody is told. Returns the orders of those that somebody is to look at. */
async function assertPayouts({ shop, foreign }: ParcelWorld, charged: number, received: number): Promise<Set<string>> {
  const listed: { _id: string }[] = await shop.read('GET /settlements?limit=100');
  const payouts = await Promise.all(listed.map(({ _id }) => shop.read(`GET /settlements/${_id}`)));
  const rows: PaidRow[] = payouts.flatMap((payout) => payout.rows);
  const accepted = rows.filter(({ isAccepted }) => isAccepted);
  expect(sumOfTaka(accepted.map(({ expected = 0 }) => expected)), 'accepted').toBe(received);
  expect(sumOfTaka(accepted.map(({ charge }) => charge)), 'charged').toBe(charged);
  expect(sumOf(payouts.map(({ waiting }) => waiting)), 'rows that nobody has accepted').toBe(0);
  const stored = await payoutsStored.find((all) => all);
  for (const { _id, sums, ...of } of stored) expect(sums, `the sums of ${_id}`).toEqual(payoutSums(of.rows, of.total));
  const all = sumsOfAll(stored.map(({ sums }) => sums));
  expect(all.received, 'received by payouts').toBe(received);
  expect(all.foreign, 'none of the shop’s').toBe(sumPaid(foreign.filter(isForeign)));
  const found = payouts.flatMap(({ rows, findings }) =>
    findings.flatMap(({ row }: { row?: number }) => (row === undefined ? [] : rows[row])),
  );
  return new Set(found.map(({ orderId }: PaidRow) => orderId ?? ''));
}

interface PaidRow {
  orderId?: string;
  collected: number;
  charge: number;
  expected?: number;
  isAccepted?: true;
}
