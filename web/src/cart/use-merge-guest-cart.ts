import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../api/carts.ts';
import { useSession } from '../session/session.tsx';
import { useGuestCart } from './use-guest-cart.ts';

/** Once a customer is signed in, what this browser's guest cart holds becomes theirs. An admin's stays untouched. */
export function useMergeGuestCart(): void {
  const { user, visitor, isLoading } = useSession();
  const hasEntries = useGuestCart().length > 0;
  const cache = useQueryClient();
  const uid = !isLoading && visitor === 'customer' && hasEntries ? user?.uid : undefined;
  const email = user?.email;
  useEffect(() => {
    if (!uid) return;
    const merged = import('./merge-guest-cart.ts').then(({ mergeGuestCart }) => mergeGuestCart(uid));
    merged
      .then(() => cache.invalidateQueries(cartQuery(email)))
      .catch((error) => console.warn('The guest cart could not be moved yet', error));
  }, [uid, email, cache]);
}
