import { type GuestCartEntry, QUANTITY_MAXIMUM } from '@aloghor/functions/contract/carts';

const STORAGE_KEY = 'myCart';

/** The cart of a guest, kept in this browser. What storage holds is checked: another program may have written it. */
export function readGuestCart(): GuestCartEntry[] {
  return parseGuestCart(localStorage.getItem(STORAGE_KEY));
}

export function parseGuestCart(stored: string | null): GuestCartEntry[] {
  try {
    const cart: unknown = JSON.parse(stored ?? '[]');
    return isGuestCart(cart) ? cart : [];
  } catch {
    return [];
  }
}

// Told by hand: the contract's schema would bring zod to every page.
export function isGuestCart(cart: unknown): cart is GuestCartEntry[] {
  return Array.isArray(cart) && cart.every((entry) => typeof entry?.ItemId === 'string' && isQuantity(entry.quantity));
}

function isQuantity(quantity: unknown): boolean {
  return Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= QUANTITY_MAXIMUM;
}

export function addToGuestCart(ItemId: string, quantity: number): void {
  write(addEntry(readGuestCart(), { ItemId, quantity }));
}

export function setGuestQuantity(ItemId: string, quantity: number): void {
  write(readGuestCart().map((entry) => (entry.ItemId === ItemId ? { ItemId, quantity } : entry)));
}

export function removeFromGuestCart(ItemId: string): void {
  write(readGuestCart().filter((entry) => entry.ItemId !== ItemId));
}

/** Takes so many of each out; what was added since stays. */
export function takeFromGuestCart(taken: GuestCartEntry[]): void {
  write(subtract(readGuestCart(), taken));
}

export function subtract(cart: GuestCartEntry[], taken: GuestCartEntry[]): GuestCartEntry[] {
  return cart.flatMap(({ ItemId, quantity }) => {
    const left = quantity - (taken.find((entry) => entry.ItemId === ItemId)?.quantity ?? 0);
    return left > 0 ? [{ ItemId, quantity: left }] : [];
  });
}

/** A product that is already there gets the quantity on top, up to 99. */
export function addEntry(cart: GuestCartEntry[], added: GuestCartEntry): GuestCartEntry[] {
  const existing = cart.find((entry) => entry.ItemId === added.ItemId);
  if (!existing) return [...cart, added];
  const quantity = Math.min(existing.quantity + added.quantity, QUANTITY_MAXIMUM);
  return cart.map((entry) => (entry === existing ? { ...entry, quantity } : entry));
}

/** Calls `onChange` whenever the guest cart changes, in this tab or another one. */
export function watchGuestCart(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

const listeners = new Set<() => void>();

function write(cart: GuestCartEntry[]): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(cart));
  for (const onChange of listeners) onChange();
}

/** The stored text itself: it stays the same as long as the cart does. */
export function guestCartSnapshot(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
