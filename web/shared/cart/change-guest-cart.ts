import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { readGuestCart, writeGuestCart } from './guest-cart.ts';

// The changes that only pages with a cart make, in a file that other pages do not load.

export function setGuestQuantity(ItemId: string, quantity: number): void {
  writeGuestCart(readGuestCart().map((entry) => (entry.ItemId === ItemId ? { ItemId, quantity } : entry)));
}

export function removeFromGuestCart(ItemId: string): void {
  writeGuestCart(readGuestCart().filter((entry) => entry.ItemId !== ItemId));
}

/** Subtracts these quantities; what was added since stays. */
export function takeFromGuestCart(taken: GuestCartEntry[]): void {
  writeGuestCart(subtract(readGuestCart(), taken));
}

export function subtract(cart: GuestCartEntry[], taken: GuestCartEntry[]): GuestCartEntry[] {
  const due = new Map<string, number>();
  for (const { ItemId, quantity } of taken) due.set(ItemId, (due.get(ItemId) ?? 0) + quantity);
  return cart.flatMap(({ ItemId, quantity }) => {
    const left = quantity - (due.get(ItemId) ?? 0);
    due.set(ItemId, Math.max(0, -left)); // the rest is subtracted from another entry of the product
    return left > 0 ? [{ ItemId, quantity: left }] : [];
  });
}
