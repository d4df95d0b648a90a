import pMap from 'p-map';
import { ADMIN, CLERK } from '../simulation/cast.ts';
import { LAMP } from '../simulation/parcels/parcel-shop.ts';
import type { CourierParcel } from '../simulation/parcels/parcel-world.ts';
import { AT_ONCE, type Month, RIDER, staffFor } from './month.ts';
import {
  aheadOf,
  collectedOf,
  type Fate,
  keptOf,
  PART,
  type PlannedOrder,
  paidAhead,
  QUANTITY,
  refundOf,
} from './plan.ts';

/** The words of a parcel's way at each courier: when it is fetched, and how it ends. */
const WORDS = {
  steadfast: {
    fetched: 'pending',
    ends: { delivered: 'delivered', partly: 'partial_delivered', refused: 'cancelled', lost: 'exceptional' },
    back: 'cancelled_return_received',
  },
  pathao: {
    fetched: 'picked',
    ends: { delivered: 'delivered', partly: 'partial-delivery', refused: 'returned', lost: 'on-hold' },
    back: 'returned-to-merchant',
  },
} as const satisfies Record<string, { fetched: string; ends: Record<Fate, string>; back: string }>;

type Told = [parcel: CourierParcel, word: string, collected?: number];

async function moveAll({ shop }: Month, told: Told[]): Promise<void> {
  for (const one of told) await shop.account.move(...one);
}

/** The couriers' parcels of these orders. */
async function withParcels(month: Month, orders: PlannedOrder[]) {
  const parcels = await month.parcels();
  return orders.flatMap((order) => {
    const parcel = parcels.get(order.number);
    return parcel && order.carrier !== 'rider' ? [{ order, parcel, words: WORDS[order.carrier] }] : [];
  });
}

export async function fetchParcels(month: Month, orders: PlannedOrder[]): Promise<void> {
  const all = await withParcels(month, orders);
  await moveAll(
    month,
    all.map(({ parcel, words }) => [parcel, words.fetched]),
  );
}

export async function endParcels(month: Month, orders: PlannedOrder[]): Promise<void> {
  const all = await withParcels(month, orders);
  await moveAll(
    month,
    all.map(({ order, parcel, words }) => [
      parcel,
      words.ends[order.fate],
      order.fate === 'partly' ? collectedOf(order) : undefined,
    ]),
  );
  for (const { number } of orders) month.ended.add(number);
}

/** What was refused comes back: of every other parcel the courier says so, the others somebody unpacks first. */
export async function bringBack(month: Month, orders: PlannedOrder[]): Promise<void> {
  const refused = (await withParcels(month, orders)).filter(({ order }) => order.fate === 'refused');
  const [told, scanned] = [0, 1].map((rest) => refused.filter((_, place) => place % 2 === rest));
  await moveAll(month, told?.map(({ parcel, words }) => [parcel, words.back]) ?? []);
  await pMap(scanned ?? [], ({ order }) => countBack(month, order), AT_ONCE);
}

/** Pathao has no word for what it has lost: somebody notes it. */
export async function noteLost({ shop }: Month, orders: PlannedOrder[]): Promise<void> {
  const lost = orders.filter(({ carrier, fate }) => carrier === 'pathao' && fate === 'lost');
  for (const { number } of lost) await shop.done(CLERK, `POST /parcels/${number}/decide`, { decision: 'lost' });
}

/** Somebody counts what came back of a part; where a courier's call was lost, nobody knows before what was collected. */
export async function countParts(month: Month): Promise<void> {
  const due = month.orders.filter(({ carrier, fate, number }) => {
    return carrier !== 'rider' && fate === 'partly' && month.ended.has(number) && !month.counted.has(number);
  });
  for (const order of due) {
    month.counted.add(order.number);
    await closePart(month, order);
  }
}

async function closePart({ shop }: Month, order: PlannedOrder): Promise<void> {
  const cameBack = [{ _id: LAMP, quantity: QUANTITY / 2 }];
  const collected = aheadOf(order)?.as === 'payment' ? PART : collectedOf(order); // an advance stands beside it
  const outcome = { outcome: 'partlyDelivered', reason: 'changedMind', cameBack, collected, received: false };
  await shop.done(CLERK, `POST /orders/admin/${order.id}/outcome`, outcome);
}

/** Gives back what had come ahead of what did not stay with its buyer, as soon as that is known. */
export async function giveBack(month: Month): Promise<void> {
  const due = month.orders.filter((order) => refundOf(order) > 0 && !month.givenBack.has(order.id));
  await pMap(due, (order) => giveBackFor(month, order), AT_ONCE);
}

async function giveBackFor({ shop, counted, givenBack }: Month, order: PlannedOrder): Promise<void> {
  const isPart = order.fate === 'partly';
  if (isPart && order.carrier !== 'rider' && !counted.has(order.number)) return;
  const { status } = await shop.read(`GET /orders/admin/${order.id}`);
  if (status !== (isPart ? 'Delivered' : 'Cancel')) return;
  givenBack.add(order.id);
  const [ahead, kept] = [paidAhead(order), keptOf(order)];
  const part =
    aheadOf(order)?.as === 'payment'
      ? { received: true, toCollect: kept, sumSeen: ahead }
      : { received: false, keptAhead: kept, aheadSeen: ahead };
  await shop.done(ADMIN, `POST /orders/admin/${order.id}/payment`, isPart ? part : { received: false });
}

async function countBack({ shop }: Month, order: PlannedOrder): Promise<void> {
  const cameBack = [{ _id: LAMP, quantity: QUANTITY }];
  await shop.done(staffFor(order), `POST /orders/admin/${order.id}/returned`, { reason: 'changedMind', cameBack });
}

/** The rider comes back in the evening, and hands over the money; now and then some is missing. */
export async function endRidersDay(month: Month, orders: PlannedOrder[], missing: number): Promise<void> {
  const { shop } = month;
  const mine = orders.filter(({ carrier }) => carrier === 'rider');
  await pMap(mine, (order) => endByRider(month, order), AT_ONCE);
  const { day, orders: sheet } = await shop.read(`GET /riders/sheet?rider=${RIDER}&day=${month.today()}`);
  const ended = sheet.filter(({ rider }: { rider: { state: string } }) => rider.state === 'ended');
  const brought = ended.map((order: { _id: string }) => {
    const planned = mine.find(({ id }) => id === order._id);
    return { _id: order._id, taka: planned ? collectedOf(planned) : 0 };
  });
  const expected = brought.reduce((sum: number, { taka }: { taka: number }) => sum + taka, 0);
  await shop.done(ADMIN, 'POST /riders/settlements', {
    rider: RIDER,
    day,
    orders: brought,
    handedOver: expected - missing,
  });
  month.missing += missing;
}

async function endByRider(month: Month, order: PlannedOrder): Promise<void> {
  const { shop } = month;
  const at = `POST /orders/admin/${order.id}` as const;
  const ends: Record<Fate, () => Promise<unknown>> = {
    delivered: () => shop.done(CLERK, `PATCH /orders/admin/${order.id}?status=Delivered`),
    partly: () => closePart(month, order),
    refused: () => countBack(month, order),
    lost: () => shop.done(CLERK, `${at}/another-day`),
  };
  await ends[order.fate]();
}
