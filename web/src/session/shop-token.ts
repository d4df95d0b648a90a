import type { Auth, User } from 'firebase/auth';
import { keepAccessToken } from '../api/access-token.ts';
import { lastSignedIn } from '../api/signed-in.ts';
import { fetchToken } from '../api/users.ts';

/** Proofs in the order in which they were made, so that a late answer does not replace the one to a newer proof. */
let proofs = 0;
let keptProof = 0;

/**
 * Trades the provider's proof for the token that secured calls carry, and keeps it. False when the person has gone
 * meanwhile, here or in another tab: nothing is kept then.
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

/** Whether it is still this person who uses the shop: the provider says so, and no tab has told otherwise. */
export function isHere({ currentUser }: Auth, { uid }: User): boolean {
  return currentUser?.uid === uid && (lastSignedIn() ?? uid) === uid;
}
