import type { Catalogue } from '../catalogue/catalogue.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import type { ParcelEnd } from '../domain/courier-tariffs.ts';
import type { CarrierName } from '../domain/couriers.ts';
import { chargeZoneOf } from '../domain/delivery.ts';
import { isBack, reasonOf } from '../domain/order-outcomes.ts';
import { isCancelled, isDelivered } from '../domain/order-status.ts';
import { toCollect } from '../domain/orders.ts';
import type { PayoutParcel, PayoutRow } from '../domain/payouts.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type OrderDocument, orders, type ParcelDocument, parcels } from '../platform/database/collections.ts';

/** What the shop knows of the parcel of a row, with the parcel's id. */
export type Matched = PayoutParcel & { parcel: string };

type StoredParcel = Stored<ParcelDocument>;

/** Firestore's limit for the values of one query. */
const VALUES_A_QUERY = 30;

/**
 * The parcel of each row of a courier, by its consignment or else by its invoice; undefined where the shop has none. A parcel
 * that was paid by `ownId` counts as not paid. Costs a read for each parcel, and one for its order.
 */
export async function matchRows(
  courier: CarrierName,
  rows: readonly PayoutRow[],
  ownId: string,
  catalogue: Catalogue,
): Promise<(Matched | undefined)[]> {
  const byConsignment = await findParcels('consignmentId', rows);
  const isFound = ({ consignmentId = '' }: PayoutRow) =>
    byConsignment.get(consignmentId)?.some((parcel) => parcel.courier === courier) ?? false;
  const byInvoice = await findParcels(
    'invoice',
    rows.filter((row) => !isFound(row)),
  );
  const found = rows.map(({ consignmentId = '', invoice = '' }) =>
    likeliest(courier, [...(byConsignment.get(consignmentId) ?? []), ...(byInvoice.get(invoice) ?? [])]),
  );
  const read = await orders.get([...new Set(found.flatMap((parcel) => parcel?.orderId ?? []))]);
  const byId = new Map(read.map((order) => [order._id, order]));
  return found.map((parcel) => {
    const order = parcel && byId.get(parcel.orderId);
    return order && matched(parcel, order, ownId, catalogue);
  });
}

/** By each value all its parcels: couriers number theirs alike, and one that has not taken a parcel leaves its invoice to the next. */
async function findParcels(
  field: 'consignmentId' | 'invoice',
  rows: readonly PayoutRow[],
): Promise<Map<string, StoredParcel[]>> {
  const values = [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const found = await Promise.all(
    chunksOf(values, VALUES_A_QUERY).map((some) => parcels.find((all) => all.where(field, 'in', some))),
  );
  const byValue = new Map<string, StoredParcel[]>();
  for (const parcel of found.flat()) {
    const value = String(parcel[field]);
    byValue.set(value, [...(byValue.get(value) ?? []), parcel]);
  }
  return byValue;
}

/** The first one of the courier, or else of another, that was not rejected. */
function likeliest(courier: CarrierName, found: StoredParcel[]): StoredParcel | undefined {
  const own = found.filter((parcel) => parcel.courier === courier);
  const candidates = own.length > 0 ? own : found;
  return candidates.find(({ state }) => state !== 'rejected') ?? candidates[0];
}

function matched(parcel: StoredParcel, order: Stored<OrderDocument>, ownId: string, catalogue: Catalogue): Matched {
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
  return { end, expected: expectedOf(end, parcel, order), isOfOrder: true };
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

/**
 * What was to be collected at the door, in taka, whether it is received or not. As long as nothing came back it is what the
 * courier was told: money may have come ahead.
 */
function expectedOf(end: ParcelEnd | undefined, { taka }: Pick<ParcelDocument, 'taka'>, order: OrderDocument): number {
  if (end === undefined || end === 'delivered') return taka;
  return isCancelled(order.status) && !order.outcome ? 0 : (order.outcome?.later?.collected ?? toCollect(order));
}

function gramsOf({ lines }: OrderDocument, catalogue: Catalogue): number {
  return lines.reduce((sum, { _id, quantity }) => sum + quantity * (catalogue.entry(_id)?.product.weight ?? 0), 0);
}
