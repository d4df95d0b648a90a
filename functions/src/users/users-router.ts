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
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { demote, promote } from './change-role.ts';
import { makeToken } from './make-token.ts';
import { renameUser } from './rename-user.ts';
import { findUsers, insertUser, isAdminEmail, roleOf } from './users-store.ts';

export const usersRouter = Router();

serve(usersRouter, requestToken, async ({ caller }) => ({ token: await makeToken(caller.idToken) }));

serve(usersRouter, createUser, async ({ caller, body }) => ({ insertedId: await insertUser(caller, body) }));

serve(usersRouter, updateProfile, async ({ caller, body }) => ({
  modifiedCount: await renameUser(caller, body.name),
}));

serve(usersRouter, listUsers, async (call) => answerPage(listUsers, call, await findUsers(call.query)));

serve(usersRouter, promoteUser, async ({ caller, params }) => ({ modifiedCount: await promote(params.id, caller) }));

serve(usersRouter, demoteUser, async ({ caller, params }) => ({ modifiedCount: await demote(params.id, caller) }));

// The own answer is the document's alone: who was promoted learns it here, and renews the token that does not say so.
serve(usersRouter, isAdmin, async ({ caller, params }) => {
  const email = params.email.toLowerCase();
  if (email === caller.email) return { admin: (await roleOf(caller.uid)) === 'admin' };
  if (caller.role !== 'admin') throw new Forbidden('Only admins may ask about others.');
  return { admin: await isAdminEmail(email) };
});
