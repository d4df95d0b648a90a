import type { Transaction } from 'firebase-admin/firestore';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { idOf } from '../couriers/keep-parcel.ts';
import { gramsOfParcel } from '../couriers/parcel-weight.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import type { ParcelEnd } from '../domain/courier-tariffs.ts';
import type { CarrierName } from '../domain/couriers.ts';
import { chargeZoneOf } from '../domain/delivery.ts';
import { isBack, reasonOf } from '../domain/order-outcomes.ts';
import { isCancelled, isClosed, isDelivered } from '../domain/order-status.ts';
import { isErased, sumOfTaka, sumToCollect, toCollect } from '../domain/orders.ts';
import { consignmentKey, isVoid, type ParcelState } from '../domain/parcels.ts';
import type { PayoutParcel, PayoutRow } from '../domain/payouts.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type DeskDocument,
  desk as desks,
  type OrderDocument,
  orders,
  type ParcelDocument,
  parcels,
} from '../platform/database/collections.ts';

/** What the shop knows of the parcel of a row, with the parcel's id, and whether the buyer of its order was erased. */
export type Matched = PayoutParcel & {
  parcel: string;
  isErased: boolean;
  /** Of its extras those that this payout has brought. */
  ownExtras?: readonly number[] | undefined;
};

type StoredParcel = Stored<ParcelDocument>;
type Compensation = NonNullable<ParcelDocument['compensation']>;

/** Firestore's limit for the values of one query. */
const VALUES_A_QUERY = 30;

/**
 * The parcel of each row of a courier, by its consignment or else by its invoice; undefined where the shop has none. A parcel
 * that was paid by `ownId` counts as not paid. Costs a read for each parcel, and two for its order.
 */
export async function matchRows(
  courier: CarrierName,
  rows: readonly PayoutRow[],
  ownId: string,
  catalogue: Catalogue,
): Promise<(Matched | undefined)[]> {
  const found = await parcelsOf(courier, rows, parcels);
  const ids = [...new Set(found.flatMap((parcel) => parcel?.orderId ?? []))];
  const [read, opened] = await Promise.all([orders.get(ids), desks.get(ids, ['parcel'])]);
  const byId = new Map(read.map((order) => [order._id, order]));
  const current = new Map(opened.map(({ _id, parcel }) => [_id, parcel]));
  return found.map((parcel, place) => {
    const order = parcel && byId.get(parcel.orderId);
    const settled = { order, current: order && current.get(order._id), collected: rows[place]?.collected ?? 0 };
    return order && matched(parcel, { ...settled, order }, ownId, catalogue);
  });
}

/** The same of one row at this moment: nobody changes its parcel or order before the transaction ends. */
export async function matchNow(
  transaction: Transaction,
  courier: CarrierName,
  row: PayoutRow,
  ownId: string,
  catalogue: Catalogue,
): Promise<Matched | undefined> {
  const known = await parcelNow(transaction, courier, row);
  if (!known) return undefined;
  const [[order], [opened]] = await Promise.all([
    orders.within(transaction).get([known.orderId]),
    desks.within(transaction).get([known.orderId], ['parcel']),
  ]);
  const { collected } = row;
  return order && matched(known, { order, current: opened?.parcel, collected }, ownId, catalogue);
}

/** The parcel of one row as it is kept at this moment. */
export async function parcelNow(
  transaction: Transaction,
  courier: CarrierName,
  row: PayoutRow,
): Promise<StoredParcel | undefined> {
  return (await parcelsOf(courier, [row], parcels.within(transaction)))[0];
}

type Parcels = Pick<typeof parcels, 'find'>;

/** The parcel of each row, by its consignment or else by its invoice. */
async function parcelsOf(
  courier: CarrierName,
  rows: readonly PayoutRow[],
  from: Parcels,
): Promise<(StoredParcel | undefined)[]> {
  const byConsignment = await findParcels('consignmentId', rows, from);
  const ofConsignment = ({ consignmentId = '' }: PayoutRow) =>
    writtenAs('consignmentId', consignmentId).flatMap((written) => byConsignment.get(written) ?? []);
  const isFound = (row: PayoutRow) => ofConsignment(row).some((parcel) => parcel.courier === courier);
  const unfound = rows.filter((row) => !isFound(row));
  const byInvoice = await findParcels('invoice', unfound, from);
  const ofInvoice = ({ invoice = '' }: PayoutRow) =>
    writtenAs('invoice', invoice).flatMap((written) => byInvoice.get(written) ?? []);
  return rows.map((row) => likeliest(courier, [...ofConsignment(row), ...ofInvoice(row)]));
}

/** As a file has a value, and as it is kept: a consignment as somebody has typed it, an invoice without what cannot be seen. */
function writtenAs(field: 'consignmentId' | 'invoice', value: string): string[] {
  if (value === '') return [];
  const kept = field === 'invoice' ? value.replace(/[\s\p{Cf}]/gu, '') : consignmentKey(value);
  return [...new Set([value, kept])];
}

