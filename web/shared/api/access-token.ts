import { deviceStorage } from '../lib/storage.ts';
import { lastSignedIn } from './signed-in.ts';

export const TOKEN_KEY = 'access-token';

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

/** Gets a new token when the server refuses the old one; false when that fails. */
export type RenewToken = () => Promise<boolean>;

let renew: RenewToken = async () => false;

/** Sets how a token is renewed; called by the session. */
export function renewTokenWith(next: RenewToken): void {
  renew = next;
}

let renewal: Promise<boolean> | undefined;

/**
 * Renews the refused token of `visitor`, once for all concurrent refusals. False when that fails, or when the visitor
 * has changed: a call of one person must not be retried as the next.
 */
export async function renewTokenOf(visitor: string | undefined): Promise<boolean> {
  if (lastSignedIn() !== visitor) return false;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return (await renewal) && lastSignedIn() === visitor;
}
