import { deviceStorage, TOKEN_KEY } from '../lib/storage.ts';

/** The token of secured calls; null for a guest. */
export function accessToken(): string | null {
  return deviceStorage.get(TOKEN_KEY);
}

export function keepAccessToken(token: string): void {
  deviceStorage.set(TOKEN_KEY, token);
}

export function dropAccessToken(): void {
  deviceStorage.remove(TOKEN_KEY);
}

/** Gets a new token when the server rejects the old one; false when that fails. */
type RenewToken = () => Promise<boolean>;

let renew: RenewToken = async () => false;

/** Sets how a token is renewed; called by the session. */
export function renewTokenWith(next: RenewToken): void {
  renew = next;
}

let renewal: Promise<boolean> | undefined;

/**
 * Renews the rejected token of `visitor`, once for all concurrent calls. False when that fails, or when the visitor
 * has changed: a call of one person must not be retried as the next.
 */
export async function renewTokenOf(visitor: string | undefined): Promise<boolean> {
  if (lastSignedIn() !== visitor) return false;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return (await renewal) && lastSignedIn() === visitor;
}

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
