import { changedFields } from '../audit/changed-fields.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { listActiveOrders } from '../contract/orders.ts';
import { inTransaction, type Stored } from '../database/collection.ts';
import { type OrderDocument, orders } from '../database/collections.ts';
import {
  ACTIVE_STATUSES,
  type AdminStatus,
  CLOSED_STATUSES,
  isClosed,
  type OrderStatus,
} from '../domain/order-status.ts';
import type { Admin } from '../http/access.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { findPage, type Page } from '../paging/find-page.ts';
import type { ListSort } from '../paging/list-sort.ts';
import { countSales } from './count-sales.ts';
import { searchKey } from './search-keys.ts';
import { statusWithPayment } from './status-with-payment.ts';

type StoredOrder = Stored<OrderDocument>;
type OrdersQuery = Parsed<typeof listActiveOrders>['query'];

const NEWEST: ListSort<'createdAt'> = { name: 'newest', field: 'createdAt', direction: 'desc' };

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

/** Returns how many orders changed: 0 when it has this status already. Closed orders are final. */
export function setStatus(id: string, status: AdminStatus, by: Admin): Promise<number> {
  return changeOrder(id, by, (order) => {
    if (order.status === status) return undefined;
    if (isClosed(order.status)) throw new Conflict('order-closed', 'The order is closed, and history is final.');
    return { status };
  });
}

/** Returns how many orders changed: 0 when the payment was in this state already. */
export function setPayment(id: string, received: boolean, by: Admin): Promise<number> {
  return changeOrder(id, by, (order, now) => {
    if (received === (order.payment !== undefined)) return undefined;
    if (received && order.status === 'Cancel')
      throw new Conflict('order-cancelled', 'The order is cancelled: nothing is to be paid.');
    const payment = received ? { sum: order.totalPrice, at: now } : undefined;
    return { status: statusWithPayment(order, received), payment };
  });
}

type Decision = Partial<Pick<OrderDocument, 'status' | 'payment'>>;

/** Changes an order as `decide` returns, if at all, with its timeline and audit entry in the same transaction. */
function changeOrder(
  id: string,
  by: Admin,
  decide: (order: OrderDocument, now: number) => Decision | undefined,
): Promise<number> {
  return inTransaction(async (transaction) => {
    const all = orders.within(transaction);
    const { _id, ...before } = orThrow(await all.get([id]));
    const now = Date.now();
    const decision = decide(before, now);
    if (!decision) return 0;
    const after = { ...before, ...decision };
    const isMoved = after.status !== before.status;
    if (isMoved) after.timeline = [...before.timeline, { status: after.status, at: now, by: 'shop' }];
    if (isMoved && after.status === 'Delivered') await countSales(transaction, id, before.lines, now);
    all.put(id, after); // the whole document, so that removed fields are deleted
    const label = before.name ?? before.email;
    const changed = changedFields(auditedFacts(before), auditedFacts(after));
    recordChange(transaction, by, { subject: 'order', action: 'update', target: id, label, ...changed }, now);
    return 1;
  });
}

/** `payment` in taka. */
function auditedFacts({ status, payment }: OrderDocument) {
  return { status, payment: payment?.sum };
}

function orThrow([order]: StoredOrder[]): StoredOrder {
  if (!order) throw new NotFound('order');
  return order;
}
