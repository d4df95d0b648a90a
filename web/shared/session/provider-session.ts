import { FirebaseError } from 'firebase/app';
import { type Auth, signOut, type User } from 'firebase/auth';
import { keepAccessToken, lastSignedIn } from '../api/access-token.ts';
import { fetchToken } from '../api/users.ts';
import { hasErrorCode, isApiError } from '../lib/api-error.ts';
import { SignInError, type SignInFailure } from './sign-in-error.ts';

/** Counts the requests, so that a late answer does not replace that of a newer one. */
let requests = 0;
let storedRequest = 0;

/** The latest exchange: a sign-in and its watcher ask for the same at once, and what the shop has rejected stays so. */
let latest: { identityToken: string; exchange: ReturnType<typeof fetchToken> } | undefined;

/**
 * Exchanges the provider's ID token for the token of secured calls, and stores it. False, and nothing stored, when the
 * user has signed out meanwhile, here or in another tab.
 * @throws {FirebaseError | ApiError} when the provider or the shop gives none
 */
export async function storeTokenOf(auth: Auth, user: User, isRenewed = false): Promise<boolean> {
  const { token: identityToken, claims } = await user.getIdTokenResult(isRenewed);
  const request = ++requests;
  const { token } = await exchanged(identityToken, String(claims.email));
  if (!isStillSignedIn(auth, user)) return false;
  if (request > storedRequest) keepAccessToken(token);
  storedRequest = Math.max(request, storedRequest);
  return true;
}

/** An exchange that got no answer, or none that lasts, is repeated. */
function exchanged(identityToken: string, email: string): ReturnType<typeof fetchToken> {
  if (latest?.identityToken !== identityToken) {
    const exchange = fetchToken(email, identityToken);
    latest = { identityToken, exchange };
    exchange.catch((error) => {
      if (!isRejected(error) && latest?.exchange === exchange) latest = undefined;
    });
  }
  return latest.exchange;
}

/** Whether the shop has rejected a call for good. Too many calls, or a browser that is not proved yet, may be accepted later. */
export function isRejected(error: unknown): boolean {
  return isApiError(error) && !hasErrorCode(error, 'too-many', 'app-not-proved');
}

/** Signs an account out again that the identity provider accepts, and the shop does not. @throws {ApiError} then */
export async function assertAccepted(auth: Auth, user: User): Promise<void> {
  await storeTokenOf(auth, user).catch(async (error) => {
    if (!isRejected(error)) return; // offline: an older token stays, and the next call asks again
    if (isStillSignedIn(auth, user)) await signOut(auth);
    throw error;
  });
}

/** Whether this user is still signed in, by the provider and by every other tab's report. */
export function isStillSignedIn({ currentUser }: Auth, { uid }: User): boolean {
  return currentUser?.uid === uid && (lastSignedIn() ?? uid) === uid;
}

const REASONS: Record<string, SignInFailure> = {
  'auth/email-already-in-use': 'taken',
  'auth/wrong-password': 'invalid',
  'auth/user-not-found': 'invalid',
  'auth/invalid-credential': 'invalid',
  'auth/invalid-login-credentials': 'invalid',
  'auth/invalid-email': 'wrongEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/user-disabled': 'disabled',
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/popup-blocked': 'popupBlocked',
  'auth/web-storage-unsupported': 'otherBrowser',
  'auth/operation-not-supported-in-this-environment': 'otherBrowser',
  'auth/operation-not-allowed': 'unavailable',
  'auth/admin-restricted-operation': 'unavailable',
  'auth/unauthorized-domain': 'unavailable',
  'auth/configuration-not-found': 'unavailable',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
};

/** Translates the identity provider's errors. @throws {SignInError} */
export async function withSignInErrors<T>(attempt: Promise<T>): Promise<T> {
  return attempt.catch((error: unknown) => {
    if (error instanceof FirebaseError) throw new SignInError(REASONS[error.code] ?? 'unknown');
    throw error;
  });
}

/** For a deleted, disabled or revoked account; any other error may be temporary. */
const ACCOUNT_ERRORS = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

/** Whether an account that was signed in is no longer accepted, by the provider or the shop. */
export function isAccountRejected(error: unknown): boolean {
  if (error instanceof FirebaseError) return ACCOUNT_ERRORS.includes(error.code);
  return hasErrorCode(error, 'token-refused', 'not-signed-in');
}
