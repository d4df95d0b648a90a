import type { Parsed } from '../contract/endpoint.ts';
import type { createUser, listUsers } from '../contract/users.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type UserDocument, users } from '../platform/database/collections.ts';
import { findAccountOf } from '../platform/http/accounts.ts';
import { findPage, type Page } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';
import { startKey } from '../platform/search/word-starts.ts';
import { newUser } from './new-user.ts';
import { userKeys } from './search-keys.ts';

const NEWEST: ListSort<'createdAt'> = { name: 'newest', field: 'createdAt', direction: 'desc' };
const BY_EMAIL: ListSort<'email'> = { name: 'email', field: 'email', direction: 'asc' };

/** Sorts after every character of an e-mail address: the upper bound of a prefix query. */
const LAST_CHARACTER = '\uf8ff';

/** Whether anybody has an account. */
export async function holdsUsers(): Promise<boolean> {
  return (await users.find((all) => all.limit(1))).length > 0;
}

/** Newest first; `q` is a prefix of the e-mail or of a word of the name. With an @, only e-mails are searched. */
export async function findUsers({
  q = '',
  ...paging
}: Parsed<typeof listUsers>['query']): Promise<Page<Stored<UserDocument>>> {
  const start = q.trim().toLowerCase();
  if (!start) return findPage(users, NEWEST, paging);
  if (start.includes('@')) {
    const [page, ofNow] = await Promise.all([
      findPage(users, BY_EMAIL, paging, (all) =>
        all.where('email', '>=', start).where('email', '<', start + LAST_CHARACTER),
      ),
      paging.cursor ? undefined : findUserOfAddress(start),
    ]);
    const isMissing = ofNow && page.entries.every(({ _id }) => _id !== ofNow._id);
    return isMissing ? { ...page, entries: [ofNow, ...page.entries] } : page;
  }
  return findPage(users, NEWEST, paging, (all) => all.where('searchKeys', 'array-contains', startKey(start)));
}

/** The user with this current address: the document keeps the one of the first sign-in. */
async function findUserOfAddress(email: string): Promise<Stored<UserDocument> | undefined> {
  const account = await findAccountOf(email);
  const [user] = account ? await users.get([account.uid]) : [];
  return user;
}

interface Account {
  uid: string;
  email: string;
  name: string | undefined;
}

/** Creates a user and returns its id; null for an existing one, of whom only empty fields are filled in. */
export function insertUser(
  { uid, email, name: nameOfAccount }: Account,
  { name, photo }: Parsed<typeof createUser>['body'],
): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const all = users.within(transaction);
    const [user] = await all.get([uid]);
    if (!user) {
      all.insert(uid, newUser({ name: name ?? nameOfAccount ?? '', email, photo }));
      return uid;
    }
    const filled = { name: user.name || (name ?? ''), photo: user.photo || photo };
    if (filled.name !== user.name) all.change(uid, { ...filled, searchKeys: userKeys({ ...user, ...filled }) });
    else if (filled.photo !== user.photo) all.change(uid, filled);
    return null;
  });
}
