import { getAuth } from 'firebase-admin/auth';
import { firebase } from '../database/firebase.ts';

/**
 * The provider allows five minutes to fourteen days. Long enough for a page left open for days, as older clients request
 * a token only when they load; short enough to limit the harm of a stolen one. Our own pages renew it when refused.
 */
const TOKEN_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

/** The token of secured calls: a session cookie of the identity provider, for the owner of `idToken`. */
export function makeToken(idToken: string): Promise<string> {
  return getAuth(firebase).createSessionCookie(idToken, { expiresIn: TOKEN_LIFETIME_MS });
}
