import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { useGuestCart } from './use-guest-cart.ts';

/** Merges this browser's guest cart into the cart of a signed-in customer; not into an admin's. */
export function useMergeGuestCart(): void {
  const { user, visitor, isLoading } = useSession();
  const hasEntries = useGuestCart().length > 0;
  const cache = useQueryClient();
  const uid = !isLoading && visitor === 'customer' && hasEntries ? user?.uid : undefined;
  const email = user?.email;
  useEffect(() => {
    if (!uid) return;
    const leaving = new AbortController();
    import('./keep-merging.ts')
      .then(({ keepMerging }) => keepMerging(cache, uid, email, leaving.signal))
      .catch((error) => console.warn('The guest cart could not be moved yet', error));
    return () => leaving.abort();
  }, [uid, email, cache]);
}
