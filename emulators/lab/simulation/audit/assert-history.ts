import { isDeepStrictEqual } from 'node:util';
import { AMOUNT_KINDS, takaOfKind } from '@aloghor/functions/domain/amounts';
import { dayOf } from '@aloghor/functions/domain/day-of';
import { RECEIVED_KINDS, type ReceivedKind } from '@aloghor/functions/domain/ledger';
import { linesThatStayed } from '@aloghor/functions/domain/order-outcomes';
import { FIRST_STATUS, isClosed, isInShop, isSent } from '@aloghor/functions/domain/order-status';
import { sumOfTaka, toCollect } from '@aloghor/functions/domain/orders';
import { isStaff } from '@aloghor/functions/domain/roles';
import { quantitiesOf, sumByKey } from '@aloghor/functions/src/orders/order-quantities';
import { expectTrueCopy } from '@aloghor/functions/test/catalogue-copy';
import { expect } from 'vitest';
import { ADMIN, CUSTOMERS, MEMBERS } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Shop } from '../shop.ts';
import type { PlacedOrder, World } from '../world.ts';
import { countOrders } from './count-orders.ts';
import { describeOrder, type Found, readDatabase, roleInWords } from './found.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What holds after every history, read straight from the database. */
export async function assertHistory(shop: Shop, known: Known): Promise<void> {
  const found = await readDatabase(shop.people);
  expect(countOrders(known, found)).toEqual({ lost: 0, double: 0, wrongTotals: 0, doubleCalls: 0 });
  assertTimelines(found);
  assertLedger(found);
  assertWork(found);
  const possible = known.worlds.map(worldInWords);
  const nearest = possible.find((world) => isDeepStrictEqual(world, found.inWords)) ?? possible[0];
  expect(found.inWords).toEqual(nearest);
  await expectTrueCopy();
  await assertCounters(shop, found);
  await assertEarned(shop, found);
}

/** Each timeline begins with the first status, goes on from active ones, or opened again, and ends with the current status. */
function assertTimelines({ orders }: Found): void {
  for (const { _id, status, timeline } of orders) {
    const steps = timeline.map((step) => step.status);
    expect(steps[0], _id).toBe(FIRST_STATUS);
    expect(steps.at(-1), _id).toBe(status);
    const goneOn = timeline
      .slice(1)
      .filter(({ event }, place) => event !== 'reopened' && isClosed(steps[place] ?? status));
    expect(goneOn, `${_id} went on after its end`).toEqual([]);
    const stoodStill = timeline.filter(({ status, other }, place) => !other && status === steps[place - 1]);
    expect(stoodStill, `${_id} stood still`).toEqual([]);
    const times = timeline.map(({ at }) => at);
    expect(times, _id).toEqual(times.toSorted((one, other) => one - other));
  }
}

/** What was received for each order, and by how much less it was, is what the entries of the ledger add up to. */
function assertLedger({ orders, ledger }: Found): void {
  for (const { _id, payment, amounts } of orders) {
    const entries = ledger.filter(({ orderId }) => orderId === _id);
    const sumOf = (kind: ReceivedKind) =>
      sumOfTaka(entries.flatMap((entry) => (entry.kind === kind ? entry.taka : [])));
    const received = RECEIVED_KINDS.map((kind) => [kind, sumOf(kind)]);
    const wanted = RECEIVED_KINDS.map((kind) => [
      kind,
      (kind === 'payment' ? payment?.sum : takaOfKind({ amounts }, kind)) ?? 0,
    ]);
    expect(received, _id).toEqual(wanted);
    expect(sumOfTaka(entries.map(({ less = 0 }) => less)), _id).toBe(payment?.less ?? 0);
  }
}

/** What is counted of each person's parcels is what the audit has of them: those packed, without those that were unpacked again. */
function assertWork({ workDays, changes }: Found): void {
  const ofPacking = changes.flatMap(({ before = {}, after = {} }) => {
    if (after.packedBy) return [{ [String(after.packedBy)]: 1 }];
    const isUnpacked = before.packedBy && Object.keys(before).length === 1; // not because the order was changed
    return isUnpacked ? [{ [String(before.packedBy)]: -1 }] : [];
  });
  const counted = workDays.map(({ by, counts }) => ({ [by]: counts.packed ?? 0 }));
  expect(withoutZeros(sumByKey(counted))).toEqual(withoutZeros(sumByKey(ofPacking)));
}

