import type { Auth, User } from 'firebase/auth';
import { keepAccessToken } from '../api/access-token.ts';
import { lastSignedIn } from '../api/signed-in.ts';
import { fetchToken } from '../api/users.ts';

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
