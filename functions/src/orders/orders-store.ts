import type { Query } from 'firebase-admin/firestore';
import type { Parsed } from '../contract/endpoint.ts';
import type { LedgerEntry, listOrderHistory, setOrderPayment, setOrderStatus } from '../contract/orders.ts';
import { typedOrderDigits, typedOrderNumber } from '../domain/order-number.ts';
import {
  ACTIVE_STATUSES,
  CANCELLED_STATUS,
  CLOSED_STATUSES,
  isCancelled,
  isSent,
  type OrderStatus,
  SENT_STATUS,
  type StaffStatus,
} from '../domain/order-status.ts';
import { mayBuyerCancel } from '../domain/orders.ts';
import { asItWasCopied } from '../domain/pasted-address.ts';
import { ZONES } from '../domain/places.ts';
import { hasPermission } from '../domain/roles.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type DeskDocument,
  desk as desks,
  ledger,
  type OrderDocument,
  orders,
} from '../platform/database/collections.ts';
import type { Customer, Guest, Staff } from '../platform/http/access.ts';
import { Conflict, Forbidden, NotFound } from '../platform/http/errors.ts';
import { idOfKey } from '../platform/http/idempotency-key.ts';
import { type Position, readCursor, writeCursor } from '../platform/paging/cursor.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';
import { inSortOrder, type ListSort } from '../platform/paging/list-sort.ts';
import { countChanged, type Decision, orThrow } from './change-order.ts';
import { assertOpen } from './order-guards.ts';
import { isSameMobileNumber, ofMobileNumber } from './order-identity.ts';
import { afterPayment, afterStatus } from './order-payment.ts';
import { isFoundBy, searchKey, storedKey } from './search-keys.ts';
import { toldInPanel } from './told-in-panel.ts';

type StoredOrder = Stored<OrderDocument>;
/** Of the list with the most filters. */
type OrdersQuery = Omit<Parsed<typeof listOrderHistory>['query'], 'with'>;

const NEWEST: ListSort<'createdAt'> = { name: 'newest', field: 'createdAt', direction: 'desc' };
/** Only confirmed orders have this field, so the sort alone leaves out all others. */
const LAST_CONFIRMED: ListSort<'confirmedAt'> = { name: 'confirmed', field: 'confirmedAt', direction: 'desc' };
/** The same of those of which money is to come: what waits longest is asked for first. */
const LONGEST_UNPAID: ListSort<'unpaid.at'> = { name: 'oldest', field: 'unpaid.at', direction: 'asc' };

/** How a list of orders is sorted, where it is not searched: all of them, and the confirmed ones alone. */
interface OrderSorts {
  placed: ListSort<'createdAt'>;
  confirmed: ListSort<'confirmedAt'>;
}

const NEWEST_FIRST: OrderSorts = { placed: NEWEST, confirmed: LAST_CONFIRMED };
/** For work: what waits longest is done first. */
const LONGEST_FIRST: OrderSorts = {
  placed: { name: 'longestPlaced', field: 'createdAt', direction: 'asc' },
  confirmed: { name: 'longestConfirmed', field: 'confirmedAt', direction: 'asc' },
};

/** A page of all orders of a mobile number, the newest first. */
export function findOrdersOfNumber(mobileNumber: string, paging: Paging): Promise<Page<StoredOrder>> {
  return findPage(orders, NEWEST, paging, (all) => ofMobileNumber(all, mobileNumber));
}

/** One of the active orders of a mobile number, if there is any. */
export function findActiveOfNumber(mobileNumber: string): Promise<StoredOrder[]> {
  return orders.find((all) => ofMobileNumber(all, mobileNumber).where('status', 'in', ACTIVE_STATUSES).limit(1));
}

/** A customer's orders, the newest first. */
export function findOrdersOf(uid: string): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('uid', '==', uid).orderBy('createdAt', 'desc'));
}

