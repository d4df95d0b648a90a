import type { Query } from 'firebase-admin/firestore';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { getRevenue, listRevenue } from '../contract/stats.ts';
import { amountsOf } from '../domain/amounts.ts';
import { type DayRange, timesOf } from '../domain/day-ranges.ts';
import type { ListedFigure } from '../domain/figures.ts';
import { CANCELLED_STATUS, type OrderStatus, SOLD_STATUSES } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { answerOrder } from '../orders/order-document.ts';
import { findFakes } from '../orders/orders-store.ts';
import { changeKey, findAuthors } from '../platform/audit/audit-store.ts';
import type { FieldOf, Stored } from '../platform/database/collection.ts';
import { type OrderDocument, orders } from '../platform/database/collections.ts';
import { findPage, type Page } from '../platform/paging/find-page.ts';

/** The orders of a figure: `at` is the field with the time that counts, `sum` the field to add up. */
interface Figure {
  at: FieldOf<OrderDocument>;
  sum: FieldOf<OrderDocument>;
  statuses?: OrderStatus[];
}

const FIGURES = {
  ordered: { at: 'createdAt', sum: 'totalPrice' },
  cancelled: { at: 'createdAt', sum: 'totalPrice', statuses: [CANCELLED_STATUS] },
  confirmed: { at: 'confirmedAt', sum: 'totalPrice', statuses: SOLD_STATUSES },
  delivered: { at: 'delivered.at', sum: 'delivered.sum' },
  unpaid: { at: 'unpaid.at', sum: 'unpaid.sum' },
  payments: { at: 'payment.at', sum: 'payment.sum' },
  differing: { at: 'payment.at', sum: 'payment.less' },
  advances: { at: 'ahead.at', sum: 'ahead.sum' },
} as const satisfies Record<string, Figure>;

type ListedOrder = Reply<typeof listRevenue>[number];

/** Eight sums, without reading the orders: each costs one read per thousand orders of the range. */
export async function findRevenue(range: DayRange): Promise<Reply<typeof getRevenue>> {
  const sumOf = (figure: keyof typeof FIGURES) => findFigure(FIGURES[figure], range);
  const [ordered, cancelled, confirmed, delivered, unpaid, payments, advances, differing] = await Promise.all([
    sumOf('ordered'),
    sumOf('cancelled'),
    sumOf('confirmed'),
    sumOf('delivered'),
    sumOf('unpaid'),
    sumOf('payments'),
    sumOf('advances'),
    sumOf('differing'),
  ]);
  const received = sumOfTaka([payments.sum, advances.sum]);
  return {
    ...range,
    ordered,
    cancelled,
    confirmed,
    delivered,
    unpaid,
    payments,
    advances,
    received,
    less: differing.sum,
  };
}

/** The database adds fractions of taka in binary; the error is far below a poisha, and rounded away. */
async function findFigure(figure: Figure, range: DayRange) {
  const { count, sum } = await orders.sum((all) => inRange(all, figure, range).orderBy(figure.at), figure.sum);
  return { orders: count, sum: Math.round(sum * 100) / 100 };
}

/** A page of the orders behind a figure. Costs a read for each, one for each payment and advance, and one for each that is cancelled without a reason. */
export async function findRevenueOrders(
  by: ListedFigure,
  range: DayRange,
  paging: Pick<Parsed<typeof listRevenue>['query'], 'limit' | 'cursor'>,
): Promise<Page<ListedOrder>> {
  const { at } = FIGURES[by];
  const sort = { name: 'oldest', field: at, direction: 'asc' } as const;
  const { entries, next } = await findPage(orders, sort, paging, (all) => inRange(all, FIGURES[by], range));
  return { entries: await withAuthors(entries), next };
}

function inRange(all: Query, { at, statuses }: Figure, range: DayRange): Query {
  const { start, end } = timesOf(range);
  const those = all.where(at, '>=', start).where(at, '<', end);
  return statuses ? those.where('status', 'in', statuses) : those;
}

async function withAuthors(found: Stored<OrderDocument>[]): Promise<ListedOrder[]> {
  const [authors, fakes] = await Promise.all([findAuthors(found.flatMap(changesOf)), findFakes(found)]);
  return found.map((order) => ({
    order: answerOrder(order),
    ...(fakes.includes(order._id) && { isFake: true }),
    deliveredAt: order.delivered?.at,
    deliveredSum: order.delivered?.sum,
    recorded: changesOf(order).flatMap((change) => {
      const by = authors.get(changeKey(change));
      return by === undefined ? [] : [{ at: change.at, by }];
    }),
  }));
}

/** The changes by which money was received for an order. */
function changesOf({ _id, payment, ...order }: Stored<OrderDocument>) {
  const received = [...(payment ? [payment] : []), ...amountsOf(order, 'received')];
  return received.map(({ at }) => ({ target: _id, at }));
}
