import type { UserDocument } from '../platform/database/collections.ts';
import { userKeys } from './search-keys.ts';

/** The document of a new customer, with its search keys. */
export function newUser(user: Pick<UserDocument, 'name' | 'email' | 'photo'>): UserDocument {
  return { ...user, role: 'customer', createdAt: Date.now(), searchKeys: userKeys(user) };
}
