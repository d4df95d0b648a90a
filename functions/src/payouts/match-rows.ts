import type { Catalogue } from '../catalogue/catalogue.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import type { ParcelEnd } from '../domain/courier-tariffs.ts';
import { chargeZoneOf } from '../domain/delivery.ts';
import { isBack, reasonOf } from '../domain/order-outcomes.ts';
import { isCancelled, isDelivered } from '../domain/order-status.ts';
import { toCollect } from '../domain/orders.ts';
import type { PayoutParcel, PayoutRow } from '../domain/payouts.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type OrderDocument, orders, type ParcelDocument, parcels } from '../platform/database/collections.ts';

/** What the shop knows of the parcel of a row, with the parcel's id. */
export type Matched = PayoutParcel & { parcel: string };

/** Firestore's limit for the values of one query. */
const VALUES_A_QUERY = 30;

/**
 * The parcel of each row, by its consignment or else by its invoice; undefined where the shop has none. A parcel that was paid
 * by `ownId` counts as not paid. Costs a read for each parcel, and one for its order.
 */
export async function matchRows(
  rows: readonly PayoutRow[],
  ownId: string,
  catalogue: Catalogue,
): Promise<(Matched | undefined)[]> {
  const byConsignment = await findParcels('consignmentId', rows);
  const others = rows.filter(({ consignmentId = '' }) => !byConsignment.has(consignmentId));
  const byInvoice = await findParcels('invoice', others);
  const found = rows.map(
    ({ consignmentId = '', invoice = '' }) => byConsignment.get(consignmentId) ?? byInvoice.get(invoice),
  );
  const read = await orders.get([...new Set(found.flatMap((parcel) => parcel?.orderId ?? []))]);
  const byId = new Map(read.map((order) => [order._id, order]));
  return found.map((parcel) => {
    const order = parcel && byId.get(parcel.orderId);
    return order && matched(parcel, order, ownId, catalogue);
  });
}

async function findParcels(
  field: 'consignmentId' | 'invoice',
  rows: readonly PayoutRow[],
): Promise<Map<string, Stored<ParcelDocument>>> {
  const values = [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const found = await Promise.all(
    chunksOf(values, VALUES_A_QUERY).map((some) => parcels.find((all) => all.where(field, 'in', some))),
  );
  return new Map(found.flat().map((parcel) => [String(parcel[field]), parcel]));
}

function matched(
  parcel: Stored<ParcelDocument>,
  order: Stored<OrderDocument>,
  ownId: string,
  catalogue: Catalogue,
): Matched {
  const { _id, courier, invoice, consignmentId, payout } = parcel;
  const { end, expected } = settlementOf(parcel, order);
  return {
    parcel: _id,
    orderId: order._id,
    number: order.number,
    courier,
    invoice,
    consignmentId,
    end,
    expected,
    zone: order.place && chargeZoneOf(order.place),
    grams: gramsOf(order, catalogue),
    payout: payout === ownId ? undefined : payout,
  };
}

interface Settlement {
  /** Absent while it is under way. */
  end?: ParcelEnd | undefined;
  /** What was to be collected, in taka, whether it is received or not. */
  expected: number;
  /** Whether it is the money of the order, and not only the charge of a parcel. */
  isOfOrder: boolean;
}

/**
 * What a courier settles with a parcel: the money of its order; of one that was taken back or came back, while its order goes on
 * without it, the charge alone.
 */
export function settlementOf(parcel: Pick<ParcelDocument, 'state' | 'taka'>, order: OrderDocument): Settlement {
  if (isBesideOrder(parcel, order)) return { end: 'returned', expected: 0, isOfOrder: false };
  const end = endOf(order);
  return { end, expected: end ? expectedOf(order) : parcel.taka, isOfOrder: true };
}

function isBesideOrder({ state }: Pick<ParcelDocument, 'state'>, { status, closedFor }: OrderDocument): boolean {
  if (state === 'withdrawn' || state === 'rejected') return true;
  return (state === 'returning' || state === 'returned') && !isCancelled(status) && !isBack(closedFor);
}

/** How the parcel of an order came to its end; undefined while it is under way. */
function endOf({ status, closedFor }: OrderDocument): ParcelEnd | undefined {
  if (isCancelled(status) || isBack(closedFor)) return 'returned';
  if (!isDelivered(status)) return undefined;
  return reasonOf(closedFor)?.isOfParcel ? 'partlyDelivered' : 'delivered';
}

/** What was to be collected at the door for an order that came to its end, in taka, whether it is received or not. */
function expectedOf(order: OrderDocument): number {
  return isCancelled(order.status) && !order.outcome ? 0 : (order.outcome?.later?.collected ?? toCollect(order));
}

function gramsOf({ lines }: OrderDocument, catalogue: Catalogue): number {
  return lines.reduce((sum, { _id, quantity }) => sum + quantity * (catalogue.entry(_id)?.product.weight ?? 0), 0);
}
