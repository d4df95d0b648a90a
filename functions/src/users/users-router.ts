import { Router } from 'express';
import {
  createUser,
  demoteUser,
  isAdmin,
  listUsers,
  promoteUser,
  requestToken,
  updateProfile,
} from '../contract/users.ts';
import { Forbidden } from '../http/errors.ts';
import { isAdminAddress, isAdminNow } from '../http/roles.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { demote, promote } from './change-role.ts';
import { makeToken } from './make-token.ts';
import { renameUser } from './rename-user.ts';
import { findUsers, insertUser } from './users-store.ts';
import { withAccounts } from './with-accounts.ts';

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

// True exactly when calls for admins work with the caller's token, even one from before the promotion.
serve(usersRouter, isAdmin, async ({ caller, params }) => {
  const email = params.email.toLowerCase();
  const admin = caller.role === 'admin' || (await isAdminNow(caller.uid));
  if (email === 'me' || email === caller.email) return { admin };
  if (!admin) throw new Forbidden('admins-only', 'Only admins may ask about others.');
  return { admin: await isAdminAddress(email) };
});
