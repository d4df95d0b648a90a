import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import type { ParcelRow } from '../contract/parcels.ts';
import { limitedBy } from '../domain/courier-file.ts';
import { BY_FILE, type CarrierName, carrierName, courierNamed, toldGrams } from '../domain/couriers.ts';
import { sumToCollect } from '../domain/orders.ts';
import { invoiceOf, isUncertain, LOOKED_UP_FOR_MS, nextAttempt, PARCEL_CLAIM_MS } from '../domain/parcels.ts';
import { changeOrder, type Decision } from '../orders/change-order.ts';
import { type OrderAtDesk, type ParcelDocument, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { NotFound } from '../platform/http/errors.ts';
import { problemsOf } from './check-parcels.ts';
import type { ParcelToBook } from './courier.ts';
import { changedParcel, idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { parcelToBook } from './parcel-to-book.ts';
import { gramsOfLines } from './parcel-weight.ts';

/** `isSentAgain`: its courier may have it already, by an earlier call whose answer was lost. */
export interface Claimed {
  parcel: ParcelDocument;
  toBook: ParcelToBook;
  row: ParcelRow;
  isSentAgain: boolean;
}

/** Who gets the parcel: a courier that is called, or the one of the settings, whose file somebody uploads. */
export type Carrier = Pick<BookedParcel, 'courier' | 'byFile'>;

interface Wanted {
  _id: string;
  toCollect?: number | undefined;
  again?: true | undefined;
}

/**
 * Claims the parcel of an order for a call to a courier: from then on nobody else books it, and what the courier is told stays
 * as it is. Where that cannot be, the row alone says why.
 */
export async function claimParcel(
  carrier: Carrier,
  wanted: Wanted,
  by: Staff,
  catalogue: Catalogue,
): Promise<Claimed | { row: ParcelRow }> {
  const { courier } = carrier;
  let claimed: Claimed | { row: ParcelRow } = { row: { _id: wanted._id, problems: ['noOrder'] } };
  try {
    await changeOrder(wanted._id, by, async (current, at, transaction) => {
      const weighed = gramsOfLines(current.order, catalogue);
      const limits = limitedBy(courier, catalogue.settings.courierFile);
      const row = rowOf({ courier, limits }, wanted, current, weighed, at);
      claimed = { row };
      if (row.problems.length > 0) return undefined;
      const grams = toldGrams(courier, weighed);
      const parcel = newParcel(carrier, wanted._id, current, grams, by, at);
      const [known] = await parcels.within(transaction).get([idOf(parcel)]);
      const after = known
        ? { ...parcel, events: changedParcel(withoutId(known), parcel, { at, from: 'api' }).events }
        : parcel;
      const isSentAgain = row.parcel !== undefined && isUncertain(row.parcel.state);
      claimed = { row, parcel: after, toBook: parcelToBook(current.order, after.invoice, grams), isSentAgain };
      return decision(current, noteOf(after), () => putParcel(transaction, after));
    });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  return claimed;
}

function rowOf(
  { courier, limits }: Record<'courier' | 'limits', CarrierName>,
  { _id, toCollect, again }: Wanted,
  current: OrderAtDesk,
  grams: number,
  at: number,
): ParcelRow {
  const { order, desk } = current;
  const now = sumToCollect(order);
  const isAgain = again && desk.parcel && mayRepeat(courier, desk.parcel, at);
  const problems = problemsOf(limits, { order, desk: isAgain ? {} : desk }, grams);
  const isSeen = toCollect === undefined || toCollect === now;
  if (problems.length === 0 && !isSeen) problems.push('sumChanged');
  return { _id, number: order.number, toCollect: now, problems, parcel: desk.parcel };
}

/** Only the same invoice at the same courier, and only where that refuses an invoice that it knows. */
function mayRepeat(courier: CarrierName, parcel: BookedParcel, at: number): boolean {
  const isSame = parcel.courier === courier && courierNamed(courier).refusesRepeats;
  return isSame && isUncertain(parcel.state) && !isBeingBooked(parcel, at);
}

/** Whether somebody may still be waiting for the courier's answer. */
export function isBeingBooked({ state, at }: Pick<BookedParcel, 'state' | 'at'>, now: number): boolean {
  return state === 'asked' && now < at + PARCEL_CLAIM_MS;
}

function newParcel(
  carrier: Carrier,
  orderId: string,
  { order, desk: { parcel: last } }: OrderAtDesk,
  grams: number,
  { email, name }: Staff,
  at: number,
): ParcelDocument {
  const attempt = last && isUncertain(last.state) ? last.attempt : nextAttempt(last);
  const isAsked = carrier.courier !== BY_FILE;
  const state = isAsked ? 'asked' : 'unknown';
  return {
    orderId,
    number: order.number,
    ...carrier,
    invoice: invoiceOf(order.number, attempt),
    attempt,
    state,
    taka: sumToCollect(order),
    grams,
    ...(order.payment && { ahead: order.payment.sum }),
    at,
    by: email,
    ...(name && { name }),
    ...(isAsked && { askAt: at + PARCEL_CLAIM_MS }),
    askUntil: at + LOOKED_UP_FOR_MS,
    events: [{ at, from: 'api', state }],
  };
}

/** The change of an order whose parcel becomes this one; a slip that was printed without its number counts no more. */
export function decision({ desk }: OrderAtDesk, parcel: BookedParcel, write: () => void): Decision {
  const isSameSlip = desk.parcel?.state === parcel.state;
  return {
    desk: { parcel, ...(!isSameSlip && { printed: undefined }) },
    audited: { before: auditedParcel(desk.parcel), after: auditedParcel(parcel) },
    write,
  };
}

/** What the audit has of a parcel. */
export function auditedParcel(parcel: BookedParcel | undefined) {
  if (!parcel) return {};
  const { invoice, state, cancellation } = parcel;
  return {
    parcel: `${carrierName(parcel)} ${invoice}`,
    parcelState: state,
    ...(cancellation && { parcelCancellation: cancellation.answer }),
  };
}
