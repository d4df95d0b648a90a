import { info as log } from 'firebase-functions/logger';
import { lineId } from '../carts/cart-line.ts';
import { Order } from '../contract/orders.ts';
import { newAnswerCode } from '../domain/answer-links.ts';
import { newDesk } from '../domain/desk.ts';
import { type DeskMark, withNumberMarks } from '../domain/desk-marks.ts';
import { deductions, orderTotal } from '../domain/orders.ts';
import { withWaitingSince } from '../domain/waiting-since.ts';
import { writeNotificationsOfNew } from '../notifications/write-notifications.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type CartDocument,
  carts,
  type DeskDocument,
  desk,
  numberMarks,
  type OrderDocument,
  orders,
  products,
} from '../platform/database/collections.ts';
import { type OptimisticBatch, optimisticBatch } from '../platform/database/optimistic-batch.ts';
import type { Customer, Guest } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { idOfKey } from '../platform/http/idempotency-key.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { Reservation } from '../stock/take-stock.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { amountsAtCheckout, checkoutSettingsNow } from './amounts-at-checkout.ts';
import { marksOfNumber } from './number-marks.ts';
import { auditedByHand, type ByHand, deskByHand } from './order-by-hand.ts';
import { costsOf, keepCosts } from './order-costs.ts';
import { answerOrder, isOrderFor, newOrder, uidOf } from './order-document.ts';
import { assertReceivable } from './order-guards.ts';
import { ofMobileNumber } from './order-identity.ts';
import { linesOf, onSaleNow, orderConflict, reservationNow } from './order-lines.ts';
import { nextOrderNumber } from './order-numbers.ts';
import { type OrderRequest, orderedQuantities } from './order-quantities.ts';
import { recordMoney } from './record-money.ts';
import { recordWork } from './record-work.ts';
import { searchKeys } from './search-keys.ts';

interface Placed {
  insertedId: string;
  number: string;
}

/**
 * Places an order, takes its products out of the customer's cart and, where they are counted, out of the stock, in one
 * atomic write. A repeated key of the same caller answers the first order again, whatever has changed since; with
 * `begunAsGuest` it is the key that was first tried as a guest, and whichever try comes first makes the one order. It is a
 * conflict when the repeated key comes with another order, when the total or an amount differs from today's,
 * when a product is gone, or when too little is left. With `byHand` the staff enter it for a guest: the same write has
 * the audit entry, and the key is theirs. Nothing is locked: prices are those of a moment between call and answer.
 * Only buyers of the same counted product compete for a document.
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
  const isGuestsKey = caller.role === 'guest' || request.begunAsGuest === true;
  const id = idOfKey(isGuestsKey ? null : caller.uid, key);
  const repeated = (earlier: Stored<OrderDocument>) => {
    const isBuyers = earlier.uid === uidOf(buyer); // else it was placed before its buyer signed in
    if (!isBuyers || !isOrderFor(earlier, request, quantities, byHand))
      rejectRepeated(earlier, isBuyers && caller.role !== 'guest');
    return { order: earlier, isRepeated: true, emptied: [] };
  };
  let orderNumber: string | undefined; // one for all tries
  const { order, isRepeated, emptied } = await optimisticBatch(async (batch) => {
    const all = orders.inBatch(batch);
    // Read first and alone, so that a repeat, and a call beyond the limit, costs no more than this.
    const [earlier] = await all.get([id]);
    if (earlier) return repeated(earlier);
    await limiter.count('orders', 'account-orders');
    const [onSale, inCart, isFrequent, ofNumber, from] = await Promise.all([
      onSaleNow(products.inBatch(batch), quantities),
      linesInCart(batch, buyer, quantities),
      byHand ? false : isSuspiciouslyFrequent(request.mobileNumber, Date.now()),
      marksOfNumber(request.mobileNumber, numberMarks.inBatch(batch)),
      byHand ? undefined : checkoutSettingsNow(request, batch),
    ]);
    const now = Date.now();
    const amounts = amountsAtCheckout(from, request, orderTotal(linesOf(onSale)));
    let reservation: Reservation;
    try {
      reservation = await reservationNow(batch, request, quantities, onSale, { now, amounts });
    } catch (error) {
      // All this was read after the key: a concurrent repeat may have placed the order meanwhile.
      const [meanwhile] = error instanceof Conflict ? await orders.get([id]) : [];
      if (meanwhile) return repeated(meanwhile);
      throw error;
    }
    orderNumber ??= await nextOrderNumber();
    const order = newOrder(buyer, request, linesOf(onSale), { orderNumber, now, amounts, byHand });
    assertReceivable(order, deductions(order));
    assertReadable(id, order);
    all.insert(id, {
      ...order,
      ...(reservation.taken && { taken: reservation.taken }),
      searchKeys: searchKeys(id, order),
    });
    keepCosts(batch, id, costsOf(onSale));
    recordMoney(batch, id, undefined, order, { at: now, by: caller.email });
    const opened = openDesk(
      batch,
      id,
      order,
      withNumberMarks(isFrequent ? [...marks, 'manyOrders'] : marks, ofNumber),
      byHand,
    );
    writeNotificationsOfNew(batch, id, order, opened);
    takeFromCart(batch, inCart, quantities);
    reservation.take();
    return { order, isRepeated: false, emptied: reservation.emptied };
  });
  if (isRepeated)
    await limiter.refund('orders', 'account-orders'); // a repeat may be found only by the write
  else log('Order placed', { id, lines: order.lines.length, totalPrice: order.totalPrice });
  await updateSoldOut(emptied);
  return { insertedId: id, number: order.number };
}

/** The desk of the order; of one that the staff enter, also the entry of the audit. */
function openDesk(
  batch: OptimisticBatch,
  id: string,
  order: OrderDocument,
  marks: readonly DeskMark[],
  byHand: ByHand | undefined,
): DeskDocument {
  const { createdAt } = order;
  const begun = byHand ? deskByHand(createdAt, byHand) : newDesk(createdAt);
  const opened = withWaitingSince<DeskDocument>({ ...begun, answer: { code: newAnswerCode() } }, order);
  if (marks.length > 0) opened.marks = [...marks];
  desk.inBatch(batch).put(id, opened);
  if (!byHand) return opened;
  const label = order.name ?? order.email;
  const after = auditedByHand(order, byHand);
  const { number } = order;
  recordChange(batch, byHand.by, { subject: 'order', action: 'add', target: id, label, number, after }, createdAt);
  recordWork(batch, { order, desk: newDesk(createdAt) }, { order, desk: opened }, createdAt);
  return opened;
}

