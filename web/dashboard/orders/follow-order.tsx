import { useQueryClient } from '@tanstack/react-query';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { orderQuery } from './orders-calls.ts';

/** Asks for an order anew when the database has changed it. In a chunk of its own, because it imports the database's SDK. */
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
  const one = useMemo(() => query(collection(firestore, 'orders'), where(documentId(), '==', id)), [firestore, id]);
  const { documents, isLive } = useLiveQuery(one);

  useEffect(() => {
    // The first time too: it may have changed between the page's own question and this.
    if (documents && isLive) void cache.invalidateQueries({ queryKey: orderQuery(id).queryKey });
  }, [documents, isLive, cache, id]);

  return null;
}
