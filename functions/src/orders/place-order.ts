import { info as log } from 'firebase-functions/logger';
import { lineId } from '../carts/cart-line.ts';
import { findFacts } from '../carts/product-facts.ts';
import type { Problem } from '../contract/endpoint.ts';
import type { OrderItem } from '../contract/order-items.ts';
import { Order, type OrderConflict } from '../contract/orders.ts';
import type { Stored } from '../database/collection.ts';
import { type CartDocument, carts, desk, type OrderDocument, orders, products } from '../database/collections.ts';
import { inOneWrite, type OneWrite } from '../database/one-write.ts';
import { newDesk } from '../domain/desk.ts';
import { orderTotal } from '../domain/orders.ts';
import type { Customer, Guest } from '../http/access.ts';
import { Conflict } from '../http/errors.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { answerOrder } from './answer-order.ts';
import { isOrderFor, isTotal, newOrder } from './new-order.ts';
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
 * Places an order and takes its pieces out of the customer's cart, in one atomic write. A repeated key of the
 * same caller answers the first order again, whatever has changed since. It is a conflict when the repeated key
 * comes with another order, when the total differs from today's, or when a product is gone. Nothing is locked: prices are
 * those of a moment between call and answer.
 */
export async function placeOrder(
  buyer: Guest | Customer,
  request: OrderRequest,
  key: string,
  limiter: RateLimiter,
): Promise<Placed> {
  const quantities = orderedQuantities(request);
  const id = orderId(buyer.role === 'guest' ? null : buyer.uid, key);
  const { order, isRepeated } = await inOneWrite(async (write) => {
    const all = orders.inBatch(write);
    const [[earlier], lines, inCart] = await Promise.all([
      all.get([id]),
      linesOfNow(write, quantities),
      linesInCart(write, buyer, quantities),
    ]);
    if (earlier) {
      assertRepeated(buyer, earlier, request, quantities);
      return { order: earlier, isRepeated: true };
    }
    await limiter.count('orders', 'account-orders');
    assertAsSeen(request, quantities, lines);
    const number = await nextOrderNumber();
    const order = newOrder(buyer, request, lines, { number, now: Date.now() });
    assertReadable(id, order);
    all.insert(id, { ...order, searchKeys: searchKeys(id, order) });
    desk.inBatch(write).put(id, newDesk(order.createdAt));
    takeFromCart(write, inCart, quantities);
    return { order, isRepeated: false };
  });
  if (isRepeated)
    await limiter.refund('orders', 'account-orders'); // perhaps found only by the write
  else log('Order placed', { id, lines: order.lines.length, totalPrice: order.totalPrice });
  return { insertedId: id, number: order.number };
}

function assertRepeated(
  buyer: Guest | Customer,
  earlier: OrderDocument & { _id: string },
  request: OrderRequest,
  quantities: Map<string, number>,
): void {
  if (isOrderFor(earlier, request, quantities)) return;
  const which = buyer.role === 'guest' ? {} : { insertedId: earlier._id };
  throw conflict('key-used-for-another-order', 'This Idempotency-Key has made another order already.', which);
}

/** The lines at current prices, without deleted products. */
async function linesOfNow(write: OneWrite, quantities: Map<string, number>): Promise<OrderItem[]> {
  const found = await findFacts(products.inBatch(write), [...quantities.keys()]);
  // a cast: each was found by one of these ids
  return found.map(({ thumbnail, ...line }) => ({ ...line, quantity: quantities.get(line._id) as number }));
}

function assertAsSeen(request: OrderRequest, quantities: Map<string, number>, lines: OrderItem[]): void {
  const totalPrice = orderTotal(lines);
  const there = new Set(lines.map(({ _id }) => _id));
  const missing = [...quantities.keys()].filter((id) => !there.has(id));
  if (missing.length > 0)
    throw conflict('products-gone', 'Some of the products are gone.', { lines, totalPrice, missing });
  if (!isTotal(totalPrice, request))
    throw conflict('price-changed', `The total is ${totalPrice} now.`, { lines, totalPrice });
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
