import type { RescueRow } from '../contract/rescue.ts';
import { BY_FILE } from '../domain/couriers.ts';
import { newestOf } from '../domain/parcel-news.ts';
import { rescueAt } from '../domain/rescue.ts';
import { answerOrder } from '../orders/order-document.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { orders, parcels } from '../platform/database/collections.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';
import { noteOf, withoutId } from './keep-parcel.ts';

const DUE: ListSort<'rescueBy'> = { name: 'oldest', field: 'rescueBy', direction: 'asc' };

/** A page of the parcels about which somebody is to do something, the most urgent first. Costs for each the parcel and its order. */
export async function findRescue(paging: Paging): Promise<Page<RescueRow>> {
  await remindOfFile(Date.now());
  const { entries, next } = await findPage(parcels, DUE, paging);
  const found = await orders.get(entries.map(({ orderId }) => orderId));
  const rows = entries.flatMap((parcel) => {
    const order = found.find(({ _id }) => _id === parcel.orderId);
    const { _id, rescue, rescueBy: until, events } = parcel;
    if (!order || !rescue || until === undefined) return [];
    const { message } = newestOf(events.filter((event) => event.message)) ?? {};
    return [{ _id, order: answerOrder(order), parcel: noteOf(withoutId(parcel)), rescue, until, message }];
  });
  return { entries: rows, next };
}

/** Parcels of which one list reminds. */
const REMINDED = 50;

/**
 * Puts those into the list whose courier had to come by now, and has no interface: no schedule asks where they are. Costs a read, and
 * two and a write for each.
 */
async function remindOfFile(now: number): Promise<void> {
  const due = await parcels.find((all) =>
    all.where('courier', '==', BY_FILE).where('rescue.againAt', '<=', now).orderBy('rescue.againAt').limit(REMINDED),
  );
  await Promise.all(
    due.map(({ _id }) =>
      inTransaction(async (transaction) => {
        const [found] = await parcels.within(transaction).get([_id]);
        if (found) parcels.within(transaction).put(_id, { ...withoutId(found), ...rescueAt(found, now) });
      }),
    ),
  );
}

/** How many there are; one read for each thousand, and one. */
export async function countRescue(): Promise<number> {
  await remindOfFile(Date.now());
  return parcels.count((all) => all.where('rescueBy', '>=', 0).orderBy('rescueBy'));
}
