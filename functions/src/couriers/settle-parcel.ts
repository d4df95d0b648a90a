import type { Transaction } from 'firebase-admin/firestore';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import type { decideParcel } from '../contract/parcels.ts';
import { isClosed } from '../domain/order-status.ts';
import { isInDoubt, isUncertain, mayBeHeld, maySettle } from '../domain/parcels.ts';
import { changeOrder, type Decision } from '../orders/change-order.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { auditedParcel, decision, isBeingBooked } from './claim-parcel.ts';
import { standing } from './follow-parcel.ts';
import { EVENTS_MAXIMUM, idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { type Becomes, orderBySettled } from './order-by-parcel.ts';
import { findOrderOfParcel } from './parcel-ways.ts';

type Decided = Parsed<typeof decideParcel>['body'];

/** What a person says of the parcel with this invoice. */
interface Settled extends Omit<Decided, 'decision'> {
  invoice: string;
  state: Decided['decision'];
}

/** Notes what a person says of a parcel. The same once more changes nothing. @throws {Conflict} {NotFound} */
export async function settleParcel(
  invoice: string,
  { decision: state, ...others }: Decided,
  by: Staff,
): Promise<BookedParcel> {
  const id = await findOrderOfParcel(invoice);
  const settled: Settled = { ...others, invoice, state };
  let settledAs: BookedParcel | undefined;
  const { settings } = await currentCatalogue();
  await changeOrder(id, by, async (current, at, transaction) => {
    const { parcel } = current.desk;
    const { courier } = settled;
    if (parcel && courier && idOf({ ...settled, courier }) !== idOf(parcel)) {
      const earlier = await settleEarlier(id, { ...settled, courier }, at, transaction);
      settledAs = noteOf(earlier.after);
      return earlier.decision;
    }
    if (!parcel || parcel.invoice !== settled.invoice) throw parcelChanged();
    settledAs = parcel;
    const isHeldByHand = settled.reason !== undefined && mayBeHeld(parcel) && !isClosed(current.order.status);
    if (settled.reason !== undefined && !isHeldByHand) throw parcelChanged();
    if (parcel.state === settled.state && !parcel.doubt && !isHeldByHand) {
      const numbered = await numberedParcel(parcel, settled, transaction);
      if (!numbered) return undefined;
      settledAs = noteOf(numbered);
      return { desk: { parcel: settledAs }, ...decisionOfNumber(parcel, numbered, transaction) };
    }
    const mayBe = isHeldByHand || maySettle(parcel, settled.state, current.order);
    if (isBeingBooked(parcel, at) || !mayBe) throw parcelChanged();
    const [known] = await parcels.within(transaction).get([idOf(parcel)]);
    if (!known) throw parcelChanged();
    if (isHeldByHand && known.rescueBy !== undefined) return undefined; // somebody is to rescue it already
    const told = afterHand(withoutId(known), settled, at);
    const isFollowed = !isUncertain(parcel.state) || settled.state === 'cancelled'; // else its order stays as it is
    const { decision: becomes, doubt }: Becomes = isFollowed ? orderBySettled(current.order, told) : {};
    const isOpen = !isClosed(becomes?.order?.status ?? current.order.status);
    // What closes no order is still to be looked at, and so is what the order does not follow, the first time.
    const isSaidAnew = parcel.state !== settled.state && doubt === 'orderDiffers';
    const after = isOpen || isSaidAnew ? { ...told, doubt } : told;
    settledAs = noteOf(after);
    const { audited, ...change } = decision(current, settledAs, () => putParcel(transaction, after, settings.rescue));
    return {
      ...becomes,
      ...change,
      audited: {
        before: { ...becomes?.audited?.before, ...audited?.before },
        after: { ...becomes?.audited?.after, ...audited?.after },
      },
    };
  });
  if (!settledAs) throw parcelChanged();
  return settledAs;
}

/** The parcel with the number of its consignment, where somebody names another one than it has. @throws {Conflict} */
async function numberedParcel(
  parcel: BookedParcel,
  { consignmentId }: Settled,
  transaction: Transaction,
): Promise<ParcelDocument | undefined> {
  if (!consignmentId || consignmentId === parcel.consignmentId) return undefined;
  const [known] = await parcels.within(transaction).get([idOf(parcel)]);
  if (!known) throw parcelChanged();
  return { ...withoutId(known), ...named(known, consignmentId) };
}

/** The number that somebody has named: the one that the courier has told is no other one's then. */
function named({ otherConsignmentId }: Pick<ParcelDocument, 'otherConsignmentId'>, consignmentId: string | undefined) {
  if (!consignmentId) return {};
  return { consignmentId, ...(consignmentId === otherConsignmentId && { otherConsignmentId: undefined }) };
}

function decisionOfNumber(before: BookedParcel, numbered: ParcelDocument, transaction: Transaction): Decision {
  const consignmentOf = ({ consignmentId }: Pick<BookedParcel, 'consignmentId'>) => ({ consignment: consignmentId });
  return {
    audited: { before: consignmentOf(before), after: consignmentOf(numbered) },
    write: () => putParcel(transaction, numbered),
  };
}

/** Settles a parcel that an order has had before, which changes nothing of the order. @throws {Conflict} */
async function settleEarlier(
  orderId: string,
  settled: Settled & Pick<BookedParcel, 'courier'>,
  at: number,
  transaction: Transaction,
): Promise<{ after: ParcelDocument; decision?: Decision }> {
  const [found] = await parcels.within(transaction).get([idOf(settled)]);
  if (found?.orderId !== orderId) throw parcelChanged();
  const before = withoutId(found);
  if (before.state === settled.state && !before.doubt) {
    const numbered = await numberedParcel(before, settled, transaction);
    return numbered
      ? { after: numbered, decision: decisionOfNumber(before, numbered, transaction) }
      : { after: before };
  }
  if (!isInDoubt(before) || !maySettle(before, settled.state)) throw parcelChanged();
  const after = afterHand(before, settled, at);
  const audited = { before: auditedParcel(before), after: auditedParcel(after) };
  return { after, decision: { audited, write: () => putParcel(transaction, after) } };
}

/** Nobody is in doubt any more of what a person has looked at. */
function afterHand(parcel: ParcelDocument, { state, consignmentId, reason }: Settled, at: number): ParcelDocument {
  const word = mayBeHeld(parcel) ? reason : undefined;
  const event = { at, from: 'hand' as const, state, ...(word && { word }) };
  const events = [...parcel.events, event].slice(-EVENTS_MAXIMUM);
  const after = { ...parcel, ...named(parcel, consignmentId), events, askAt: undefined };
  return { ...standing(after, at), state, doubt: undefined, hint: undefined };
}

/** The parcel is another, or in another state, than the caller has seen. */
export function parcelChanged(): Conflict {
  return new Conflict('parcel-changed', 'The parcel is not what it was, or somebody is booking it at the moment.');
}