/** A customer's last order, if there is any. */
export function findLastOf(uid: string): Promise<StoredOrder[]> {
  return orders.find((all) => all.where('uid', '==', uid).orderBy('createdAt', 'desc').limit(1));
}

/** A page of everybody's active orders, the newest first. */
export function findActiveOrders(query: OrdersQuery): Promise<Page<StoredOrder>> {
  return findOrders(ACTIVE_STATUSES, query, (found) => found);
}

/**
 * A page of the active orders that `choose` returns, which may add to each, and gets all that are read for a page: what waits
 * longest first, of a search the newest.
 */
export function findOrdersToDo<Chosen extends StoredOrder>(
  query: OrdersQuery,
  choose: Choose<Chosen>,
): Promise<Page<Chosen>> {
  return findOrders(ACTIVE_STATUSES, query, choose, LONGEST_FIRST);
}

/** A page of everybody's closed orders, the newest first; of unpaid ones the oldest. */
export function findClosedOrders(query: OrdersQuery): Promise<Page<StoredOrder>> {
  return findOrders(CLOSED_STATUSES, query, (found) => found);
}

type Choose<Chosen> = (found: StoredOrder[]) => Chosen[] | Promise<Chosen[]>;

async function findOrders<Chosen extends StoredOrder>(
  statuses: OrderStatus[],
  { status, area, confirmed, unpaid, q = '', ...paging }: OrdersQuery,
  choose: Choose<Chosen>,
  sorts = NEWEST_FIRST,
): Promise<Page<Chosen>> {
  const wanted = status ? statuses.filter((one) => status.includes(one)) : statuses;
  if (wanted.length === 0) return { entries: [], next: undefined };
  const ofStatus = (all: Query) => all.where('status', 'in', wanted);
  const key = searchKey(q);
  const sort = confirmed ? sorts.confirmed : unpaid ? LONGEST_UNPAID : sorts.placed;
  if (key === undefined) return scanOrders(sort, paging, (all) => inArea(ofStatus(all), area), choose);
  // One index serves all searches: it knows the beginning of the key, and the rest is compared here.
  const alike = (all: Query) => ofStatus(all).where('searchKeys', 'array-contains', storedKey(key));
  const isWanted = (order: StoredOrder) =>
    isFoundBy(order, key) &&
    isInArea(order, area) &&
    (!confirmed || order.confirmedAt !== undefined) &&
    (!unpaid || order.unpaid !== undefined);
  return scanOrders(NEWEST, paging, alike, (read) => choose(read.filter(isWanted)));
}

/** Orders that are read for a page at most; then it may be short, and the next one goes on. */
const SCANNED_MAXIMUM = 500;
/** Orders that are read at once where not all of the first ones were chosen. */
const READ_ON = 50;

/** A page of the chosen orders of a query. Costs one read more than it has entries, where all are chosen. */
async function scanOrders<Chosen extends StoredOrder>(
  sort: ListSort<'createdAt' | 'confirmedAt' | 'unpaid.at'>,
  { limit = Number.POSITIVE_INFINITY, cursor }: Paging,
  asked: (all: Query) => Query,
  choose: Choose<Chosen>,
): Promise<Page<Chosen>> {
  const positionOf = (order: StoredOrder | undefined): Position | undefined =>
    order && { at: timesOf(order)[sort.field] ?? 0, id: order._id };
  const found: Chosen[] = [];
  let scanned = 0;
  let after = cursor === undefined ? undefined : readCursor(cursor, sort.name);
  let isEnd = false;
  while (!isEnd && found.length <= limit && scanned < SCANNED_MAXIMUM) {
    const wanted = scanned === 0 ? limit + 1 : Math.max(limit + 1 - found.length, READ_ON);
    const read = await orders.find((all) => inSortOrder(asked(all), sort, wanted, after));
    found.push(...(await choose(read)));
    scanned += read.length;
    isEnd = read.length < wanted;
    after = positionOf(read.at(-1)) ?? after;
  }
  const entries = found.slice(0, limit);
  const last = found.length > limit ? positionOf(entries.at(-1)) : isEnd ? undefined : after;
  return { entries, next: last && writeCursor(last, sort.name) };
}

