import { getAuth } from 'firebase-admin/auth';
import { firebase } from '../database/firebase.ts';

/**
 * Between the provider's limits of five minutes and fourteen days: long enough for a page left open over some days,
 * where a client asks for a token only when it opens; short enough for one that has fallen into wrong hands. Our own
 * pages renew it whenever it is refused.
 */
const TOKEN_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

/** The token that secured calls carry: a session cookie of the identity provider, for the owner of `idToken`. */
export function makeToken(idToken: string): Promise<string> {
  return getAuth(firebase).createSessionCookie(idToken, { expiresIn: TOKEN_LIFETIME_MS });
}
