import * as z from 'zod/mini';
import { NAME_MAXIMUM } from '../domain/limits.ts';
import { endpoint, Inserted, Modified } from './endpoint.ts';
import { Email, optionalText, text } from './fields.ts';
import { paging, searchText } from './paging.ts';

export const Role = z.enum(['admin', 'customer']);
export type Role = z.infer<typeof Role>;

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  photo: z.optional(z.string()),
  role: Role,
});
export type User = z.infer<typeof User>;

/** Exchanges the caller's identity token for the token of secured calls. */
export const requestToken = endpoint({
  method: 'POST',
  path: '/jwt',
  access: 'identity',
  body: z.object({ email: Email }),
  reply: z.object({ token: z.string() }),
});

/** `insertedId` is null for an existing user, of whom only an empty name or photo is filled in. */
export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: 'user',
  body: z.object({ name: optionalText(NAME_MAXIMUM), email: Email, photo: optionalText(2_000) }),
  reply: Inserted,
});

/** Sets the caller's name, here and at the identity provider. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile',
  access: 'user',
  body: z.object({ name: text(1, NAME_MAXIMUM) }),
  reply: Modified,
});

/** `email` is the current one at the identity provider. */
export const ListedUser = z.extend(User, {
  /** Whether the address is verified; absent when the account was deleted. */
  emailVerified: z.optional(z.boolean()),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** Newest first; a search with an @ is ordered by address. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'admin',
  query: z.object({
    ...paging,
    /** A prefix of the e-mail address, or of any word of the name. */
    q: searchText,
  }),
  reply: z.array(ListedUser),
});

/**
 * Whether calls for admins would work now. Callers may ask about their own e-mail, admins about any; `me` stands for the
 * caller's own, so that it need not be in an address, which logs keep.
 */
export const isAdmin = endpoint({
  method: 'GET',
  path: '/users/admin/:email',
  access: 'user',
  reply: z.object({ admin: z.boolean() }),
});

/**
 * Sets the claim and the document's role; a 409 when the address is not verified. Calls for admins work at once, even
 * with an older token; elsewhere the promoted user counts as a customer until the token is renewed.
 */
export const promoteUser = endpoint({
  method: 'PATCH',
  path: '/users/admin/:id',
  access: 'admin',
  reply: Modified,
});

/** Removes the role at once, and ends all sessions. Demoting oneself or the last admin is a 409. */
export const demoteUser = endpoint({ ...promoteUser, method: 'DELETE' });
