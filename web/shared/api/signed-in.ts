import { deviceStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'signed-in';

/** The stored value after a sign-out. */
const NOBODY = '';

/**
 * The uid that signed in last, in any tab; undefined when no tab has stored one. The identity provider of another tab is
 * up to a second behind, and in between nothing may be written for the previous account.
 */
export function lastSignedIn(): string | undefined {
  return deviceStorage.get(STORAGE_KEY) ?? undefined;
}

/** Stores for all tabs who has signed in; without a uid, that nobody is signed in. */
export function tellSignedIn(uid: string = NOBODY): void {
  deviceStorage.set(STORAGE_KEY, uid);
}

/** Calls `onGone` when another tab has signed out. */
export function watchSignOut(onGone: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The current value, not the event's: somebody may have signed in since.
    if (key === STORAGE_KEY && lastSignedIn() === NOBODY) onGone();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
