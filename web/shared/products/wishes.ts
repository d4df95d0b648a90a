import { asItWasCopied } from '@aloghor/functions/domain/pasted-address';
import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage, parseStored } from '../lib/storage.ts';
import { storeWatched, watchStored } from '../lib/watched-storage.ts';

// The wish list of this device: no account and no server knows it.

/** Products of one list: few enough for one call and for a link. */
export const WISHES_MAXIMUM = 50;

export const WISHES_KEY = 'wishes';

/** As the server makes ids; nothing that an address could take for something else. */
const ID = /^[\w-]{1,100}$/;

/** The ids that a list holds, each once. Anybody may have written it. */
export function wishesIn(list: unknown): string[] {
  const ids = Array.isArray(list) ? list.map(String) : [];
  return [...new Set(ids)].filter((id) => ID.test(id)).slice(0, WISHES_MAXIMUM);
}

const snapshot = () => deviceStorage.get(WISHES_KEY);

/** The ids of the products on the list, the last one first. */
export function readWishes(): string[] {
  return wishesIn(parseStored(snapshot()));
}

/** The ids in the address of a shared list; none where there is no such list. */
export function sharedWishes(link: string | null): string[] {
  return wishesIn(link === null ? [] : asItWasCopied(link).split(','));
}

export function watchWishes(onChange: () => void): () => void {
  return watchStored(WISHES_KEY, onChange);
}

/** The list; undefined while a prerendered page is hydrated. Follows changes of this tab and of others. */
export function useWishes(): string[] | undefined {
  const stored = useSyncExternalStore(watchWishes, snapshot, () => undefined);
  return useMemo(() => (stored === undefined ? stored : wishesIn(parseStored(stored))), [stored]);
}

/** Puts products before those on the list, in their order. False when there is no room for the first ones. */
export function addWishes(ids: string[]): boolean {
  const wishes = readWishes();
  const all = [...ids.filter((id) => !wishes.includes(id)), ...wishes];
  store(all.slice(-WISHES_MAXIMUM));
  return all.length <= WISHES_MAXIMUM;
}

export function removeWishes(ids: string[]): void {
  store(readWishes().filter((id) => !ids.includes(id)));
}

function store(ids: string[]): void {
  storeWatched(WISHES_KEY, JSON.stringify(ids));
}
