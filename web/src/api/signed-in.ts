const STORAGE_KEY = 'signed-in';

/** Stands where nobody is signed in, after somebody was. */
const NOBODY = '';

/**
 * The account that was signed in last, by its id, as the tab where that happened has told all others. Another tab's
 * identity provider learns of it later, up to a second; what is written for somebody must not be written in between.
 * Undefined when no tab has told.
 */
export function lastSignedIn(): string | undefined {
  return localStorage.getItem(STORAGE_KEY) ?? undefined;
}

/** Tells all tabs who has signed in; without an account that nobody is signed in any more. */
export function tellSignedIn(uid: string = NOBODY): void {
  localStorage.setItem(STORAGE_KEY, uid);
}

/** Calls `onGone` when another tab has signed out. */
export function watchSignOut(onGone: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // As it is by now: somebody may have signed in since.
    if (key === STORAGE_KEY && lastSignedIn() === NOBODY) onGone();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