function timesOf({ createdAt, confirmedAt, unpaid }: StoredOrder) {
  return { createdAt, confirmedAt, 'unpaid.at': unpaid?.at };
}

function isInArea({ place }: StoredOrder, area: OrdersQuery['area']): boolean {
  return area === undefined || place?.zone === area || place?.district === area;
}

function inArea(found: Query, area: OrdersQuery['area']): Query {
  if (area === undefined) return found;
  const isZone = ZONES.some((zone) => zone === area);
  return found.where(isZone ? 'place.zone' : 'place.district', '==', area);
}

/** How many orders of a mobile number are looked through for the digits of a number. */
const TRACKED_BY_DIGITS = 20;

/**
 * The order of this id, or number, if it was placed with this mobile number; by the digits of a number alone the newest order of
 * the mobile number that ends so. @throws {NotFound}
 */
export async function findTracked(idOrOrderNumber: string, mobileNumber: string): Promise<StoredOrder> {
  const digits = typedOrderDigits(idOrOrderNumber);
  if (digits) return orThrow((await newestOf(mobileNumber)).filter((order) => order.number?.endsWith(`-${digits}`)));
  return withMobileNumber(await findNamed(idOrOrderNumber), mobileNumber);
}

function newestOf(mobileNumber: string): Promise<StoredOrder[]> {
  return orders.find((all) => ofMobileNumber(all, mobileNumber).orderBy('createdAt', 'desc').limit(TRACKED_BY_DIGITS));
}

/** A customer's own order, by its id or number. @throws {NotFound} also for another's, and for guests */
export async function findOwnOrder(idOrOrderNumber: string, buyer: Guest | Customer): Promise<StoredOrder> {
  if (buyer.role === 'guest') throw new NotFound('order');
  return orThrow((await findNamed(idOrOrderNumber)).filter(({ uid }) => uid === buyer.uid));
}

/** Those with this id, or number. */
export function findNamed(idOrOrderNumber: string): Promise<StoredOrder[]> {
  const orderNumber = typedOrderNumber(idOrOrderNumber);
  return orderNumber
    ? orders.find((all) => all.where('number', '==', orderNumber))
    : orders.get([asItWasCopied(idOrOrderNumber)]);
}

/** The order that a guest placed with this idempotency key, and this mobile number. @throws {NotFound} */
export async function findPlacedWith(key: string, mobileNumber: string): Promise<StoredOrder> {
  const found = await orders.get([idOfKey(null, key)]);
  return withMobileNumber(
    found.filter(({ uid }) => uid === null),
    mobileNumber,
  );
}

/** The order that this customer placed with this idempotency key, which may have been a guest's before; if there is any. */
export async function findPlacedBy(uid: string, key: string): Promise<StoredOrder[]> {
  const found = await orders.get([idOfKey(uid, key), idOfKey(null, key)]);
  return found.filter((order) => order.uid === uid);
}

function withMobileNumber(found: StoredOrder[], mobileNumber: string): StoredOrder {
  return orThrow(found.filter((order) => isSameMobileNumber(order.mobileNumber, mobileNumber)));
}

/** Those of these orders that exist, the newest first. */
export async function findSomeOrders(ids: string[]): Promise<StoredOrder[]> {
  const found = await orders.get([...new Set(ids)]);
  return found.toSorted((one, other) => other.createdAt - one.createdAt);
}

/** @throws {NotFound} */
export async function findOrder(id: string): Promise<StoredOrder> {
  return orThrow(await orders.get([asItWasCopied(id)]));
}

