import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../api/carts.ts';
import { guestCartSnapshot, readGuestCart } from './guest-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/**
 * Merges the guest cart into a customer's now, and what stays here again whenever the customer's cart has room, on
 * whatever page that happens. Tries once for each change of the two carts: what cannot come in is not tried for ever.
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
    // A line that is being removed is not shown any more, but still has its place.
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
