import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import { derivedParcelFields, isFollowed } from '../domain/derived-parcel-fields.ts';
import type { NewsSource } from '../domain/parcel-news.ts';
import { parcelId } from '../domain/parcels.ts';
import type { RescueSettings } from '../domain/rescue.ts';
import { sentWith } from '../orders/sent-with.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  desk as desks,
  type OrderDocument,
  orders,
  type ParcelDocument,
  parcels,
} from '../platform/database/collections.ts';

/** Events that a parcel keeps, the newest. */
export const EVENTS_MAXIMUM = 50;

/** How often a courier is asked where a parcel is: it tells by itself, too, but not reliably. */
export const FOLLOWED_EVERY_MS = 10 * 60_000;

/** What becomes of a parcel, and the courier's word for it. */
export type ParcelChange = Partial<Omit<ParcelDocument, 'events'>> & { word?: string };

/**
 * Keeps what was found out about a parcel, here and at the desk of its order, in one transaction. `decide` gets it as it is
 * then; undefined leaves it so. Returns it as it is at the end.
 */
export function keepParcel(
  id: string,
  from: NewsSource,
  now: number,
  decide: (current: ParcelDocument) => ParcelChange | undefined,
): Promise<ParcelDocument | undefined> {
  return inTransaction(async (transaction) => {
    const [found] = await parcels.within(transaction).get([id]);
    if (!found) return undefined;
    const current = withoutId(found);
    const { orderId } = current;
    const [opened] = await desks.within(transaction).get([orderId], ['parcel']);
    const change = decide(current);
    if (!change) return current;
    const after = changedParcel(current, change, { at: now, from });
    const isItsOwn = opened?.parcel && idOf(opened.parcel) === id; // the order may have got another parcel meanwhile
    const parcel = noteOf(after);
    const isSent = current.state !== 'asked'; // while its courier is being called it is in the shop
    const isRead = isItsOwn && isSent && READ_BY_BUYER.some((field) => after[field] !== current[field]);
    const [order] = isRead ? await orders.within(transaction).get([orderId]) : [];
    putParcel(transaction, after);
    if (isItsOwn) desks.within(transaction).change(orderId, { parcel });
    if (order) putSentWith(transaction, order, parcel, now);
    return after;
  });
}

/** What of a parcel its buyer reads, or decides whether the buyer reads of it. */
const READ_BY_BUYER = ['state', 'doubt', 'consignmentId', 'trackingCode'] as const;

/** What the buyer of an order reads of its parcel, where that is another now. */
function putSentWith(transaction: Transaction, stored: Stored<OrderDocument>, parcel: BookedParcel, now: number): void {
  const { _id, ...order } = stored;
  const after = sentWith({ order, desk: { parcel } }, order.sentWith, now);
  if (isDeepStrictEqual(after, order.sentWith)) return;
  orders.within(transaction).put(_id, { ...order, sentWith: after }); // the whole document, so that it can go
}

/** The parcel after a change, with the event. */
export function changedParcel(
  current: ParcelDocument,
  { word, ...change }: ParcelChange,
  event: Pick<ParcelDocument['events'][number], 'at' | 'from'>,
): ParcelDocument {
  const after = { ...current, ...change };
  const { state } = after;
  const isNews = state !== current.state || word !== undefined;
  const events = isNews ? [...current.events, { ...event, state, ...(word && { word }) }] : current.events;
  const followAt = 'followAt' in change ? change.followAt : followedNext(after, event.at);
  return { ...after, followAt, events: events.slice(-EVENTS_MAXIMUM) };
}

/** When its courier is asked for it next; absent once it has said how that ends, and for one without an interface. */
export function followedNext(
  { followAt, ...parcel }: Pick<ParcelDocument, 'courier' | 'state' | 'followAt'>,
  now: number,
) {
  return isFollowed(parcel) ? (followAt ?? now + FOLLOWED_EVERY_MS) : undefined;
}

/** `rescue`: the settings, where it may have news of its courier. */
export function putParcel(transaction: Transaction, parcel: ParcelDocument, rescue: RescueSettings = {}): void {
  parcels.within(transaction).put(idOf(parcel), { ...parcel, ...derivedParcelFields(parcel, rescue) });
}

export function idOf({ courier, invoice }: Pick<BookedParcel, 'courier' | 'invoice'>): string {
  return parcelId(courier, invoice);
}

/** What the desk of its order notes of a parcel. */
export function noteOf({
  orderId,
  number,
  askAt,
  askUntil,
  isTaken,
  followAt,
  hint,
  extras,
  collects,
  events,
  rescue,
  rescueBy,
  inDoubtSince,
  restDueAt,
  compensationSince,
  ...note
}: ParcelDocument): BookedParcel {
  return note;
}

export function withoutId({ _id, ...parcel }: Stored<ParcelDocument>): ParcelDocument {
  return parcel;
}
