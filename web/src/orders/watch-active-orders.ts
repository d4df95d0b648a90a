import { ACTIVE_STATUSES } from '@aloghor/functions/domain/order-status';
import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { database } from './database.ts';
import { type ActiveOrder, activeOrders } from './order-documents.ts';

const WATCHED = 25;

/**
 * Calls `onOrders` with everybody's newest active orders, now and after each change, until the answered function is
 * called; and whether they are those of now, or those of when the connection was lost. The rules let admins alone
 * listen.
 */
export async function watchActiveOrders(
  onOrders: (orders: ActiveOrder[], isLive: boolean) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const { firestore } = await database;
  const newest = query(
    collection(firestore, 'orders'),
    where('status', 'in', ACTIVE_STATUSES),
    orderBy('createdAt', 'desc'),
    limit(WATCHED),
  );
  return onSnapshot(
    newest,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      const orders = activeOrders(docs.map((doc) => ({ ...doc.data(), _id: doc.id })));
      onOrders(orders, !metadata.fromCache);
    },
    onError,
  );
}
