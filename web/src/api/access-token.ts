import { lastSignedIn } from './signed-in.ts';

const STORAGE_KEY = 'access-token';

/** The token that secured calls carry; absent for a guest, and where no storage is to be had. */
export function accessToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function keepAccessToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
}

export function dropAccessToken(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** Gets a new token when the server no longer takes the old one; false when that cannot be done. */
export type RenewToken = () => Promise<boolean>;

let renew: RenewToken = async () => false;

/** The session says here how a token is renewed. */
export function renewTokenWith(next: RenewToken): void {
  renew = next;
}

let renewal: Promise<boolean> | undefined;

/**
 * Renews the token that a call of `visitor` was refused with, once for all calls that are refused at the same time.
 * False when that cannot be done, or when the visitor has changed: what one person began is not done by the next.
 */
export async function renewTokenOf(visitor: string | undefined): Promise<boolean> {
  if (lastSignedIn() !== visitor) return false;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return (await renewal) && lastSignedIn() === visitor;
}
