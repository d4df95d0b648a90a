import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { sendMerge } from '../api/carts.ts';
import { isGuestCart, readGuestCart, takeFromGuestCart } from './guest-cart.ts';

const STORAGE_KEY = 'cartMerge';

interface Merge {
  uid: string;
  mergeId: string;
  entries: GuestCartEntry[];
}

/**
 * Moves the guest cart of this browser into the account's cart. What is being moved is noted before it is sent, under
 * an id that the server takes only once; so a merge that is cut off anywhere is finished later, and nothing is lost or
 * doubled.
 */
export async function mergeGuestCart(uid: string): Promise<void> {
  const merge = unfinishedMerge(uid) ?? startMerge(uid);
  if (merge.entries.length === 0) return;
  await sendMerge(merge.mergeId, merge.entries);
  finish(merge);
}

function unfinishedMerge(uid: string): Merge | undefined {
  const stored: Partial<Merge> | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
  return stored?.uid === uid && isMerge(stored) ? stored : undefined;
}

function isMerge(stored: Partial<Merge>): stored is Merge {
  return typeof stored.mergeId === 'string' && isGuestCart(stored.entries);
}

function startMerge(uid: string): Merge {
  const merge = { uid, mergeId: crypto.randomUUID(), entries: readGuestCart() };
  if (merge.entries.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(merge));
  return merge;
}

// One step for the browser: script is not interrupted between the two, and the note goes last.
function finish(merge: Merge): void {
  takeFromGuestCart(merge.entries);
  localStorage.removeItem(STORAGE_KEY);
}
