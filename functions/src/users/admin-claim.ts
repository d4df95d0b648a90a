import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Role } from '../contract/users.ts';
import { firebase } from '../database/firebase.ts';
import { findAccount } from '../http/accounts.ts';
import { hasAdminClaim, roleOf } from '../http/roles.ts';

const auth = getAuth(firebase);

/**
 * Gives an account the claim that makes an admin, or takes it away, and answers whether it was otherwise. All sessions
 * end before the claim goes.
 */
export async function setAdminClaim(account: UserRecord, isAdmin: boolean): Promise<boolean> {
  if (hasAdminClaim(account) === isAdmin) return false;
  const { admin, ...otherClaims } = account.customClaims ?? {};
  if (!isAdmin) await auth.revokeRefreshTokens(account.uid);
  await auth.setCustomUserClaims(account.uid, isAdmin ? { ...otherClaims, admin: true } : otherClaims);
  return true;
}

/**
 * Brings the claim in step with the role that was just written, and answers whether it was otherwise. The role is read
 * again afterwards: whoever has written another one meanwhile may have set the claim before us, so whoever sets it last
 * makes sure that the document still says so. An account that is gone has no claim.
 */
export async function settleAdminClaim(uid: string, role: Role): Promise<boolean> {
  const account = await findAccount(uid);
  const isChanged = account !== undefined && (await setAdminClaim(account, role === 'admin'));
  const roleNow = await roleOf(uid);
  return roleNow === role ? isChanged : (await settleAdminClaim(uid, roleNow)) || isChanged;
}
