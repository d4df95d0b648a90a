import { deviceStorage } from './storage.ts';

/** Those of this tab: a browser tells only the others. */
const listeners = new Set<() => void>();

/** Calls `onChange` whenever what is stored under this key has changed in another tab, or something was stored in this one. */
export function watchStored(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores a value, and tells those who watch what is stored. */
export function storeWatched(key: string, value: string): void {
  deviceStorage.set(key, value);
  for (const onChange of listeners) onChange();
}
