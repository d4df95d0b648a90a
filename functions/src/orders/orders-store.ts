import { recordChange } from '../audit/record-change.ts';
import { inTransaction, type Stored } from '../collection.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { type AdminStatus, isClosed, type listAllOrders, type OrderStatus } from '../contract/orders.ts';
import { type OrderDocument, orders } from '../firestore.ts';
import type { Admin } from '../http/access.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { findPage, type Page } from '../paging/find-page.ts';
import type { ListOrder } from '../paging/list-order.ts';
import { countSales } from './count-sales.ts';
import { searchKey } from './search-keys.ts';
import { ACTIVE_STATUSES, CLOSED_STATUSES } from './statuses.ts';

type StoredOrder = Stored<OrderDocument>;
type OrdersQuery = Parsed<typeof listAllOrders>['query'];

const NEWEST: ListOrder<'createdAt'> = { name: 'newest', field: 'createdAt', direction: 'desc' };

/** A customer's orders, the newest first. */
export function findOrdersOf(uid: string): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('uid', '==', uid).orderBy('createdAt', 'desc'));
}

/** A page of everybody's active orders, the newest first. */
export function findActiveOrders(query: OrdersQuery): Promise<Page<StoredOrder>> {
  return findOrders(ACTIVE_STATUSES, query);
}

/** A page of everybody's closed orders, the newest first. */
export function findClosedOrders(query: OrdersQuery): Promise<Page<StoredOrder>> {
  return findOrders(CLOSED_STATUSES, query);
}

async function findOrders(statuses: OrderStatus[], { status, q = '', ...paging }: OrdersQuery) {
  const wanted = status ? statuses.filter((one) => one === status) : statuses;
  if (wanted.length === 0) return { entries: [], next: undefined };
  const key = searchKey(q);
  return findPage(orders, NEWEST, paging, (all) => {
    const ofStatus = all.where('status', 'in', wanted);
    return key === undefined ? ofStatus : ofStatus.where('searchKeys', 'array-contains', key);
  });
}

/** @throws {NotFound} */
export async function findOrder(id: string): Promise<StoredOrder> {
  return orThrow(await orders.get([id]));
}

/** Answers how many orders are another now: none when it has this status already. History is final. */
export function setStatus(id: string, status: AdminStatus, by: Admin): Promise<number> {
  return inTransaction(async (transaction) => {
    const all = orders.within(transaction);
    const order = orThrow(await all.get([id]));
    if (order.status === status) return 0;
    if (isClosed(order.status)) throw new Conflict('The order is closed, and history is final.');
    const now = Date.now();
    all.change(id, { status, timeline: [...order.timeline, { status, at: now, by: 'shop' }] });
    if (status === 'Delivered') countSales(transaction, order.lines, now);
    const changed = { before: { status: order.status }, after: { status } };
    const label = order.name ?? order.email;
    recordChange(transaction, by, { subject: 'order', action: 'update', target: id, label, ...changed }, now);
    return 1;
  });
}

function orThrow([order]: StoredOrder[]): StoredOrder {
  if (!order) throw new NotFound('order');
  return order;
}
