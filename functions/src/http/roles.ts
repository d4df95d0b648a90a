import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '../contract/users.ts';
import { users } from '../database/collections.ts';
import { findAccount, findAccountOf } from './accounts.ts';

/** Whether the account of now has the claim that makes an admin. */
export function hasAdminClaim(account: UserRecord | undefined): boolean {
  return account?.customClaims?.admin === true;
}

/** Whether somebody has both, the document's role and the claim of now, whatever an older token says. */
export async function isAdminNow(uid: string): Promise<boolean> {
  return (await roleOf(uid)) === 'admin' && hasAdminClaim(await findAccount(uid));
}

/** The same of whoever has this address now. */
export async function isAdminAddress(email: string): Promise<boolean> {
  const account = await findAccountOf(email);
  return account !== undefined && hasAdminClaim(account) && (await roleOf(account.uid)) === 'admin';
}

/** Somebody who is not there yet is a customer. */
export async function roleOf(uid: string): Promise<Role> {
  const [user] = await users.get([uid], ['role']);
  return user?.role ?? 'customer';
}
