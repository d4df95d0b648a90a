const STORAGE_KEY = 'checkoutKey';

/**
 * The key of the checkout in progress. It outlives a reload, so that trying again after a lost connection is the same
 * order and not a second one.
 */
export function checkoutKey(): string {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept) return kept;
  const key = crypto.randomUUID();
  localStorage.setItem(STORAGE_KEY, key);
  return key;
}

/** The server has answered: the next checkout is another one. */
export function endCheckout(): void {
  localStorage.removeItem(STORAGE_KEY);
}
