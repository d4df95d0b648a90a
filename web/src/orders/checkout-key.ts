import { deviceStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'checkoutKey';

/**
 * The idempotency key of the checkout in progress. Kept across reloads, so that a retry after a lost connection does not
 * place a second order.
 */
export function checkoutKey(): string {
  const kept = deviceStorage.get(STORAGE_KEY);
  if (kept) return kept;
  const key = crypto.randomUUID();
  deviceStorage.set(STORAGE_KEY, key);
  return key;
}

/** Called when the server has answered: the next checkout gets a new key. */
export function endCheckout(): void {
  deviceStorage.remove(STORAGE_KEY);
}
