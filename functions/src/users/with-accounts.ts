import type { ListedUser } from '../contract/users.ts';
import type { Stored } from '../database/collection.ts';
import type { UserDocument } from '../database/collections.ts';
import { findAccounts } from '../http/accounts.ts';

/**
 * Users as an admin sees them: our document keeps the address of the first sign-in, which may be another's by now, so
 * each gets the address that the identity provider has, and whether it is proved.
 */
export async function withAccounts(users: Stored<UserDocument>[]): Promise<ListedUser[]> {
  const accounts = await findAccounts(users.map(({ _id }) => _id));
  return users.map((user) => {
    const account = accounts.get(user._id);
    return account ? { ...user, email: account.email ?? user.email, emailVerified: account.emailVerified } : user;
  });
}
