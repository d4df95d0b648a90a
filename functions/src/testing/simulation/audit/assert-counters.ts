import { expect } from 'vitest';
import { linesThatStayed } from '../../../domain/order-outcomes.ts';
import { FIRST_STATUS, isClosed } from '../../../domain/order-status.ts';
import { addUp, piecesOf } from '../../../orders/pieces-of.ts';
import { ADMIN, MEMBERS } from '../cast.ts';
import type { Shop } from '../shop.ts';
import type { Found } from './found.ts';

/** What the shop has counted along the way is what a recount finds. */
export async function assertCounters(shop: Shop, found: Found): Promise<void> {
  const delivered = addUp(
    found.orders
      .filter(({ status }) => status === 'Delivered')
      .map(({ lines, outcome }) => piecesOf(linesThatStayed(lines, outcome?.cameBack))),
  );
  expect(found.sales.map(({ _id }) => _id)).toEqual(expect.arrayContaining(Object.keys(delivered)));
  const counted = Object.entries(addUp(found.salesDays.map(({ pieces }) => pieces)));
  expect(Object.fromEntries(counted.filter(([, pieces]) => pieces !== 0))).toEqual(delivered); // what was opened again is 0

  const closed = found.orders.filter(({ status }) => isClosed(status)).length;
  expect(await answerTo(shop, 'GET /stats')).toEqual({
    members: MEMBERS.length,
    items: found.products,
    pending: found.orders.length - closed,
    toCall: found.orders.filter(({ status }) => status === FIRST_STATUS).length, // nobody calls in it
    closed,
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

async function answerTo(shop: Shop, what: `GET /${string}`) {
  const answer = await shop.ask({ who: ADMIN, what, access: 'admin', happen: () => ({ status: 200 }) });
  expect(answer?.status, what).toBe(200);
  return answer?.body;
}
