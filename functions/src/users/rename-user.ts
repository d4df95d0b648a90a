import { getAuth } from 'firebase-admin/auth';
import { inTransaction } from '../collection.ts';
import { firebase } from '../firebase.ts';
import { users } from '../firestore.ts';

/**
 * Gives an account another name, first in our own list, then at the identity provider, and answers how many names are
 * another now. Somebody whom the shop has missed at the sign-in becomes a user by it.
 */
export async function renameUser({ uid, email }: { uid: string; email: string }, name: string): Promise<number> {
  const modified = await inTransaction(async (transaction) => {
    const all = users.within(transaction);
    const [user] = await all.get([uid]);
    if (user?.name === name) return 0;
    if (user) all.change(uid, { name });
    else all.insert(uid, { name, email, role: 'customer', createdAt: Date.now() });
    return 1;
  });
  // Also when ours was right already: the second step of an earlier try may have failed.
  await getAuth(firebase).updateUser(uid, { displayName: name });
  return modified;
}
