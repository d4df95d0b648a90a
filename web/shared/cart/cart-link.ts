import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { asItWasCopied } from '@aloghor/functions/domain/pasted-address';
import { paths } from '../paths.ts';

/** Products of one link. */
export const LINK_PRODUCTS_MAXIMUM = 20;
const LINK_CHARACTERS_MAXIMUM = 2_000;

/** As the server makes ids; nothing that an address could take for something else. */
const ID = /^[\w-]{1,200}$/;
const QUANTITY = /^[1-9]\d?$/;

/** What a link asks for: each product once, and how many entries cannot be read, or are too many. */
export interface CartLink {
  entries: GuestCartEntry[];
  wrong: number;
}

/** Reads `id:2,id2:1` out of the address of a cart; a quantity may be missing, and is 1 then. Anybody may have written it. */
export function readCartLink(link: string): CartLink {
  if (link === '') return { entries: [], wrong: 0 };
  if (link.length > LINK_CHARACTERS_MAXIMUM) return { entries: [], wrong: 1 };
  const read = asItWasCopied(link).split(',').map(readEntry);
  const quantities = new Map<string, number>();
  for (const entry of read)
    if (entry) quantities.set(entry.ItemId, (quantities.get(entry.ItemId) ?? 0) + entry.quantity);
  const all = [...quantities].map(([ItemId, sum]) => ({ ItemId, quantity: Math.min(sum, QUANTITY_MAXIMUM) }));
  const entries = all.slice(0, LINK_PRODUCTS_MAXIMUM);
  return { entries, wrong: read.filter((entry) => !entry).length + all.length - entries.length };
}

function readEntry(text: string): GuestCartEntry | undefined {
  const [id = '', quantity = '1', ...more] = text.trim().split(':');
  return ID.test(id) && QUANTITY.test(quantity) && more.length === 0
    ? { ItemId: id, quantity: Number(quantity) }
    : undefined;
}

/** The path of a cart with these products. */
export function cartLinkOf(entries: readonly GuestCartEntry[]): string {
  return `${paths.cart}?add=${entries.map(({ ItemId, quantity }) => `${ItemId}:${quantity}`).join(',')}`;
}

/** What a link asks for and the cart does not hold yet: opening the link again changes nothing. */
export function lackingIn(cart: readonly GuestCartEntry[], wanted: readonly GuestCartEntry[]): GuestCartEntry[] {
  return wanted.flatMap(({ ItemId, quantity }) => {
    const held = cart.reduce((sum, entry) => sum + (entry.ItemId === ItemId ? entry.quantity : 0), 0);
    return quantity > held ? [{ ItemId, quantity: quantity - held }] : [];
  });
}
