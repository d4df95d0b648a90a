import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../api/carts.ts';
import { guestCartSnapshot, readGuestCart } from './guest-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/**
 * Merges the guest cart into a customer's now, and the rest whenever the customer's cart has room, on any page. Tries
 * once per change of either cart, so that refused entries are not retried for ever.
 */
export function keepMerging(cache: QueryClient, uid: string, email: string | undefined, signal: AbortSignal): void {
  const { queryKey } = cartQuery(email);
  const countLines = () => cache.getQueryData(queryKey)?.length;
  const bothCarts = () => `${countLines()} ${guestCartSnapshot()}`;
  let seen = '';
  let isMerging = false;

  async function merge(): Promise<void> {
    seen = bothCarts();
    isMerging = true;
    await mergeGuestCart(uid).catch((error) => console.warn('The guest cart could not be moved yet', error));
    await cache.invalidateQueries({ queryKey });
    isMerging = false;
    look();
  }

  function look(): void {
    // A line that is being removed is no longer shown, but still takes up room.
    if (signal.aborted || isMerging || cache.isMutating() > 0 || bothCarts() === seen) return;
    seen = bothCarts();
    const hasRoom = (countLines() ?? CART_LINES_MAXIMUM) < CART_LINES_MAXIMUM;
    if (hasRoom && readGuestCart().length > 0) void merge();
  }

  if (signal.aborted) return;
  signal.addEventListener('abort', cache.getQueryCache().subscribe(look));
  signal.addEventListener('abort', cache.getMutationCache().subscribe(look));
  void merge();
}
