import { findOnSale } from '../carts/product-snapshot.ts';
import { partOf } from '../catalogue/settings-of.ts';
import type { OrderConflict } from '../contract/buyers-orders.ts';
import type { Problem } from '../contract/endpoint.ts';
import type { OrderItem } from '../contract/order-items.ts';
import type { DeliverySettings } from '../domain/delivery.ts';
import { orderTotal } from '../domain/orders.ts';
import { products, settings } from '../platform/database/collections.ts';
import type { OptimisticBatch } from '../platform/database/optimistic-batch.ts';
import { Conflict } from '../platform/http/errors.ts';
import { type Reservation, reservationOf, type Shortage } from '../stock/take-stock.ts';
import { updateSoldOut } from '../stock/update-sold-out.ts';
import { isDeliveryCharge, isTotal } from './order-document.ts';
import type { OrderRequest } from './order-quantities.ts';

interface LineOnSale {
  line: OrderItem;
  isSoldOut: boolean;
  isCounted: boolean;
}

/** The lines at current prices, without deleted and hidden products. */
export async function onSaleNow(batch: OptimisticBatch, quantities: Map<string, number>): Promise<LineOnSale[]> {
  const found = await findOnSale(products.inBatch(batch), [...quantities.keys()]);
  return found.map(({ product: { thumbnail, ...line }, ...facts }) => {
    const quantity = quantities.get(line._id) as number; // a cast: each was found by one of these ids
    return { line: { ...line, quantity }, ...facts };
  });
}

export function linesOf(onSale: LineOnSale[]): OrderItem[] {
  return onSale.map(({ line }) => line);
}

/** What the shop charges for deliveries now; read only for an order with a place. */
export async function deliverySettingsNow(
  batch: OptimisticBatch,
  { place }: OrderRequest,
): Promise<DeliverySettings | undefined> {
  if (!place) return undefined;
  const [stored] = await settings.inBatch(batch).get(['delivery']);
  return partOf('delivery', stored);
}

/** What the order takes from the stock. @throws {Conflict} when it cannot be placed as it was asked for */
export async function reservationNow(
  batch: OptimisticBatch,
  request: OrderRequest,
  quantities: Map<string, number>,
  onSale: LineOnSale[],
  { now, deliveryCharge }: { now: number; deliveryCharge: number | undefined },
): Promise<Reservation> {
  const lines = linesOf(onSale);
  assertOnSale(quantities, lines);
  const reservation = await reservationOf(batch, countedOf(onSale), now);
  if (reservation.short.length > 0) await rejectShort(reservation.short, onSale, now);
  assertPrice(request, lines, deliveryCharge);
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

function assertPrice(request: OrderRequest, lines: OrderItem[], deliveryCharge: number | undefined): void {
  const totalPrice = orderTotal(lines);
  if (isTotal(totalPrice, request) && isDeliveryCharge(deliveryCharge, request)) return;
  const of = deliveryCharge === undefined ? '' : `, and its delivery costs ${deliveryCharge}`;
  throw orderConflict('price-changed', `The total is ${totalPrice} now${of}.`, { lines, totalPrice, deliveryCharge });
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
