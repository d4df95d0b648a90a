import { findOnSale } from '../carts/product-snapshot.ts';
import type { OrderConflict } from '../contract/buyers-orders.ts';
import type { Problem } from '../contract/endpoint.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { Amount } from '../domain/amounts.ts';
import { checkoutSums } from '../domain/checkout.ts';
import { orderTotal } from '../domain/orders.ts';
import type { products } from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';
import { Conflict } from '../platform/http/errors.ts';
import { type Reservation, reservationOf, type Shortage } from '../stock/take-stock.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { areSums, isTotal } from './order-document.ts';
import type { OrderRequest } from './order-quantities.ts';

export interface LineOnSale {
  line: OrderItem;
  isSoldOut: boolean;
  isCounted: boolean;
  cost?: number | undefined;
}

/** The lines at current prices, without deleted and hidden products. */
export async function onSaleNow(
  from: Pick<typeof products, 'get'>,
  quantities: Map<string, number>,
): Promise<LineOnSale[]> {
  const found = await findOnSale(from, [...quantities.keys()]);
  return found.map(({ product: { thumbnail, ...line }, article, ...facts }) => {
    const quantity = quantities.get(line._id) as number; // a cast: each was found by one of these ids
    return { line: { ...line, ...(article && { article }), quantity }, ...facts };
  });
}

export function linesOf(onSale: LineOnSale[]): OrderItem[] {
  return onSale.map(({ line }) => line);
}

/** What the order takes from the stock. @throws {Conflict} when it cannot be placed as it was asked for */
export async function reservationNow(
  batch: OptimisticBatch,
  request: OrderRequest,
  quantities: Map<string, number>,
  onSale: LineOnSale[],
  { now, amounts }: { now: number; amounts: readonly Amount[] },
): Promise<Reservation> {
  const lines = linesOf(onSale);
  assertOnSale(quantities, lines);
  const reservation = await reservationOf(batch, countedOf(onSale), now);
  if (reservation.short.length > 0) await rejectShort(reservation.short, onSale, now);
  assertPrice(request, lines, amounts);
  return reservation;
}

function countedOf(onSale: LineOnSale[]): OrderItem[] {
  return onSale.filter(({ isCounted }) => isCounted).map(({ line }) => line);
}

function assertOnSale(quantities: Map<string, number>, lines: OrderItem[]): void {
  const there = new Set(lines.map(({ _id }) => _id));
  const missing = [...quantities.keys()].filter((id) => !there.has(id));
  if (missing.length > 0)
    throw orderConflict('products-gone', 'Some of the products are gone.', {
      lines,
      totalPrice: orderTotal(lines),
      missing,
    });
}

function assertPrice(request: OrderRequest, lines: OrderItem[], amounts: readonly Amount[]): void {
  const totalPrice = orderTotal(lines);
  const sums = checkoutSums(amounts);
  if (isTotal(totalPrice, request) && areSums(sums, request)) return;
  const all = [`The total is ${totalPrice} now`, ...amounts.map(({ kind, taka }) => `${kind} ${taka}`)].join(', ');
  throw orderConflict('price-changed', `${all}.`, { lines, totalPrice, ...sums });
}

/** The order that emptied the stock updates the catalogue at once; after so many milliseconds it has failed to. */
const UPDATED_AFTER_MS = 10_000;

async function rejectShort(short: Shortage[], onSale: LineOnSale[], now: number): Promise<never> {
  const shownAsThere = new Set(onSale.filter(({ isSoldOut }) => !isSoldOut).map(({ line }) => line._id));
  const notUpdated = short.filter(
    ({ _id, isSoldOut, changedAt }) => isSoldOut && shownAsThere.has(_id) && now - changedAt > UPDATED_AFTER_MS,
  );
  await updateSoldOut(notUpdated.map(({ _id }) => _id));
  const lines = linesOf(onSale);
  throw orderConflict('out-of-stock', 'Not enough in stock.', {
    lines,
    totalPrice: orderTotal(lines),
    short: short.map(({ _id, isSoldOut }) => ({ _id, isSoldOut })),
  });
}

export function orderConflict(
  code: OrderConflict['code'],
  detail: string,
  members: Omit<OrderConflict, keyof Problem>,
): Conflict {
  return new Conflict(code, detail, members);
}
