import { info as log } from 'firebase-functions/logger';
import { lineId } from '../carts/cart-line.ts';
import { findOnSale } from '../carts/product-facts.ts';
import type { Problem } from '../contract/endpoint.ts';
import type { OrderItem } from '../contract/order-items.ts';
import { Order, type OrderConflict } from '../contract/orders.ts';
import { type DeskMark, newDesk } from '../domain/desk.ts';
import { orderTotal, takenOff } from '../domain/orders.ts';
import { writeNotificationsOfNew } from '../notifications/write-notifications.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type CartDocument,
  carts,
  type DeskDocument,
  desk,
  type OrderDocument,
  orders,
  products,
} from '../platform/database/collections.ts';
import { type OneWrite, optimisticBatch } from '../platform/database/optimistic-batch.ts';
import type { Admin, Customer, Guest } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { type Shortage, type Taking, takingOf } from '../stock/take-stock.ts';
import { tellSoldOut } from '../stock/tell-sold-out.ts';
import { answerOrder } from './answer-order.ts';
import { assertReceivable } from './assert-sums.ts';
import { isOneOfMany } from './many-orders.ts';
import { isOrderFor, isTotal, newOrder } from './new-order.ts';
import { auditedByHand, type ByHand, deskByHand } from './order-by-hand.ts';
import { orderId } from './order-id.ts';
import { nextOrderNumber } from './order-numbers.ts';
import { type OrderRequest, orderedQuantities } from './ordered-quantities.ts';
import { searchKeys } from './search-keys.ts';

/** `number` is absent in a repeated answer for an order of before there were numbers. */
interface Placed {
  insertedId: string;
  number: string | undefined;
}

/**
 * Places an order, takes its pieces out of the customer's cart and, where they are counted, out of the stock, in one
 * atomic write. A repeated key of the same caller answers the first order again, whatever has changed since. It is a
 * conflict when the repeated key comes with another order, when the total differs from today's, when a product is gone, or
 * when there are fewer pieces. With `byHand` an admin writes it down for a guest, in the same write audited, and the key is
 * that admin's. Nothing is locked: prices are those of a moment between call and answer. Only buyers of the same counted
 * product meet in one document.
 */
export async function placeOrder(
  buyer: Guest | Customer,
  request: OrderRequest,
  key: string,
  limiter: RateLimiter,
  { byHand, marks = [] }: { byHand?: ByHand; marks?: readonly DeskMark[] } = {},
): Promise<Placed> {
  const quantities = orderedQuantities(request);
  const caller = byHand?.by ?? buyer;
  const id = orderId(caller.role === 'guest' ? null : caller.uid, key);
  const repeated = (earlier: Stored<OrderDocument>) => {
    if (!isOrderFor(earlier, request, quantities, byHand)) rejectRepeated(caller, earlier);
    return { order: earlier, isRepeated: true, emptied: [] };
  };
  let number: string | undefined; // one for all tries
  const { order, isRepeated, emptied } = await optimisticBatch(async (write) => {
    const all = orders.inBatch(write);
    // Alone: a repeat stays cheap, and whoever has ordered too much costs no more than this.
    const [earlier] = await all.get([id]);
    if (earlier) return repeated(earlier);
    await limiter.count('orders', 'account-orders');
    const [onSale, inCart, isMarked] = await Promise.all([
      onSaleNow(write, quantities),
      linesInCart(write, buyer, quantities),
      byHand ? false : isOneOfMany(request.mobileNumber, Date.now()),
    ]);
    const now = Date.now();
    let taking: Taking;
    try {
      taking = await takingNow(write, request, quantities, onSale, now);
    } catch (error) {
      // All this was read after the key: its own repeat may have placed the order in between.
      const [meanwhile] = error instanceof Conflict ? await orders.get([id]) : [];
      if (meanwhile) return repeated(meanwhile);
      throw error;
    }
    number ??= await nextOrderNumber();
    const order = newOrder(buyer, request, linesOf(onSale), { number, now, byHand });
    if (order.money) assertReceivable(order, takenOff(order.money));
    assertReadable(id, order);
    all.insert(id, { ...order, ...(taking.taken && { taken: taking.taken }), searchKeys: searchKeys(id, order) });
    const opened = openDesk(write, id, order, isMarked ? [...marks, 'manyOrders'] : marks, byHand);
    writeNotificationsOfNew(write, id, order, opened);
    takeFromCart(write, inCart, quantities);
    taking.take();
    return { order, isRepeated: false, emptied: taking.emptied };
  });
  if (isRepeated)
    await limiter.refund('orders', 'account-orders'); // perhaps found only by the write
  else log('Order placed', { id, lines: order.lines.length, totalPrice: order.totalPrice });
  await tellSoldOut(emptied);
  return { insertedId: id, number: order.number };
}