function withoutZeros(sums: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** What the database should hold in this world, in words. */
function worldInWords({ prices, stock, imports, carts, members, orders }: World): string[] {
  const all = [
    ...Object.entries(prices).map(([id, price]) => `${id} costs ${price / 100}`),
    ...Object.entries(stock).map(([id, quantity]) => `${quantity} of ${id}`),
    ...CUSTOMERS.flatMap((name) =>
      Object.entries(carts[name]).map(([id, quantity]) => `${name} has ${quantity} ${id}`),
    ),
    ...MEMBERS.map((name) => roleInWords(name, members[name].role, isStaff(members[name].role))),
    ...orders.map(orderInWords),
    ...imports.map(({ importId, products }) => {
      const added = products.filter(({ before }) => before === undefined).length;
      return `${importId} added ${added} and changed ${products.length - added}`;
    }),
  ];
  return all.toSorted();
}

function orderInWords({ info, lines, total, amounts, status, timeline, paid, packedBy }: PlacedOrder): string {
  const kinds = AMOUNT_KINDS.filter((kind) => amounts[kind] !== undefined);
  const items = lines.map(({ id, quantity, price }) => `${quantity} ${id} at ${price / 100}`);
  return describeOrder({
    info,
    items,
    total: total / 100,
    amounts: kinds.map((kind) => `${kind} ${(amounts[kind] ?? 0) / 100}`),
    status,
    steps: timeline,
    paid: paid === undefined ? undefined : paid / 100,
    packedBy,
  });
}

/** What the shop has counted along the way is what a recount finds. */
async function assertCounters(shop: Shop, found: Found): Promise<void> {
  const delivered = sumByKey(
    found.orders
      .filter(({ status }) => status === 'Delivered')
      .map(({ lines, outcome }) => quantitiesOf(linesThatStayed(lines, outcome?.cameBack))),
  );
  expect(found.sales.map(({ _id }) => _id)).toEqual(expect.arrayContaining(Object.keys(delivered)));
  const counted = sumByKey(found.salesDays.map(({ pieces }) => pieces));
  expect(withoutZeros(counted)).toEqual(delivered); // what was opened again is 0

  const closed = found.orders.filter(({ status }) => isClosed(status)).length;
  const confirmed = found.orders.filter(({ status, confirmedAt }) => isInShop(status) && confirmedAt !== undefined);
  const packed = confirmed.filter((order) => found.desks.some(({ _id, packed }) => _id === order._id && packed));
  expect(await answerTo(shop, 'GET /stats')).toEqual({
    members: MEMBERS.length,
    items: found.products,
    pending: found.orders.length - closed,
    toCall: found.orders.filter(({ status }) => status === FIRST_STATUS || status === 'Payment successful').length, // nobody calls in it
    aside: 0,
    toPack: confirmed.length - packed.length,
    toHandOver: packed.length,
    toRescue: 0, // no courier is on in it
    inDoubt: 0,
    out: found.orders.filter(({ status }) => isSent(status)).length,
    closed,
    waitingReviews: 0, // nobody reviews in it
    toCollect: {
      orders: found.orders.filter(({ unpaid }) => unpaid).length,
      sum: sumOfTaka(found.orders.map(({ unpaid }) => unpaid?.sum ?? 0)),
    },
  });

  const sold = found.orders.filter(({ status }) => status !== 'Cancel');
  const { days, bestSellers } = await answerTo(shop, 'GET /stats/sales');
  const sum = (field: 'orders' | 'revenue') =>
    days.reduce((all: number, day: Record<typeof field, number>) => all + Math.round(day[field] * 100), 0) / 100;
  expect(sum('orders')).toBe(sold.length);
  expect(sum('revenue')).toBe(sold.reduce((all, { totalPrice }) => all + Math.round(totalPrice * 100), 0) / 100);
  for (const { _id, quantity } of bestSellers) expect(quantity, _id).toBe(delivered[_id]);
  expect(bestSellers).toHaveLength(Math.min(5, Object.keys(delivered).length));
}

/** What the days have earned is what came for the closed orders, and is still to come; nothing has a cost in it. */
async function assertEarned(shop: Shop, { orders }: Found): Promise<void> {
  const { sums } = await answerTo(shop, `GET /stats/profit?from=${dayOf(Date.now() - DAY_MS)}`);
  const earned = orders.flatMap(({ status, totalPrice, amounts, payment, outcome }) => {
    if (!isClosed(status)) return [];
    const ahead = takaOfKind({ amounts }, 'advance') ?? 0;
    const isOwed = status === 'Delivered' || outcome;
    return [payment?.sum ?? (isOwed ? toCollect({ totalPrice, amounts, outcome }) : 0), ahead];
  });
  expect(sumOfTaka([sums.goods, sums.delivery, sums.discount, sums.difference])).toBe(sumOfTaka(earned));
  expect([sums.cost, sums.spoiled, sums.uncosted]).toEqual([0, 0, sums.goods]);
}

async function answerTo(shop: Shop, what: `GET /${string}`) {
  const answer = await shop.ask({ who: ADMIN, what, access: 'revenue:read', happen: () => ({ status: 200 }) });
  expect(answer?.status, what).toBe(200);
  return answer?.body;
}
