import { deviceStorage } from './storage.ts';

// What every page asks; the rest is in `stored-order-draft.ts`, which only pages about orders load.

export const CHECKOUT_KEY = 'checkout';

/** Whether an order was sent from this device and its answer has not come. */
export function isCheckoutPending(): boolean {
  return deviceStorage.get(CHECKOUT_KEY) !== null;
}