/** The desk of the order; of one that an admin makes, also the entry of the audit. */
function openDesk(
  write: OneWrite,
  id: string,
  order: OrderDocument,
  marks: readonly DeskMark[],
  byHand: ByHand | undefined,
): DeskDocument {
  const { createdAt } = order;
  const opened: DeskDocument = byHand ? deskByHand(createdAt, byHand) : newDesk(createdAt);
  if (marks.length > 0) opened.marks = [...marks];
  desk.inBatch(write).put(id, opened);
  if (!byHand) return opened;
  const label = order.name ?? order.email;
  const after = auditedByHand(order, byHand);
  const { number } = order;
  recordChange(write, byHand.by, { subject: 'order', action: 'add', target: id, label, number, after }, createdAt);
  return opened;
}

function rejectRepeated(caller: Guest | Customer | Admin, { _id, number }: Stored<OrderDocument>): never {
  const which = caller.role === 'guest' ? {} : { insertedId: _id, number };
  throw conflict('key-used-for-another-order', 'This Idempotency-Key has made another order already.', which);
}

interface LineOnSale {
  line: OrderItem;
  isSoldOut: boolean;
  isCounted: boolean;
}

/** The lines at current prices, without deleted and hidden products. */
async function onSaleNow(write: OneWrite, quantities: Map<string, number>): Promise<LineOnSale[]> {
  const found = await findOnSale(products.inBatch(write), [...quantities.keys()]);
  return found.map(({ product: { thumbnail, ...line }, ...facts }) => {
    const quantity = quantities.get(line._id) as number; // a cast: each was found by one of these ids
    return { line: { ...line, quantity }, ...facts };
  });
}

function linesOf(onSale: LineOnSale[]): OrderItem[] {
  return onSale.map(({ line }) => line);
}

/** What the order takes from the stock. @throws {Conflict} when it cannot be placed as it was asked for */
async function takingNow(
  write: OneWrite,
  request: OrderRequest,
  quantities: Map<string, number>,
  onSale: LineOnSale[],
  now: number,
): Promise<Taking> {
  const lines = linesOf(onSale);
  assertThere(quantities, lines);
  const taking = await takingOf(write, countedOf(onSale), now);
  if (taking.short.length > 0) await rejectShort(taking.short, onSale, now);
  assertPrice(request, lines);
  return taking;
}

function countedOf(onSale: LineOnSale[]): OrderItem[] {
  return onSale.filter(({ isCounted }) => isCounted).map(({ line }) => line);
}

function assertThere(quantities: Map<string, number>, lines: OrderItem[]): void {
  const there = new Set(lines.map(({ _id }) => _id));
  const missing = [...quantities.keys()].filter((id) => !there.has(id));
  if (missing.length > 0)
    throw conflict('products-gone', 'Some of the products are gone.', {
      lines,
      totalPrice: orderTotal(lines),
      missing,
    });
}

function assertPrice(request: OrderRequest, lines: OrderItem[]): void {
  const totalPrice = orderTotal(lines);
  if (!isTotal(totalPrice, request))
    throw conflict('price-changed', `The total is ${totalPrice} now.`, { lines, totalPrice });
}

/** Whoever emptied the stock tells the catalogue at once; after so many milliseconds it has failed to. */
const TOLD_AFTER_MS = 10_000;

async function rejectShort(short: Shortage[], onSale: LineOnSale[], now: number): Promise<never> {
  const shownAsThere = new Set(onSale.filter(({ isSoldOut }) => !isSoldOut).map(({ line }) => line._id));
  const untold = short.filter(
    ({ _id, isSoldOut, changedAt }) => isSoldOut && shownAsThere.has(_id) && now - changedAt > TOLD_AFTER_MS,
  );
  await tellSoldOut(untold.map(({ _id }) => _id));
  const lines = linesOf(onSale);
  throw conflict('out-of-stock', 'There are not so many pieces left.', {
    lines,
    totalPrice: orderTotal(lines),
    short: short.map(({ _id, isSoldOut }) => ({ _id, isSoldOut })),
  });
}

/** Refuses an order that would be invalid in lists: nobody would see it, and it would never be delivered. */
function assertReadable(id: string, order: OrderDocument): void {
  Order.parse(answerOrder({ ...order, _id: id }));
}

/** The buyer's cart lines of these products; guests have none here. */
async function linesInCart(write: OneWrite, buyer: Guest | Customer, quantities: Map<string, number>) {
  if (buyer.role === 'guest') return [];
  const ids = [...quantities.keys()].map((id) => lineId(buyer.uid, id));
  return carts.inBatch(write).get(ids, ['productId', 'quantity']);
}

/** Takes the ordered pieces. What was added to the cart after the order page was opened stays there. */
function takeFromCart(
  write: OneWrite,
  inCart: Pick<Stored<CartDocument>, '_id' | 'productId' | 'quantity'>[],
  ordered: Map<string, number>,
): void {
  for (const { _id, productId, quantity } of inCart) {
    const rest = quantity - (ordered.get(productId) ?? quantity);
    if (rest > 0) carts.inBatch(write).changeUnchanged(_id, { quantity: rest });
    else carts.inBatch(write).removeUnchanged(_id);
  }
}

function conflict(code: OrderConflict['code'], detail: string, members: Omit<OrderConflict, keyof Problem>): Conflict {
  return new Conflict(code, detail, members);
}
