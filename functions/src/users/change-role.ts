import { isDeepStrictEqual } from 'node:util';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import {
  ADMIN_ROLE,
  type GivenRole,
  hasPermission,
  hasStaffClaims,
  isAdmin,
  isStaff,
  type Role,
  withClaimsOf,
} from '../domain/roles.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type UserDocument, users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import { findAccount, roleOf } from '../platform/http/accounts.ts';
import { Conflict, Forbidden, NotFound } from '../platform/http/errors.ts';

// Staff have both the claim and the document's role, and the document decides: the claim is set before the role and
// removed after it. A crash in between leaves a claim without the role, which grants nothing; a second try repairs
// it. Of concurrent changes of one role, each makes the claims match the role afterwards.

/**
 * Returns how many users became admins. An unverified address may belong to somebody else than the admin believes.
 * @throws {NotFound} @throws {Conflict} when the address is not verified
 */
export function promote(uid: string, by: Actor, assertMayPromote = assertStillAdmin): Promise<number> {
  return giveRole(uid, ADMIN_ROLE, by, assertMayPromote);
}

/**
 * Returns how many users got the role. Who has another one of the staff must sign in again.
 * @throws {NotFound} @throws {Conflict} for an admin, and for the staff when the address is not verified
 */
export function setRole(uid: string, role: GivenRole, by: Actor): Promise<number> {
  return giveRole(uid, role, by, assertStillAdmin);
}

type AssertMayGive = (transaction: Transaction, by: Actor) => Promise<void>;

async function giveRole(uid: string, role: Role, by: Actor, assertMayGive: AssertMayGive): Promise<number> {
  const [before, account] = await Promise.all([findUser(uid), findAccount(uid)]);
  assertNoDemotion(before.role, role);
  if (before.role === role && hasOnlyClaimsOf(role, account)) return 0;
  const claimed = isStaff(role) && (await setClaims(verified(account), role));
  const written = await inTransaction(async (transaction) => {
    const [user] = await Promise.all([findUser(uid, users.within(transaction)), assertMayGive(transaction, by)]);
    assertNoDemotion(user.role, role);
    const now = await findAccount(uid); // the address may be another by now
    const { email = user.email } = isStaff(role) ? verified(now) : (now ?? {});
    return writeRole(transaction, { ...user, email }, role, by);
  }).catch(async (error) => {
    // The claims set above may have replaced those of a role that somebody else has given meanwhile.
    if (claimed) await settleClaims(uid, await roleOf(uid));
    throw error;
  });
  const settled = await settleClaims(uid, role);
  return claimed || written || settled ? 1 : 0;
}

/** The last admin stays one, so that role is taken back by `demote` alone. @throws {Conflict} */
function assertNoDemotion(from: Role, to: Role): void {
  if (isAdmin(from) && !isAdmin(to)) throw new Conflict('role-of-admin', 'This is an admin: remove that role first.');
}

/**
 * Returns how many users ceased to be admins. Their next calls are rejected, even with older tokens and listeners, and
 * they must sign in again. @throws {Conflict} for oneself and for the last admin
 */
export async function demote(uid: string, by: Actor): Promise<number> {
  const [account, { role }] = await Promise.all([findAccount(uid), findUser(uid)]);
  if (uid === by.uid) throw new Conflict('own-role', 'Nobody takes back their own role: another admin can.');
  const written = await inTransaction(async (transaction) => {
    const admins = await users.within(transaction).find((all) => all.where('role', '==', ADMIN_ROLE));
    const user = admins.find(({ _id }) => _id === uid);
    if (!user) return false;
    if (admins.length === 1) throw new Conflict('last-admin', 'This is the last admin.');
    assertMayChangeRoles(admins.find(({ _id }) => _id === by.uid));
    return writeRole(transaction, { ...user, email: account?.email ?? user.email }, 'customer', by);
  });
  const claimed = await settleClaims(uid, written || isAdmin(role) ? 'customer' : role);
  return claimed || written ? 1 : 0;
}

async function assertStillAdmin(transaction: Transaction, { uid }: Actor): Promise<void> {
  const [caller] = await users.within(transaction).get([uid]);
  assertMayChangeRoles(caller);
}

/** @throws {Forbidden} when a concurrent call has demoted the caller */
function assertMayChangeRoles(caller: UserDocument | undefined): void {
  if (!caller || !hasPermission(caller.role, 'users:change'))
    throw new Forbidden('not-permitted', 'This is not for customers.');
}

/** An account whose address is proved to be its owner's. @throws {NotFound} @throws {Conflict} */
function verified(account: UserRecord | undefined): UserRecord {
  if (!account) throw new NotFound('user');
  if (account.emailVerified) return account;
  throw new Conflict('address-not-verified', 'The e-mail address of this account is not verified.');
}

/** @throws {NotFound} */
async function findUser(uid: string, { get }: Pick<typeof users, 'get'> = users): Promise<Stored<UserDocument>> {
  const [user] = await get([uid]);
  if (!user) throw new NotFound('user');
  return user;
}

/** Returns whether the role changed. The audit has the address that the identity provider has now. */
function writeRole(transaction: Transaction, user: Stored<UserDocument>, role: Role, by: Actor): boolean {
  if (user.role === role) return false;
  users.within(transaction).change(user._id, { role });
  const { _id: target, email: label } = user;
  const change = { before: { role: user.role }, after: { role } };
  recordChange(transaction, by, { subject: 'role', action: 'update', target, label, ...change });
  return true;
}

const auth = getAuth(firebase);

/** Whether nothing of another role is left in the claims of the account. */
function hasOnlyClaimsOf(role: Role, account: UserRecord | undefined): boolean {
  const claims = account?.customClaims ?? {};
  return isDeepStrictEqual(withClaimsOf(role, claims), claims);
}

/** Sets the claims of a role; returns whether that changed them. All sessions are revoked before claims are removed. */
async function setClaims(account: UserRecord, role: Role): Promise<boolean> {
  if (hasOnlyClaimsOf(role, account)) return false;
  if (hasStaffClaims(account.customClaims)) await auth.revokeRefreshTokens(account.uid);
  await auth.setCustomUserClaims(account.uid, withClaimsOf(role, account.customClaims));
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
