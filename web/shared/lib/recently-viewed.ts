import { deviceStorage, parseStored } from './storage.ts';

const KEY = 'recentlyViewed';

/** How many are kept; all are shown but the one on the page. */
const KEPT = 7;

/** The ids of the products that were looked at on this device, the last one first. */
export function viewedIds(): string[] {
  const kept = parseStored(deviceStorage.get(KEY));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
}

export function noteViewed(id: string): void {
  deviceStorage.set(KEY, JSON.stringify([id, ...viewedIds().filter((other) => other !== id)].slice(0, KEPT)));
}

export function forgetViewed(): void {
  deviceStorage.remove(KEY);
}
