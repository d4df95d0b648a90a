import { randomUUID } from 'node:crypto';
import { inTransaction, type Stored } from '../collection.ts';
import { ADMIN_STATUSES, type AdminStatus, FIRST_STATUS, isClosed, type OrderStatus } from '../contract/orders.ts';
import { audit, type OrderDocument, orders } from '../firestore.ts';
import type { Admin } from '../http/access.ts';
import { Conflict, NotFound } from '../http/errors.ts';

type StoredOrder = Stored<OrderDocument>;

const STATUSES: OrderStatus[] = [FIRST_STATUS, ...ADMIN_STATUSES];
const CLOSED = STATUSES.filter(isClosed);
const ACTIVE = STATUSES.filter((status) => !isClosed(status));

/** A customer's orders, the newest first. */
export function findOrdersOf(uid: string): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('uid', '==', uid).orderBy('createdAt', 'desc'));
}

/** Everybody's active orders, the newest first. */
export function findActiveOrders(): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('status', 'in', ACTIVE).orderBy('createdAt', 'desc'));
}

/** Everybody's closed orders, the newest first. */
export function findClosedOrders(): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('status', 'in', CLOSED).orderBy('createdAt', 'desc'));
}

/** @throws {NotFound} */
export async function findOrder(id: string): Promise<StoredOrder> {
  return orThrow(await orders.get([id]));
}

/** Answers how many orders are another now: none when it has this status already. History is final. */
export function setStatus(id: string, status: AdminStatus, { uid, email }: Admin): Promise<number> {
  return inTransaction(async (transaction) => {
    const all = orders.within(transaction);
    const { status: before, timeline } = orThrow(await all.get([id]));
    if (before === status) return 0;
    if (isClosed(before)) throw new Conflict('The order is closed, and history is final.');
    const now = Date.now();
    all.change(id, { status, timeline: [...timeline, { status, at: now, by: 'shop' }] });
    const change = { what: 'order status', of: id, before, after: status } as const;
    audit.within(transaction).insert(randomUUID(), { who: { uid, email }, when: now, ...change });
    return 1;
  });
}

function orThrow([order]: StoredOrder[]): StoredOrder {
  if (!order) throw new NotFound('order');
  return order;
}
