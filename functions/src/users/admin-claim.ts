import { getAuth } from 'firebase-admin/auth';
import { firebase } from '../firebase.ts';
import { NotFound } from '../http/errors.ts';
import { findAccount } from './accounts.ts';

const auth = getAuth(firebase);

/**
 * Gives an account the claim that makes an admin, or takes it away, and answers whether it was otherwise. All sessions
 * end before the claim goes. An account that is gone has no claim. @throws {NotFound} when such a one is to get it
 */
export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<boolean> {
  const account = await findAccount(uid);
  if (!account && isAdmin) throw new NotFound('user');
  const { admin, ...otherClaims } = account?.customClaims ?? {};
  if ((admin === true) === isAdmin) return false;
  if (!isAdmin) await auth.revokeRefreshTokens(uid);
  await auth.setCustomUserClaims(uid, isAdmin ? { ...otherClaims, admin: true } : otherClaims);
  return true;
}
