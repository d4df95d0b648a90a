import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { CART_LINES_MAXIMUM, ID_BYTES_MAXIMUM, QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isWellFormed } from '@aloghor/functions/domain/typed-text';
import { CART_KEY, deviceStorage, parseStored } from '../lib/storage.ts';
import { storeWatched, watchStored } from '../lib/watched-storage.ts';

/** The guest cart in this browser's storage. It is validated, because other and older code may have written it. */
export function readGuestCart(): GuestCartEntry[] {
  return parseGuestCart(guestCartSnapshot());
}

export function parseGuestCart(stored: string | null): GuestCartEntry[] {
  return entriesIn(parseStored(stored));
}

/** The lines that can be read of what was stored as some. */
export function entriesIn(stored: unknown): GuestCartEntry[] {
  const quantities = new Map<string, number>();
  for (const line of Array.isArray(stored) ? stored : []) {
    const entry = asEntry(line);
    if (entry) quantities.set(entry.ItemId, (quantities.get(entry.ItemId) ?? 0) + entry.quantity);
  }
  return Array.from(quantities, ([ItemId, sum]) => ({ ItemId, quantity: Math.min(sum, QUANTITY_MAXIMUM) }));
}

/**
 * A line keeps what can be read of it: `"2"` is 2, and without a quantity it is 1. By hand, because the contract's schemas
 * are not shipped to browsers.
 */
function asEntry(stored: unknown): GuestCartEntry | undefined {
  const { ItemId: id, quantity } = Object(stored);
  const ItemId = typeof id === 'number' ? `${id}` : id;
  const count = Math.min(
    Math.floor(Number(typeof quantity === 'string' ? plainNumber(quantity) : (quantity ?? 1))),
    QUANTITY_MAXIMUM,
  );
  return isProductId(ItemId) && count >= 1 ? { ItemId, quantity: count } : undefined;
}

function isProductId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && id.length <= ID_BYTES_MAXIMUM && isWellFormed(id); // a character takes one byte or more
}

/** False when the cart is full, and nothing was added. */
export function addToGuestCart(ItemId: string, quantity: number): boolean {
  const cart = addEntry(readGuestCart(), { ItemId, quantity });
  if (cart) writeGuestCart(cart);
  return cart !== undefined;
}

/** Adds to the quantity of an existing entry, up to 99. Undefined for a new product in a full cart. */
export function addEntry(cart: GuestCartEntry[], added: GuestCartEntry): GuestCartEntry[] | undefined {
  const existing = cart.find((entry) => entry.ItemId === added.ItemId);
  if (!existing) return cart.length < CART_LINES_MAXIMUM ? [...cart, added] : undefined;
  const quantity = Math.min(existing.quantity + added.quantity, QUANTITY_MAXIMUM);
  return cart.map((entry) => (entry === existing ? { ...entry, quantity } : entry));
}

/** Calls `onChange` whenever the guest cart changes, in this tab or another one. */
export function watchGuestCart(onChange: () => void): () => void {
  return watchStored(CART_KEY, onChange);
}

export function writeGuestCart(cart: GuestCartEntry[]): void {
  storeWatched(CART_KEY, JSON.stringify(cart));
}

/** False when the browser could not store the cart, which then lasts only as long as the page. */
export function isGuestCartPersistent(): boolean {
  return deviceStorage.isPersistent(CART_KEY);
}

/** The stored string: a stable snapshot as long as the cart does not change. */
export function guestCartSnapshot(): string | null {
  return deviceStorage.get(CART_KEY);
}