/** `isTold`: whether the caller is told which order it is. */
function rejectRepeated({ _id, number }: Stored<OrderDocument>, isTold: boolean): never {
  const which = isTold ? { insertedId: _id, number } : {};
  throw orderConflict('key-used-for-another-order', 'This Idempotency-Key has made another order already.', which);
}

/** Rejects an order that would be invalid in lists: nobody would see it, and it would never be delivered. */
function assertReadable(id: string, order: OrderDocument): void {
  Order.parse(answerOrder({ ...order, _id: id }));
}

/** The buyer's cart lines of these products; guests have none here. */
async function linesInCart(batch: OptimisticBatch, buyer: Guest | Customer, quantities: Map<string, number>) {
  if (buyer.role === 'guest') return [];
  const ids = [...quantities.keys()].map((id) => lineId(buyer.uid, id));
  return carts.inBatch(batch).get(ids, ['productId', 'quantity']);
}

/** Removes the ordered quantities. What was added after the order page was opened stays in the cart. */
function takeFromCart(
  batch: OptimisticBatch,
  inCart: Pick<Stored<CartDocument>, '_id' | 'productId' | 'quantity'>[],
  ordered: Map<string, number>,
): void {
  for (const { _id, productId, quantity } of inCart) {
    const rest = quantity - (ordered.get(productId) ?? quantity);
    if (rest > 0) carts.inBatch(batch).updateIfUnmodified(_id, { quantity: rest });
    else carts.inBatch(batch).removeIfUnmodified(_id);
  }
}

/** From this many orders of one mobile number within an hour, it is not one person ordering. */
const SUSPICIOUS_IN_AN_HOUR = 30;

const HOUR_MS = 3_600_000;

/**
 * Whether an order of this mobile number, placed at `now`, is the thirtieth of an hour or a later one, from whatever addresses
 * they came. Costs one read.
 */
async function isSuspiciouslyFrequent(mobileNumber: string, now: number): Promise<boolean> {
  const earlier = await orders.count((all) =>
    ofMobileNumber(all, mobileNumber)
      .where('createdAt', '>', now - HOUR_MS)
      .orderBy('createdAt', 'desc'),
  );
  return earlier + 1 >= SUSPICIOUS_IN_AN_HOUR;
}
