import { ACTIVE_STATUSES } from '@aloghor/functions/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import { useIsOnline } from '../../shared/lib/connection.ts';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { type ActiveOrder, activeOrders } from '../../shared/orders/order-documents.ts';
import { parcelsQuery } from '../booking/booking-api.ts';
import { ALL_ORDERS } from '../cache.ts';
import { TABLE_ROWS } from '../table/paging.tsx';
import { arrivedOrders } from './arrived-orders.ts';
import { invalidateOrder } from './orders-api.ts';

interface FollowNewOrdersProps {
  /** Renders the new orders. */
  children: (news: NewOrders) => ReactElement;
}

/** In a chunk of its own, because it imports the database's SDK. */
export function FollowNewOrders({ children }: FollowNewOrdersProps) {
  return (
    <LiveDatabase>
      <Following>{children}</Following>
    </LiveDatabase>
  );
}

function Following({ children }: FollowNewOrdersProps) {
  return children(useNewOrders());
}

export interface NewOrders {
  /** Newest first, since the page was opened. */
  arrived: ActiveOrder[];
  /** Undefined until the database has answered. */
  isLive: boolean | undefined;
}

/** Refreshes the lists of orders when the database changes, and returns new arrivals. The rules allow it to those who may read orders. */
function useNewOrders(): NewOrders {
  const firestore = useFirestore();
  const cache = useQueryClient();
  const [arrived, setArrived] = useState<ActiveOrder[]>([]);
  const before = useRef<ActiveOrder[]>(undefined);
  const isOnline = useIsOnline();
  const newest = useMemo(
    () =>
      query(
        collection(firestore, 'orders'),
        where('status', 'in', ACTIVE_STATUSES),
        orderBy('createdAt', 'desc'),
        limit(TABLE_ROWS),
      ),
    [firestore],
  );
  const { documents, isLive } = useLiveQuery(newest);

  useEffect(() => {
    if (!documents || !isLive) return;
    const now = activeOrders(documents);
    if (before.current) {
      const news = arrivedOrders(before.current, now);
      setArrived((earlier) => [...news, ...earlier]);
      void cache.invalidateQueries({ queryKey: ALL_ORDERS });
    }
    before.current = now;
  }, [documents, isLive, cache]);

  return { arrived, isLive: isLive && isOnline };
}

/** Refetches an order, the messages about it and the ways of its parcels, when one of them changes in the database. In a chunk of its own, because it imports the database's SDK. */
export function FollowOrder({ id }: { id: string }) {
  return (
    <LiveDatabase>
      <FollowingOne id={id} />
    </LiveDatabase>
  );
}

function FollowingOne({ id }: { id: string }) {
  const firestore = useFirestore();
  const cache = useQueryClient();
  const ofOrder = useMemo(
    () => query(collection(firestore, 'orders'), where(documentId(), '==', id), limit(1)),
    [firestore, id],
  );
  const ofDesk = useMemo(
    () => query(collection(firestore, 'desk'), where(documentId(), '==', id), limit(1)),
    [firestore, id],
  );
  const { documents, isLive } = useLiveQuery(ofOrder);
  const { documents: atDesk, isLive: isDeskLive } = useLiveQuery(ofDesk);
  // Most of what couriers tell changes the parcel alone. Claims of the desk, renewed every minute, change nothing here.
  const parcel = atDesk && JSON.stringify(parcelOf(atDesk));
  const isHeard = isLive === true && isDeskLive !== undefined; // both, so that the page is refetched once

  useEffect(() => {
    if (!documents || !isHeard) return;
    // The first time, too: they may have changed since the page fetched them.
    void invalidateOrder(cache, id);
    if (parcel) void cache.invalidateQueries({ queryKey: parcelsQuery(id).queryKey });
  }, [documents, parcel, isHeard, cache, id]);

  return null;
}

function parcelOf([desk]: { parcel?: unknown }[]): unknown {
  return desk?.parcel;
}
