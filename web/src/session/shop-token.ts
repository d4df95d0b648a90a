import type { Auth, User } from 'firebase/auth';
import { keepAccessToken } from '../api/access-token.ts';
import { lastSignedIn } from '../api/signed-in.ts';
import { fetchToken } from '../api/users.ts';

/** Counts the requests, so that a late answer does not replace that of a newer one. */
let proofs = 0;
let keptProof = 0;

/**
 * Exchanges the provider's ID token for the token of secured calls, and stores it. False, and nothing stored, when the
 * user has signed out meanwhile, here or in another tab.
 * @throws {FirebaseError | ApiError} when the provider or the shop gives none
 */
export async function keepTokenOf(auth: Auth, user: User, email: string, isRenewed = false): Promise<boolean> {
  const identityToken = await user.getIdToken(isRenewed);
  const proof = ++proofs;
  const { token } = await fetchToken(email, identityToken);
  if (!isHere(auth, user)) return false;
  if (proof > keptProof) keepAccessToken(token);
  keptProof = Math.max(proof, keptProof);
  return true;
}

/** Whether this user is still signed in, by the provider and by every other tab's report. */
export function isHere({ currentUser }: Auth, { uid }: User): boolean {
  return currentUser?.uid === uid && (lastSignedIn() ?? uid) === uid;
}
