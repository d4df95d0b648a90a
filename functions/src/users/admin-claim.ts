import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Role } from '../contract/users.ts';
import { firebase } from '../database/firebase.ts';
import { findAccount } from '../http/accounts.ts';
import { hasAdminClaim, roleOf } from '../http/roles.ts';

const auth = getAuth(firebase);

/**
 * Sets or removes the admin claim of an account; returns whether that changed it. All sessions are revoked before the
 * claim is removed.
 */
export async function setAdminClaim(account: UserRecord, isAdmin: boolean): Promise<boolean> {
  if (hasAdminClaim(account) === isAdmin) return false;
  const { admin, ...otherClaims } = account.customClaims ?? {};
  if (!isAdmin) await auth.revokeRefreshTokens(account.uid);
  await auth.setCustomUserClaims(account.uid, isAdmin ? { ...otherClaims, admin: true } : otherClaims);
  return true;
}

/**
 * Makes the claim match the role that was just written; returns whether that changed it. The role is read again
 * afterwards: a concurrent change may have written another role and set its claim before ours, so the last to set the
 * claim checks it against the document. A deleted account has no claim.
 */
export async function settleAdminClaim(uid: string, role: Role): Promise<boolean> {
  const account = await findAccount(uid);
  const isChanged = account !== undefined && (await setAdminClaim(account, role === 'admin'));
  const roleNow = await roleOf(uid);
  return roleNow === role ? isChanged : (await settleAdminClaim(uid, roleNow)) || isChanged;
}
