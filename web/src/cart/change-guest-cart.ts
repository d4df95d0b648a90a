import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { readGuestCart, writeGuestCart } from './guest-cart.ts';

export function setGuestQuantity(ItemId: string, quantity: number): void {
  writeGuestCart(readGuestCart().map((entry) => (entry.ItemId === ItemId ? { ItemId, quantity } : entry)));
}

export function removeFromGuestCart(ItemId: string): void {
  writeGuestCart(readGuestCart().filter((entry) => entry.ItemId !== ItemId));
}

/** Takes so many of each out; what was added since stays. */
export function takeFromGuestCart(taken: GuestCartEntry[]): void {
  writeGuestCart(subtract(readGuestCart(), taken));
}

export function subtract(cart: GuestCartEntry[], taken: GuestCartEntry[]): GuestCartEntry[] {
  return cart.flatMap(({ ItemId, quantity }) => {
    const left = quantity - (taken.find((entry) => entry.ItemId === ItemId)?.quantity ?? 0);
    return left > 0 ? [{ ItemId, quantity: left }] : [];
  });
}
