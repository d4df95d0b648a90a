import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { useMemo, useSyncExternalStore } from 'react';
import { guestCartSnapshot, parseGuestCart, watchGuestCart } from './guest-cart.ts';

/** The guest cart of this browser; follows changes of this tab and of others. */
export function useGuestCart(): GuestCartEntry[] {
  const stored = useSyncExternalStore(watchGuestCart, guestCartSnapshot, () => null);
  return useMemo(() => parseGuestCart(stored), [stored]);
}
