import type { ListedUser } from '../contract/users.ts';
import type { Stored } from '../database/collection.ts';
import type { UserDocument } from '../database/collections.ts';
import { findAccounts } from '../http/accounts.ts';

/**
 * Users as an admin sees them, with their current address and whether it is verified. Our document keeps the address of
 * the first sign-in, which may belong to somebody else by now.
 */
export async function withAccounts(users: Stored<UserDocument>[]): Promise<ListedUser[]> {
  const accounts = await findAccounts(users.map(({ _id }) => _id));
  return users.map((user) => {
    const account = accounts.get(user._id);
    return account ? { ...user, email: account.email ?? user.email, emailVerified: account.emailVerified } : user;
  });
}
