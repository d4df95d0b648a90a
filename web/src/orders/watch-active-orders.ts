import { ADMIN_STATUSES, FIRST_STATUS, isClosed, type OrderStatus } from '@aloghor/functions/contract/orders';
import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { database } from './database.ts';
import { type ActiveOrder, activeOrders } from './order-documents.ts';

const STATUSES: OrderStatus[] = [FIRST_STATUS, ...ADMIN_STATUSES];
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
    where(
      'status',
      'in',
      STATUSES.filter((status) => !isClosed(status)),
    ),
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
