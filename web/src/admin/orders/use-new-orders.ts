import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../lib/use-is-online.ts';
import type { ActiveOrder } from '../../orders/order-documents.ts';
import { useSession } from '../../session/session.tsx';
import { arrivedOrders } from './arrived-orders.ts';
import { ALL_ORDERS } from './orders-calls.ts';

/** Keeps the lists of orders in step with the database; answers what has arrived since the page was opened. */
export function useNewOrders() {
  const uid = useSession().user?.uid;
  const cache = useQueryClient();
  const [arrived, setArrived] = useState<ActiveOrder[]>([]);
  const [isLive, setIsLive] = useState<boolean>();
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!uid) return;
    let isOver = false;
    let before: ActiveOrder[] | undefined;
    const onOrders = (now: ActiveOrder[], isCurrent: boolean) => {
      if (isOver) return;
      setIsLive(isCurrent);
      if (!isCurrent) return;
      if (before) {
        const news = arrivedOrders(before, now);
        setArrived((earlier) => [...news, ...earlier]);
        void cache.invalidateQueries({ queryKey: ALL_ORDERS });
      }
      before = now;
    };
    const onError = (error: unknown) => {
      console.warn('New orders are not followed live', error);
      if (!isOver) setIsLive(false);
    };
    // The database's own code is heavy, and only this page of the admin's needs it.
    const stop = import('../../orders/watch-active-orders.ts').then(({ watchActiveOrders }) =>
      watchActiveOrders(onOrders, onError),
    );
    stop.catch(onError);
    return () => {
      isOver = true;
      void stop.then((end) => end()).catch(() => undefined); // told by onError already
    };
  }, [uid, cache]);

  return { arrived, isLive: isLive && isOnline };
}