/** What only the staff read of an order; no notes for one that is not there. */
export async function findStaffOnly(
  id: string,
): Promise<Pick<DeskDocument, 'asideSince' | 'notes' | 'packed' | 'printed' | 'parcel' | 'rider'>> {
  const [{ asideSince, notes = [], packed, printed, parcel, rider } = {}] = await desks.get(
    [id],
    ['asideSince', 'notes', 'packed', 'printed', 'parcel', 'rider'],
  );
  return { asideSince, notes, packed, printed, parcel, rider };
}

/** What came for an order and what went back, oldest first. Costs a read for each. */
export async function findEntries(orderId: string): Promise<LedgerEntry[]> {
  const entries = await ledger.find((all) => all.where('orderId', '==', orderId));
  return entries
    .filter(({ taka }) => taka !== 0)
    .map(({ figure, ...entry }) => ({ ...entry, ...(!figure && { isMoved: true }) }))
    .toSorted((one, other) => one.at - other.at);
}

/** The ids of those that the desk took for fakes. Costs one read for each cancelled one whose reason its buyer does not know. */
export async function findFakes(found: Pick<StoredOrder, '_id' | 'status' | 'closedFor'>[]): Promise<string[]> {
  const unexplained = found.filter(({ status, closedFor }) => isCancelled(status) && !closedFor);
  const opened = await desks.get(
    unexplained.map(({ _id }) => _id),
    ['state'],
  );
  return opened.filter(({ state }) => state === 'fake').map(({ _id }) => _id);
}

/**
 * Returns how many orders changed: 0 when it has this status, and payment, already. Closed orders are final. Those who
 * may only hand over do so with confirmed orders: they see no others. @throws {Forbidden} {Conflict} {NotFound}
 */
export function setStatus(
  id: string,
  status: StaffStatus,
  by: Staff,
  received?: Parsed<typeof setOrderStatus>['body'],
): Promise<number> {
  const mayChange = hasPermission(by.role, 'orders:change');
  if (!mayChange && !isSent(status))
    throw new Forbidden('not-permitted', `This is not for ${by.role}s: only '${SENT_STATUS}' is.`);
  if (received && !hasPermission(by.role, 'payments:change'))
    throw new Forbidden('not-permitted', `Payments are not for ${by.role}s.`);
  return countChanged(id, by, ({ order }, at) => {
    if (!mayChange && order.confirmedAt === undefined) throw new NotFound('order');
    return afterStatus(order, status, received, at);
  });
}

/** Returns how many orders changed: 0 when the payment was in this state already. @throws {Conflict} {NotFound} */
export function setPayment(id: string, asked: Parsed<typeof setOrderPayment>['body'], by: Staff): Promise<number> {
  return countChanged(id, by, (current, at, transaction) => {
    const change = afterPayment(current.order, asked, at);
    return change && asked.inPanel ? toldInPanel(transaction, current, change) : change;
  });
}

/**
 * Cancels an order for its buyer, until the shop has confirmed it or has money for it. Returns how many orders changed: 0 when it is cancelled
 * already. @throws {Conflict}, {NotFound} also for another's
 */
export function cancelOwnOrder(id: string, buyer: Customer): Promise<number> {
  return countChanged(id, buyer, ({ order }) => {
    if (order.uid !== buyer.uid) throw new NotFound('order');
    return cancelledByBuyer(order);
  });
}

/** Undefined for an order that is cancelled already. @throws {Conflict} */
export function cancelledByBuyer(order: OrderDocument): Decision | undefined {
  if (isCancelled(order.status)) return undefined;
  assertOpen(order);
  if (!mayBuyerCancel(order))
    throw new Conflict('order-confirmed', 'The order is confirmed, or its money has come: only the shop cancels it.');
  return { order: { status: CANCELLED_STATUS, closedFor: 'byBuyer' }, event: 'cancelledByBuyer' };
}

/** The order of this number. @throws {NotFound} */
export async function findNumbered(orderNumber: string): Promise<StoredOrder> {
  return orThrow(await orders.find((all) => all.where('number', '==', orderNumber)));
}
