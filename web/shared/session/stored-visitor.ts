import { sanitizeName } from '@aloghor/functions/domain/person-name';
import { roleInClaims } from '@aloghor/functions/domain/roles';
import { accessToken, lastSignedIn } from '../api/access-token.ts';
import type { StoredVisitor } from './session.tsx';

/** A token that ends sooner may have ended when the server reads it. */
const LEFT_MS = 60_000;

interface TokenClaims {
  sub: string;
  email: string;
  name?: string;
  picture?: string;
  /** In seconds since 1970. */
  exp: number;
}

/**
 * Whom the stored token names, so that a page need not wait for the identity provider: the server checks it with the
 * first call. Undefined without a token of the last account that signed in, in any tab.
 */
export function storedVisitor(now = Date.now()): StoredVisitor | undefined {
  const claims = claimsIn(accessToken() ?? '');
  if (!claims?.email || claims.sub !== lastSignedIn() || claims.exp * 1_000 < now + LEFT_MS) return undefined;
  const { sub: uid, email, name = '', picture: photo } = claims;
  return { user: { uid, email, name: sanitizeName(name), photo }, visitor: roleInClaims({ ...claims }) };
}

function claimsIn(token: string): TokenClaims | undefined {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(payload, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims; // a cast: only the shop's server makes them
  } catch {
    return undefined;
  }
}
