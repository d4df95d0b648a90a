import type { UserRecord } from 'firebase-admin/auth';
import type { Role } from '../../contract/users.ts';
import { users } from '../database/collections.ts';
import { findAccount, findAccountOf } from './accounts.ts';

/** Whether the account currently has the admin claim. */
export function hasAdminClaim(account: UserRecord | undefined): boolean {
  return account?.customClaims?.admin === true;
}

/** Whether a user currently has both the document's role and the account's claim, whatever an older token says. */
export async function isAdminNow(uid: string): Promise<boolean> {
  return (await roleOf(uid)) === 'admin' && hasAdminClaim(await findAccount(uid));
}

/** The same for the account that currently has this address. */
export async function isAdminAddress(email: string): Promise<boolean> {
  const account = await findAccountOf(email);
  return account !== undefined && hasAdminClaim(account) && (await roleOf(account.uid)) === 'admin';
}

/** A user without a document yet is a customer. */
export async function roleOf(uid: string): Promise<Role> {
  const [user] = await users.get([uid], ['role']);
  return user?.role ?? 'customer';
}
