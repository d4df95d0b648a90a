import { isDeepStrictEqual } from 'node:util';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { hasClaimsOf, hasPermission, hasStaffClaims, type Role, withClaimsOf } from '../domain/roles.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type UserDocument, users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import { findAccount, roleOf } from '../platform/http/accounts.ts';
import { Conflict, Forbidden, NotFound } from '../platform/http/errors.ts';

// An admin has both the claim and the document's role, and the document decides: the claim is set before the role and
// removed after it. A failure in between leaves a claim without the role, which grants nothing; a second try repairs
// it. Of concurrent changes of one role, each makes the claim match the role afterwards.

/**
 * Returns how many users became admins. An unverified address may belong to somebody else than the admin believes.
 * @throws {NotFound} @throws {Conflict} when the address is not verified
 */
export async function promote(uid: string, by: Actor, assertMayPromote = assertStillAdmin): Promise<number> {
  const { role } = await findUser(uid);
  const account = await findAccount(uid);
  if (role === 'admin' && hasClaimsOf(role, account?.customClaims)) return 0;
  const claimed = await setClaims(verified(account), 'admin');
  const written = await inTransaction(async (transaction) => {
    const [user] = await Promise.all([userToWrite(transaction, uid), assertMayPromote(transaction, by)]);
    const { email = user.email } = verified(await findAccount(uid)); // the address may be another by now
    return setRole(transaction, { ...user, email }, 'admin', by);
  });
  await settleClaims(uid, 'admin');
  return claimed || written ? 1 : 0;
}

/**
 * Returns how many users ceased to be admins. Their next calls are refused, even with older tokens and listeners, and
 * they must sign in again. @throws {Conflict} for oneself and for the last admin
 */
export async function demote(uid: string, by: Actor): Promise<number> {
  const [account] = await Promise.all([findAccount(uid), findUser(uid)]);
  if (uid === by.uid) throw new Conflict('own-role', 'Nobody takes back their own role: another admin can.');
  const written = await inTransaction(async (transaction) => {
    const admins = await users.within(transaction).find((all) => all.where('role', '==', 'admin'));
    const user = admins.find(({ _id }) => _id === uid);
    if (!user) return false;
    if (admins.length === 1) throw new Conflict('last-admin', 'This is the last admin.');
    assertMayChangeRoles(admins.find(({ _id }) => _id === by.uid));
    return setRole(transaction, { ...user, email: account?.email ?? user.email }, 'customer', by);
  });
  const claimed = await settleClaims(uid, 'customer');
  return claimed || written ? 1 : 0;
}

async function assertStillAdmin(transaction: Transaction, { uid }: Actor): Promise<void> {
  const [caller] = await users.within(transaction).get([uid]);
  assertMayChangeRoles(caller);
}

/** @throws {Forbidden} when a concurrent call has demoted the caller */
function assertMayChangeRoles(caller: UserDocument | undefined): void {
  if (!caller || !hasPermission(caller.role, 'users:change'))
    throw new Forbidden('admins-only', 'This is not for customers.');
}

/** An account whose address is proved to be its owner's. @throws {NotFound} @throws {Conflict} */
function verified(account: UserRecord | undefined): UserRecord {
  if (!account) throw new NotFound('user');
  if (account.emailVerified) return account;
  throw new Conflict('address-not-verified', 'The e-mail address of this account is not verified.');
}

/** @throws {NotFound} */
async function findUser(uid: string): Promise<Pick<UserDocument, 'role'>> {
  const [user] = await users.get([uid], ['role']);
  if (!user) throw new NotFound('user');
  return user;
}

async function userToWrite(transaction: Transaction, uid: string): Promise<Stored<UserDocument>> {
  const [user] = await users.within(transaction).get([uid]);
  if (!user) throw new NotFound('user');
  return user;
}

/** Returns whether the role changed. The audit has the address that the identity provider has now. */
function setRole(transaction: Transaction, user: Stored<UserDocument>, role: Role, by: Actor): boolean {
  if (user.role === role) return false;
  users.within(transaction).change(user._id, { role });
  const changed = { before: { role: user.role }, after: { role } };
  recordChange(transaction, by, {
    subject: 'role',
    action: 'update',
    target: user._id,
    label: user.email,
    ...changed,
  });
  return true;
}

const auth = getAuth(firebase);

/** Sets the claims of a role; returns whether that changed them. All sessions are revoked before claims are removed. */
async function setClaims(account: UserRecord, role: Role): Promise<boolean> {
  const before = account.customClaims ?? {};
  const claims = withClaimsOf(role, before);
  if (isDeepStrictEqual(claims, before)) return false;
  if (hasStaffClaims(before)) await auth.revokeRefreshTokens(account.uid);
  await auth.setCustomUserClaims(account.uid, claims);
  return true;
}

/**
 * Makes the claims match the role that was just written; returns whether that changed them. The role is read again
 * afterwards: a concurrent change may have written another role and set its claims before ours, so the last to set the
 * claims checks them against the document. A deleted account has no claims.
 */
async function settleClaims(uid: string, role: Role): Promise<boolean> {
  const account = await findAccount(uid);
  const isChanged = account !== undefined && (await setClaims(account, role));
  const roleNow = await roleOf(uid);
  return roleNow === role ? isChanged : (await settleClaims(uid, roleNow)) || isChanged;
}
