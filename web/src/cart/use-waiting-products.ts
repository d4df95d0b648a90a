import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartQuery } from '../api/carts.ts';
import { useSession } from '../session/session.tsx';
import { useGuestCart } from './use-guest-cart.ts';

/**
 * How many products of the guest cart wait for room in a customer's cart of so many lines. They come in by themselves
 * as soon as there is some.
 */
export function useWaitingProducts(lines: number): number {
  const { user } = useSession();
  const guestLines = useGuestCart().length;
  const isFull = lines >= CART_LINES_MAXIMUM;
  const [wasFull, setWasFull] = useState(isFull);
  if (isFull && !wasFull) setWasFull(true);

  const isChanging = useIsMutating() > 0; // a line that is being removed still has its place
  const hasRoom = wasFull && !isFull && !isChanging && guestLines > 0;
  const cache = useQueryClient();
  const uid = hasRoom ? user?.uid : undefined;
  const email = user?.email;
  useEffect(() => {
    if (!uid) return;
    import('./merge-guest-cart.ts')
      .then(({ mergeGuestCart }) => mergeGuestCart(uid))
      .then(() => cache.invalidateQueries(cartQuery(email)))
      .catch((error) => console.warn('What waits in the guest cart could not be moved yet', error));
  }, [uid, email, cache]);

  return isFull ? guestLines : 0;
}
