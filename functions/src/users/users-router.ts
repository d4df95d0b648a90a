import { Router } from 'express';
import { getAuth } from 'firebase-admin/auth';
import {
  createUser,
  demoteUser,
  type ListedUser,
  listUsers,
  promoteUser,
  readRole,
  requestToken,
  setUserRole,
  updateProfile,
} from '../contract/users.ts';
import { hasPermission, isAdmin, isStaff, type Role } from '../domain/roles.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type UserDocument, users } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import {
  currentRole,
  currentRoleOfAddress,
  findAccount,
  findAccounts,
  isAccountGone,
} from '../platform/http/accounts.ts';
import { ApiError, Forbidden } from '../platform/http/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { demote, promote, setRole } from './change-role.ts';
import { newUser } from './new-user.ts';
import { userKeys } from './search-keys.ts';
import { findUsers, insertUser } from './users-store.ts';

export const usersRouter = Router();

serve(usersRouter, requestToken, async ({ caller }) => ({ token: await makeToken(caller.idToken) }));

serve(usersRouter, createUser, async ({ caller, body }) => ({ insertedId: await insertUser(caller, body) }));

serve(usersRouter, updateProfile, async ({ caller, body }) => ({
  modifiedCount: await renameUser(caller, body.name),
}));

serve(usersRouter, listUsers, async (call) => {
  const page = await findUsers(call.query);
  return answerPage(listUsers, call, { ...page, entries: await withAccounts(page.entries) });
});

serve(usersRouter, promoteUser, async ({ caller, params }) => ({ modifiedCount: await promote(params.id, caller) }));

serve(usersRouter, demoteUser, async ({ caller, params }) => ({ modifiedCount: await demote(params.id, caller) }));

serve(usersRouter, setUserRole, async ({ caller, params, body }) => ({
  modifiedCount: await setRole(params.id, body.role, caller),
}));

// The role with which calls for the staff work by the caller's token, even one from before it was given.
serve(usersRouter, readRole, async ({ caller, params }) => {
  const email = params.email.toLowerCase();
  const role = isStaff(caller.role) ? caller.role : await currentRole(caller.uid);
  if (email === 'me' || email === caller.email) return answerRole(role);
  if (!hasPermission(role, 'users:read')) throw new Forbidden('not-permitted', 'Only admins may ask about others.');
  return answerRole(await currentRoleOfAddress(email));
});

const answerRole = (role: Role) => ({ admin: isAdmin(role), role });

/**
 * The provider allows five minutes to fourteen days. Long enough for a page left open for days, as older clients request
 * a token only when they load; short enough to limit the harm of a stolen one. Our own pages renew it when rejected.
 */
const TOKEN_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

/** The token of secured calls: a session cookie of the identity provider, for the owner of `idToken`. */
function makeToken(idToken: string): Promise<string> {
  return getAuth(firebase).createSessionCookie(idToken, { expiresIn: TOKEN_LIFETIME_MS });
}

/**
 * Users as an admin sees them, with their current address and whether it is verified. Our document keeps the address of
 * the first sign-in, which may belong to somebody else by now.
 */
async function withAccounts(users: Stored<UserDocument>[]): Promise<ListedUser[]> {
  const accounts = await findAccounts(users.map(({ _id }) => _id));
  return users.map((user) => {
    const account = accounts.get(user._id);
    return account ? { ...user, email: account.email ?? user.email, emailVerified: account.emailVerified } : user;
  });
}

/**
 * Renames an account, first at the identity provider, then in our own document; returns how many documents changed. A
 * failure in between leaves the old name in our document, and a second try repairs it. Creates the document of an
 * account that was not registered at its sign-in. @throws {ApiError} when the account was deleted
 */
async function renameUser({ uid, email }: { uid: string; email: string }, wanted: string): Promise<number> {
  await renameAccount(uid, wanted);
  return inTransaction(async (transaction) => {
    const all = users.within(transaction);
    const [user] = await all.get([uid]);
    // Read after our own document: of two concurrent names, the one that the account kept is written.
    const name = (await findAccount(uid))?.displayName ?? wanted;
    if (user?.name === name) return 0;
    if (user) all.change(uid, { name, searchKeys: userKeys({ ...user, name }) });
    else all.insert(uid, newUser({ name, email }));
    return 1;
  });
}

async function renameAccount(uid: string, name: string): Promise<void> {
  try {
    await getAuth(firebase).updateUser(uid, { displayName: name });
  } catch (error) {
    if (isAccountGone(error)) throw new ApiError('token-refused', 'The account is gone.');
    throw error;
  }
}
