import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { chunksOf } from '../../domain/chunks-of.ts';
import { hasClaimsOf, hasStaffClaims, isStaff, type Role } from '../../domain/roles.ts';
import { users } from '../database/collections.ts';
import { firebase } from '../database/firebase.ts';

const auth = getAuth(firebase);

/** An account as the identity provider has it now; undefined when it is gone. */
export function findAccount(uid: string): Promise<UserRecord | undefined> {
  return orNone(auth.getUser(uid));
}

/** The account that has this address now. */
export function findAccountOf(email: string): Promise<UserRecord | undefined> {
  return orNone(auth.getUserByEmail(email));
}

/** The role in a user's document; a user without a document yet is a customer. */
export async function roleOf(uid: string): Promise<Role> {
  const [user] = await users.get([uid], ['role']);
  return user?.role ?? 'customer';
}

/** The role that a user currently has by both the document and the account's claims, whatever an older token says. */
export async function currentRole(uid: string): Promise<Role> {
  const role = await roleOf(uid);
  if (!isStaff(role)) return role;
  return hasClaimsOf(role, (await findAccount(uid))?.customClaims) ? role : 'customer';
}

/** The same of the account that currently has this address. */
export async function currentRoleOfAddress(email: string): Promise<Role> {
  const account = await findAccountOf(email);
  if (!account || !hasStaffClaims(account.customClaims)) return 'customer';
  const role = await roleOf(account.uid);
  return hasClaimsOf(role, account.customClaims) ? role : 'customer';
}

/** The maximum number of accounts per request to the provider. */
const BATCH = 100;

/** No account id is longer, and the provider rejects a whole batch for one that is. */
const UID_CHARACTERS_MAXIMUM = 128;

/** The existing accounts among these, by id; one request to the provider per hundred. */
export async function findAccounts(uids: string[]): Promise<Map<string, UserRecord>> {
  const possible = uids.filter(({ length }) => length <= UID_CHARACTERS_MAXIMUM);
  const batches = chunksOf(possible, BATCH);
  const answers = await Promise.all(batches.map((batch) => auth.getUsers(batch.map((uid) => ({ uid })))));
  return new Map(answers.flatMap((answer) => answer.users).map((account) => [account.uid, account]));
}

/** Whether the identity provider rejected something because the account does not exist, or was deleted. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
}

/** An invalid address or id belongs to no account. */
function isNobodys(error: unknown): boolean {
  return error instanceof FirebaseAuthError && ['auth/invalid-email', 'auth/invalid-uid'].includes(error.code);
}

async function orNone(asked: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isAccountGone(error) || isNobodys(error)) return undefined;
    throw error;
  }
}
