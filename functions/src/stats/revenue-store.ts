import type { Query } from 'firebase-admin/firestore';
import type { Reply } from '../contract/endpoint.ts';
import type { getRevenue, listRevenue } from '../contract/stats.ts';
import { amountsOf } from '../domain/amounts.ts';
import { type DayRange, timesOf } from '../domain/day-ranges.ts';
import type { ListedFigure } from '../domain/figures.ts';
import { LEDGER_FIGURES, type LedgerFigure } from '../domain/ledger.ts';
import { CANCELLED_STATUS, type OrderStatus, SOLD_STATUSES } from '../domain/order-status.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { answerOrder } from '../orders/order-document.ts';
import { findFakes } from '../orders/orders-store.ts';
import { changeKey, findAuthors } from '../platform/audit/audit-store.ts';
import type { FieldOf, Stored } from '../platform/database/collection.ts';
import { ledger, type OrderDocument, orders } from '../platform/database/collections.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';

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
} as const satisfies Record<string, Figure>;

type ListedOrder = Reply<typeof listRevenue>[number];
type Sum = Reply<typeof getRevenue>['ordered'];

/** Nine sums, without reading a document: each costs one read per thousand orders, or entries, of the range. */
export async function findRevenue(range: DayRange): Promise<Reply<typeof getRevenue>> {
  const sumOf = (figure: keyof typeof FIGURES) => findFigure(FIGURES[figure], range);
  const [ordered, cancelled, confirmed, delivered, unpaid, payments, advances, refunds, differing] = await Promise.all([
    sumOf('ordered'),
    sumOf('cancelled'),
    sumOf('confirmed'),
    sumOf('delivered'),
    sumOf('unpaid'),
    findEntries('payments', range),
    findEntries('advances', range),
    findEntries('refunds', range),
    ledger.sum((all) => within(all, 'at', range).orderBy('at'), 'less'),
  ]);
  return {
    ...range,
    ordered,
    cancelled,
    confirmed,
    delivered,
    unpaid,
    payments,
    advances,
    refunds,
    received: sumOfTaka([payments.sum, advances.sum, refunds.sum]),
    less: sumOfTaka([differing.sum]),
  };
}

/** The database adds fractions of taka in binary; the error is far below a poisha, and rounded away. */
async function findFigure(figure: Figure, range: DayRange): Promise<Sum> {
  const { count, sum } = await orders.sum((all) => inRange(all, figure, range).orderBy(figure.at), figure.sum);
  return { orders: count, sum: sumOfTaka([sum]) };
}

async function findEntries(figure: LedgerFigure, range: DayRange): Promise<Sum> {
  const { count, sum } = await ledger.sum(
    (all) => within(all, 'at', range).where('figure', '==', figure).orderBy('at'),
    'taka',
  );
  return { orders: count, sum: sumOfTaka([sum]) };
}

/**
 * A page of the orders behind a figure, or of the entries of the ledger with their orders. Costs a read for each order
 * and entry, one for each change by which money was received, and one for each order that is cancelled without a reason.
 */
export async function findRevenueOrders(by: ListedFigure, range: DayRange, paging: Paging): Promise<Page<ListedOrder>> {
  if (by === 'received') return findReceived(range, paging);
  const { at } = FIGURES[by];
  const sort = { name: 'oldest', field: at, direction: 'asc' } as const;
  const { entries, next } = await findPage(orders, sort, paging, (all) => inRange(all, FIGURES[by], range));
  return { entries: await withAuthors(entries), next };
}

async function findReceived(range: DayRange, paging: Paging): Promise<Page<ListedOrder>> {
  const sort = { name: 'oldest', field: 'at', direction: 'asc' } as const;
  const { entries, next } = await findPage(ledger, sort, paging, (all) =>
    within(all, 'at', range).where('figure', 'in', LEDGER_FIGURES),
  );
  const ids = [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))];
  const rows = await withAuthors(await orders.get(ids));
  return {
    entries: entries.flatMap(({ orderId, kind, taka, at, by }) => {
      const row = rows.find(({ order }) => order._id === orderId);
      return row ? [{ ...row, entry: { kind, taka, at, by } }] : [];
    }),
    next,
  };
}

function inRange(all: Query, { at, statuses }: Figure, range: DayRange): Query {
  const those = within(all, at, range);
  return statuses ? those.where('status', 'in', statuses) : those;
}

function within(all: Query, at: string, range: DayRange): Query {
  const { start, end } = timesOf(range);
  return all.where(at, '>=', start).where(at, '<', end);
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
