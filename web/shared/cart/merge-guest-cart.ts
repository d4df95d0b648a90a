import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery, sendMerge } from '../api/carts.ts';
import type { LanguageCode } from '../lib/language.ts';
import { deviceStorage, parseStored } from '../lib/storage.ts';
import { fullCart } from '../locale/en/buying.ts';
import { messagesIn } from '../locale/locale.ts';
import { showNotice } from '../ui/popup.ts';
import { takeFromGuestCart } from './change-guest-cart.ts';
import { entriesIn, guestCartSnapshot, readGuestCart } from './guest-cart.ts';

/**
 * Merges the guest cart into a customer's now, and the rest whenever the customer's cart has space, on any page. Tries
 * once per change of either cart, so that rejected entries are not retried for ever.
 */
export function keepMerging(
  cache: QueryClient,
  uid: string,
  email: string | undefined,
  signal: AbortSignal,
  language: LanguageCode,
): void {
  const { queryKey } = cartQuery(email);
  const countLines = () => cache.getQueryData(queryKey)?.length;
  const bothCarts = () => `${countLines()} ${guestCartSnapshot()}`;
  let seen = '';
  let isMerging = false;

  async function merge(): Promise<void> {
    seen = bothCarts();
    isMerging = true;
    await mergeGuestCart(uid, language).catch((error) => console.warn('The guest cart could not be moved yet', error));
    await cache.invalidateQueries({ queryKey });
    isMerging = false;
    look();
  }

  function look(): void {
    // A line that is being removed is no longer shown, but still takes up space.
    if (signal.aborted || isMerging || cache.isMutating() > 0 || bothCarts() === seen) return;
    seen = bothCarts();
    const hasSpace = (countLines() ?? CART_LINES_MAXIMUM) < CART_LINES_MAXIMUM;
    if (hasSpace && readGuestCart().length > 0) void merge();
  }

  if (signal.aborted) return;
  signal.addEventListener('abort', cache.getQueryCache().subscribe(look));
  signal.addEventListener('abort', cache.getMutationCache().subscribe(look));
  void merge();
}

const STORAGE_KEY = 'cartMerge';

/** As the server takes it: under a damaged one no batch would ever be merged. */
const MERGE_ID = /^[\w-]{8,100}$/;

interface Merge {
  uid: string;
  mergeId: string;
  entries: GuestCartEntry[];
}

/**
 * Merges this browser's guest cart into the account's cart in batches, until none is left or the cart is full. Each
 * batch is stored before it is sent, under an id that the server applies only once: an interrupted merge is finished
 * later, and nothing is lost or doubled. Entries that do not fit stay in the guest cart.
 */
export async function mergeGuestCart(uid: string, language: LanguageCode): Promise<void> {
  const tFullCart = messagesIn(language, fullCart);
  let allGone = 0;
  try {
    for (let isFull = false; !isFull; ) {
      const merge = unfinishedMerge(uid) ?? startMerge(uid);
      if (merge.entries.length === 0) return;
      const { gone, left } = await sendMerge(merge.mergeId, merge.entries);
      isFull = left.length > 0;
      // Another tab may have finished the same batch first.
      if (unfinishedMerge(uid)?.mergeId !== merge.mergeId) continue;
      finish(merge, left);
      allGone += gone;
    }
  } finally {
    if (allGone > 0) void showNotice(tFullCart.leftOut(allGone), language);
  }
}

function unfinishedMerge(uid: string): Merge | undefined {
  const stored: Partial<Merge> = parseStored(deviceStorage.get(STORAGE_KEY)) ?? {};
  const { mergeId } = stored;
  const entries = entriesIn(stored.entries);
  return stored.uid === uid && typeof mergeId === 'string' && MERGE_ID.test(mergeId) && entries.length > 0
    ? { uid, mergeId, entries }
    : undefined;
}

function startMerge(uid: string): Merge {
  const merge = { uid, mergeId: crypto.randomUUID(), entries: readGuestCart().slice(0, CART_LINES_MAXIMUM) };
  if (merge.entries.length > 0) deviceStorage.set(STORAGE_KEY, JSON.stringify(merge));
  return merge;
}

// Both writes happen in one task, without interruption, and the stored batch is deleted last.
function finish({ entries }: Merge, left: string[]): void {
  takeFromGuestCart(entries.filter(({ ItemId }) => !left.includes(ItemId)));
  deviceStorage.remove(STORAGE_KEY);
}
