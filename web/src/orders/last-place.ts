import type { ChosenPlace } from '@aloghor/functions/domain/places';
import type { OrderRequest } from '../api/orders.ts';

const STORAGE_KEY = 'lastPlace';

/** Where the last order from this browser went. */
export function lastPlace(): ChosenPlace | undefined {
  try {
    const kept: Partial<ChosenPlace> | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof kept?.district === 'string' ? { district: kept.district, thana: kept.thana } : undefined;
  } catch {
    return undefined; // no storage, or another page has written there
  }
}

/** Called when an order was placed; without a place the one before is forgotten. */
export function keepPlace(place: OrderRequest['place']): void {
  try {
    if (place) localStorage.setItem(STORAGE_KEY, JSON.stringify(place));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The order is placed all the same.
  }
}
