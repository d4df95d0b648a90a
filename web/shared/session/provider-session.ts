import { FirebaseError } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import { keepAccessToken, lastSignedIn } from '../api/access-token.ts';
import { fetchToken } from '../api/users.ts';
import { hasErrorCode } from '../lib/api-error.ts';
import { SignInError, type SignInFailure } from './sign-in-error.ts';

/** Counts the requests, so that a late answer does not replace that of a newer one. */
let requests = 0;
let storedRequest = 0;

/**
 * Exchanges the provider's ID token for the token of secured calls, and stores it. False, and nothing stored, when the
 * user has signed out meanwhile, here or in another tab.
 * @throws {FirebaseError | ApiError} when the provider or the shop gives none
 */
export async function storeTokenOf(auth: Auth, user: User, email: string, isRenewed = false): Promise<boolean> {
  const identityToken = await user.getIdToken(isRenewed);
  const request = ++requests;
  const { token } = await fetchToken(email, identityToken);
  if (!isStillSignedIn(auth, user)) return false;
  if (request > storedRequest) keepAccessToken(token);
  storedRequest = Math.max(request, storedRequest);
  return true;
}

/** Whether this user is still signed in, by the provider and by every other tab's report. */
export function isStillSignedIn({ currentUser }: Auth, { uid }: User): boolean {
  return currentUser?.uid === uid && (lastSignedIn() ?? uid) === uid;
}

const REASONS: Record<string, SignInFailure> = {
  'auth/email-already-in-use': 'taken',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
};

/** Translates the identity provider's errors. @throws {SignInError} */
export async function withSignInErrors<T>(attempt: Promise<T>): Promise<T> {
  return attempt.catch((error: unknown) => {
    if (error instanceof FirebaseError) throw new SignInError(REASONS[error.code] ?? 'invalid');
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