/** By each value all its parcels: couriers number theirs alike, and one that has not taken a parcel leaves its invoice to the next. */
async function findParcels(
  field: 'consignmentId' | 'invoice',
  rows: readonly PayoutRow[],
  from: Parcels,
): Promise<Map<string, StoredParcel[]>> {
  const values = [...new Set(rows.flatMap((row) => writtenAs(field, row[field] ?? '')))];
  const found = await Promise.all(
    chunksOf(values, VALUES_A_QUERY).map((some) => from.find((all) => all.where(field, 'in', some))),
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

/** A row's order, its parcel as its desk has it, the last one, and what its courier says that it has collected, in taka. */
interface Settled<Order extends OrderDocument = OrderDocument> {
  order: Order;
  current: DeskDocument['parcel'];
  collected: number;
}

function matched(
  parcel: StoredParcel,
  of: Settled<Stored<OrderDocument>>,
  ownId: string,
  catalogue: Catalogue,
): Matched {
  const { order } = of;
  const { _id, courier, invoice, consignmentId, payout, extras, compensation } = parcel;
  const { end, expected, isEarlier } = settlementOf(parcel, of);
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
    grams: gramsOfParcel(parcel, order, catalogue),
    payout: payout === ownId ? undefined : payout,
    extras: extras?.map(({ taka }) => taka),
    ownExtras: extras?.flatMap((extra) => (extra.payout === ownId ? extra.taka : [])),
    compensation: compensation && askedBeside(compensation, ownId),
    isEarlier,
    isErased: isErased(order),
  };
}

/** What is asked for a lost or damaged parcel, as it was before this payout has paid for it. */
function askedBeside({ asked, paid, closed, payout }: Compensation, ownId: string): PayoutParcel['compensation'] {
  if (!closed || payout === ownId) return { asked };
  return { asked, paid: paid ?? 0, payout };
}

interface Settlement {
  /** Absent while it is under way. */
  end?: ParcelEnd | undefined;
  /** What was to be collected, in taka, whether it is received or not. */
  expected: number;
  /** What of that was recorded as received already, in taka. */
  recorded: number;
  /** Whether it is the money of the order, and not only the charge of a parcel. */
  isOfOrder: boolean;
  /** Whether it has brought something to a buyer whose order was sent again since. */
  isEarlier?: boolean;
}

/**
 * What a courier settles with a parcel: the money of its order; of one that was taken back or came back, while its order goes on
 * without it, the charge alone. The money of an order is that of its last parcel.
 */
export function settlementOf(parcel: SettledParcel, { order, current, collected }: Settled): Settlement {
  const isEarlier = current !== undefined && idOf(current) !== idOf(parcel);
  if (isBesideOrder(parcel, order)) return { end: 'returned', ...NO_MONEY, isEarlier };
  if (isEarlier) return { end: ENDS[parcel.state], ...NO_MONEY, isEarlier };
  const end = endOf(order);
  const told = expectedOf(end, parcel, order);
  const declared = declaredOf(parcel, order);
  if (declared === undefined) return { end, expected: told, recorded: 0, isOfOrder: true };
  const most = sumOfTaka([declared, sumToCollect(order)]);
  return { end, expected: Math.min(Math.max(declared, collected), most), recorded: declared, isOfOrder: true };
}

const NO_MONEY = { expected: 0, recorded: 0, isOfOrder: false };

/**
 * What somebody has recorded of a closed order as all that came of it at the door, in taka: its courier may bring no less, and no
 * more than was to be collected. Undefined where nobody has, or where something came back since: a part of the payment may have
 * gone back then.
 */
function declaredOf(
  { ahead = 0 }: Pick<ParcelDocument, 'ahead'>,
  { status, payment, outcome }: OrderDocument,
): number | undefined {
  if (!isClosed(status) || !payment || payment.beforeClosing || outcome?.later) return undefined;
  return Math.max(0, sumOfTaka([payment.sum, -ahead]));
}

type SettledParcel = Pick<ParcelDocument, 'courier' | 'invoice' | 'state' | 'taka' | 'ahead'>;

/** How a parcel has ended by what its courier says, where its order does not tell. */
const ENDS: Partial<Record<ParcelState, ParcelEnd>> = {
  delivered: 'delivered',
  partlyDelivered: 'partlyDelivered',
  returning: 'returned',
  returned: 'returned',
};

function isBesideOrder({ state }: Pick<ParcelDocument, 'state'>, { status, closedFor }: OrderDocument): boolean {
  if (isVoid(state)) return true;
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
 * courier was told; else what the shop keeps, without what had come before.
 */
function expectedOf(
  end: ParcelEnd | undefined,
  { taka, ahead = 0 }: Pick<ParcelDocument, 'taka' | 'ahead'>,
  order: OrderDocument,
): number {
  if (end === undefined || end === 'delivered') return taka;
  const { status, outcome } = order;
  const kept = isCancelled(status) && !outcome ? 0 : (outcome?.later?.collected ?? toCollect(order));
  return Math.max(0, sumOfTaka([kept, -ahead]));
}
