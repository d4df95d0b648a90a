import type { Transaction } from 'firebase-admin/firestore';
import { derivedParcelFields } from '../domain/derived-parcel-fields.ts';
import { isAnnounced } from '../domain/order-outcomes.ts';
import { isClosed, isDelivered } from '../domain/order-status.ts';
import { isHeldByParcel, isUncertain, mayBeHeld, type ParcelState, parcelId } from '../domain/parcels.ts';
import { type DeskDocument, type OrderAtDesk, parcels } from '../platform/database/collections.ts';
import type { Decision } from './change-order.ts';

/**
 * What follows for the parcel of an order of which somebody has the goods here again: its courier has it no more. Reads, so
 * call it before the transaction's first write.
 */
export async function parcelCameBack(
  transaction: Transaction,
  { parcel }: DeskDocument,
  at: number,
): Promise<Pick<Decision, 'desk' | 'write'> | undefined> {
  if (!parcel || isUncertain(parcel.state) || !isHeldByParcel(parcel)) return undefined;
  return parcelNoted(transaction, parcel, 'returned', at);
}

/** What a person has said by what they did with the order: nobody is in doubt of it any more. */
async function parcelNoted(
  transaction: Transaction,
  parcel: NonNullable<DeskDocument['parcel']>,
  state: ParcelState,
  at: number,
): Promise<Pick<Decision, 'desk' | 'write'> | undefined> {
  const [found] = await parcels.within(transaction).get([parcelId(parcel.courier, parcel.invoice)]);
  if (!found) return undefined;
  const { _id, ...known } = found;
  const events = [...known.events, { at, from: 'hand' as const, state }];
  const after = { ...known, state, doubt: undefined, hint: undefined, events };
  return {
    desk: { parcel: { ...parcel, state, doubt: undefined } },
    write: () => parcels.within(transaction).put(_id, { ...after, ...derivedParcelFields(after) }),
  };
}

/**
 * What follows for a partly delivered parcel whose courier has not said what it has collected, once somebody has: nobody looks for
 * that any more. Reads, as above.
 */
export async function sumNamed(
  transaction: Transaction,
  { parcel }: DeskDocument,
  at: number,
): Promise<Pick<Decision, 'desk' | 'write'> | undefined> {
  if (parcel?.state !== 'partlyDelivered' || parcel.doubt !== 'sumUnclear') return undefined;
  return parcelNoted(transaction, parcel, parcel.state, at);
}

/**
 * What follows for a parcel that its courier could not deliver at once, when somebody closes its order as delivered: of one without
 * an interface nobody else says that it was rescued. Reads, as above.
 */
export async function heldDelivered(
  transaction: Transaction,
  before: OrderAtDesk,
  { order, desk: { parcel } }: OrderAtDesk,
  at: number,
): Promise<Pick<Decision, 'desk' | 'write'> | undefined> {
  const isNow = isDelivered(order.status) && !isDelivered(before.order.status);
  if (!isNow || parcel?.state !== 'held' || !mayBeHeld(parcel)) return undefined;
  return parcelNoted(transaction, parcel, order.closedFor === 'partlyDelivered' ? 'partlyDelivered' : 'delivered', at);
}

/**
 * What follows for a partly delivered parcel once its rest is counted: nobody looks for it any more. An order that is opened
 * again is not counted. Reads, as above.
 */
export async function restCounted(
  transaction: Transaction,
  before: OrderAtDesk,
  { order, desk: { parcel } }: OrderAtDesk,
): Promise<() => void> {
  const isCounted = isClosed(order.status) && isAnnounced(before.order) && !isAnnounced(order);
  if (parcel?.state !== 'partlyDelivered' || !isCounted) return () => {};
  const [found] = await parcels.within(transaction).get([parcelId(parcel.courier, parcel.invoice)]);
  if (!found) return () => {};
  const { _id, ...known } = found;
  const after = { ...known, restDueAt: undefined };
  return () => parcels.within(transaction).put(_id, { ...after, ...derivedParcelFields(after) });
}
