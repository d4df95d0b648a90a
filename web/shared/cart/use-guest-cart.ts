import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { cartQuery } from '../api/carts.ts';
import { useLanguage } from '../locale/locale.ts';
import { useSession } from '../session/session.tsx';
import { guestCartSnapshot, parseGuestCart, watchGuestCart } from './guest-cart.ts';

/** The guest cart of this browser; follows changes of this tab and of others. */
export function useGuestCart(): GuestCartEntry[] {
  const stored = useSyncExternalStore(watchGuestCart, guestCartSnapshot, () => null);
  return useMemo(() => parseGuestCart(stored), [stored]);
}

/** The number of lines in the visitor's cart. */
export function useCartCount(): number {
  const { user, visitor, isLoading } = useSession();
  const guestLines = useGuestCart().length;
  const { data: lines } = useQuery({
    ...cartQuery(user?.email),
    enabled: hasPermission(visitor, 'own-cart:change') && !isLoading,
    staleTime: 30_000,
  });
  return visitor === 'guest' ? guestLines : (lines?.length ?? 0);
}

/** Merges this browser's guest cart into the cart of a signed-in customer; not into that of the staff. */
export function useMergeGuestCart(): void {
  const { user, visitor, isLoading } = useSession();
  const hasEntries = useGuestCart().length > 0;
  const cache = useQueryClient();
  const language = useLanguage();
  const mayMerge = !isLoading && hasPermission(visitor, 'own-cart:change') && hasEntries;
  const uid = mayMerge ? user?.uid : undefined;
  const email = user?.email;
  useEffect(() => {
    if (!uid) return;
    const leaving = new AbortController();
    import('./merge-guest-cart.ts')
      .then(({ keepMerging }) => keepMerging(cache, uid, email, leaving.signal, language))
      .catch((error) => console.warn('The guest cart could not be moved yet', error));
    return () => leaving.abort();
  }, [uid, email, cache, language]);
}
