import type { UserDocument } from '../database/collections.ts';
import { userKeys } from './search-keys.ts';

/** A customer who is new to the shop, found by name and address from now on. */
export function newUser(user: Pick<UserDocument, 'name' | 'email' | 'photo'>): UserDocument {
  return { ...user, role: 'customer', createdAt: Date.now(), searchKeys: userKeys(user) };
}
