import { getAuth } from 'firebase-admin/auth';
import { inTransaction } from '../database/collection.ts';
import { users } from '../database/collections.ts';
import { firebase } from '../database/firebase.ts';
import { findAccount, isAccountGone } from '../http/accounts.ts';
import { Unauthorized } from '../http/errors.ts';
import { newUser } from './new-user.ts';
import { userKeys } from './search-keys.ts';

/**
 * Renames an account, first at the identity provider, then in our own document; returns how many documents changed. A
 * failure in between leaves the old name in our document, and a second try repairs it. Creates the document of an
 * account that was not registered at its sign-in. @throws {Unauthorized} when the account was deleted
 */
export async function renameUser({ uid, email }: { uid: string; email: string }, wanted: string): Promise<number> {
  await renameAccount(uid, wanted);
  return inTransaction(async (transaction) => {
    const all = users.within(transaction);
    const [user] = await all.get([uid]);
    // Asked after our own list: of two names at once, whichever the account kept is written, and the other is tried again.
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
    if (isAccountGone(error)) throw new Unauthorized('token-refused', 'The account is gone.');
    throw error;
  }
}
