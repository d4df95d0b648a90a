import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { listPacking, PackingOrder } from '../contract/packing.ts';
import { isUnconfirmed } from '../domain/order-status.ts';
import { scannedOrder } from '../domain/packing.ts';
import { consignmentKey, isVoid } from '../domain/parcels.ts';
import { hasPermission } from '../domain/roles.ts';
import { orThrow } from '../orders/change-order.ts';
import { answerOrder } from '../orders/order-document.ts';
import { findNamed, findOrdersToDo, findSomeOrders } from '../orders/orders-store.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, type OrderDocument, orders, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import type { Page } from '../platform/paging/find-page.ts';

type StoredOrder = Stored<OrderDocument>;

/**
 * A page of the active orders, the one that waits longest first. Costs two reads more than twice its entries; of those alone that are packed, or not, it
 * reads on until it is full.
 */
export async function findPacking(
  { packed, ...query }: Parsed<typeof listPacking>['query'],
  by: Staff,
): Promise<Page<PackingOrder>> {
  const confirmed = seesUnconfirmed(by) ? query.confirmed : 'true';
  const page = await findOrdersToDo({ ...query, confirmed }, async (found) => {
    const all = await withNotes(found);
    return packed ? all.filter((order) => (order.packed !== undefined) === (packed === 'true')) : all;
  });
  return { ...page, entries: page.entries.map(answerOrder) };
}

/** These orders as they are now, the newest first, with the shelves of their products. Costs one read more than two for each. */
export async function findSomePacking(ids: string[], by: Staff): Promise<PackingOrder[]> {
  const [found, catalogue] = await Promise.all([findSomeOrders(ids), currentCatalogue()]);
  const seen = await withNotes(found.filter((order) => isSeen(order, by)));
  return seen.map(answerOrder).map((order) => ({
    ...order,
    orderItems: order.orderItems.map((item) => ({ ...item, shelf: catalogue.entry(item._id)?.internal.shelf })),
  }));
}

/** @throws {NotFound} */
export async function findScanned(code: string, by: Staff): Promise<PackingOrder> {
  const named = await findNamed(scannedOrder(code) ?? code);
  const found = named.length > 0 ? named : await findLabelled(code);
  const order = orThrow(await withNotes(found.filter((one) => isSeen(one, by))));
  return answerOrder(order);
}

/** What can stand on a courier's label of a parcel. */
const ON_LABEL = ['invoice', 'consignmentId', 'trackingCode'] as const;

/** More parcels than couriers have one number for: a new attempt has another invoice. */
const OF_ONE_LABEL = 10;

/** The order of the parcel with this label; none where several orders have one: couriers number theirs alike. */
async function findLabelled(label: string): Promise<StoredOrder[]> {
  const written = [...new Set([label, consignmentKey(label)])];
  const found = await Promise.all(
    ON_LABEL.map((field) => parcels.find((all) => all.where(field, 'in', written).limit(OF_ONE_LABEL))),
  );
  const ids = new Set(found.flat().flatMap(({ state, orderId }) => (isVoid(state) ? [] : orderId)));
  return ids.size === 1 ? orders.get([...ids]) : [];
}

/** The orders with what is noted of their parcels. */
async function withNotes(found: StoredOrder[]) {
  const opened = await desks.get(
    found.map(({ _id }) => _id),
    ['packed', 'printed', 'parcel', 'rider'],
  );
  const notes = new Map(opened.map((desk) => [desk._id, desk]));
  return found.map((order) => ({ ...order, ...notes.get(order._id) }));
}

/** How many orders wait to be packed. One read for each thousand. */
export function countToPack(): Promise<number> {
  return desks.count((all) => all.orderBy('toPackSince'));
}

/** Whether somebody may see an order here: a packer also one that is no more in the shop, of which they may hold a slip or the parcel. */
export function isSeen(order: OrderDocument, by: Staff): boolean {
  return !isUnconfirmed(order) || seesUnconfirmed(by);
}

/** Orders that their buyers have not confirmed are the desk's. */
function seesUnconfirmed({ role }: Staff): boolean {
  return hasPermission(role, 'orders:read');
}
