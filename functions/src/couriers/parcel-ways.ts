import type { BookedParcel } from '../contract/parcel-notes.ts';
import type { OpenParcel, ParcelWay } from '../contract/parcel-ways.ts';
import { ParcelInvoice } from '../contract/parcels.ts';
import { answerOrder } from '../orders/order-document.ts';
import type { Stored } from '../platform/database/collection.ts';
import { desk as desks, orders, type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { NotFound } from '../platform/http/errors.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';
import { idOf, noteOf, withoutId } from './keep-parcel.ts';

/** The parcels of an order, the one that was booked last first. Costs a read for each. */
export async function findParcelWays(orderId: string): Promise<ParcelWay[]> {
  const booked = await parcels.find((all) => all.where('orderId', '==', orderId));
  const now = Date.now();
  return booked.toSorted((one, other) => other.at - one.at).map((parcel) => wayOf(parcel, now));
}

/** The id of the order of a parcel, which has all parcels of the same invoice. @throws {NotFound} */
export async function findOrderOfParcel(invoice: string): Promise<string> {
  const isInvoice = ParcelInvoice.safeParse(invoice).success;
  const [found] = isInvoice ? await parcels.find((all) => all.where('invoice', '==', invoice).limit(1)) : [];
  if (!found) throw new NotFound('parcel');
  return found.orderId;
}

function wayOf(parcel: Stored<ParcelDocument>, now: number): ParcelWay {
  const { _id, events, rescue } = parcel;
  const told = events
    .map(({ at, from, state, word, message }) => ({ at, from, state, word, message }))
    .toSorted((one, other) => one.at - other.at);
  return { _id, parcel: shownAt(parcel, now), events: told, rescue };
}

/** Since when somebody is to look at a parcel, or its courier is asked to pay for it. */
type Since = 'inDoubtSince' | 'compensationSince';

/** A page of the parcels with this field, the one that waits longest first. Costs for each the parcel, its order and its desk. */
export async function findOpenParcels(field: Since, paging: Paging): Promise<Page<OpenParcel>> {
  const longest: ListSort<Since> = { name: 'oldest', field, direction: 'asc' };
  const now = Date.now();
  const { entries, next } = await findPage(parcels, longest, paging, (all) => all.where(field, '<=', now));
  const ids = [...new Set(entries.map(({ orderId }) => orderId))];
  const [found, opened] = await Promise.all([orders.get(ids), desks.get(ids, ['parcel'])]);
  const rows = entries.flatMap((entry) => {
    const { _id, orderId, [field]: since } = entry;
    const order = found.find((one) => one._id === orderId);
    const current = opened.find((one) => one._id === orderId)?.parcel;
    if (!order || since === undefined) return [];
    const isEarlier = current !== undefined && idOf(current) !== _id;
    return [
      {
        _id,
        order: answerOrder(order),
        parcel: shownAt(entry, now),
        since,
        ...(isEarlier && { isEarlier: true as const }),
      },
    ];
  });
  return { entries: rows, next };
}

/** With the doubt that follows from the time alone, which stands in no parcel. */
function shownAt(parcel: Stored<ParcelDocument>, now: number): BookedParcel {
  const { doubt, restDueAt } = parcel;
  const isAwaited = restDueAt !== undefined && restDueAt <= now;
  return { ...noteOf(withoutId(parcel)), doubt: doubt ?? (isAwaited ? 'restAwaited' : undefined) };
}

/** How many there are; one read for each thousand. */
export function countDoubts(now = Date.now()): Promise<number> {
  return parcels.count((all) => all.where('inDoubtSince', '<=', now).orderBy('inDoubtSince'));
}
