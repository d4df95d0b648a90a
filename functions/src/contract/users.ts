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

/** The caller's identity token becomes the token that secured calls carry. */
export const requestToken = endpoint({
  method: 'POST',
  path: '/jwt',
  access: 'identity',
  body: z.object({ email: Email }),
  reply: z.object({ token: z.string() }),
});

/** `insertedId` is null for a user who is already there; nothing but an empty name or photo is then filled in. */
export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: 'user',
  body: z.object({ name: optionalText(NAME_MAXIMUM), email: Email, photo: optionalText(2_000) }),
  reply: Inserted,
});

/** The caller's own name, here and at the identity provider. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile',
  access: 'user',
  body: z.object({ name: text(1, NAME_MAXIMUM) }),
  reply: Modified,
});

/** `email` is the one that the identity provider has now. */
export const ListedUser = z.extend(User, {
  /** Whether they have proved that the address is theirs; absent when the account is gone. */
  emailVerified: z.optional(z.boolean()),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** Newest first; those searched for by an address with its @, by their addresses. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'admin',
  query: z.object({
    ...paging,
    /** The start of an e-mail address, or of any word of a name. */
    q: searchText,
  }),
  reply: z.array(ListedUser),
});

/** Whether an admin's calls work now. A caller may ask about the own e-mail, an admin about anyone's. */
export const isAdmin = endpoint({
  method: 'GET',
  path: '/users/admin/:email',
  access: 'user',
  reply: z.object({ admin: z.boolean() }),
});

/**
 * The claim and the document's role, for whose address is verified: otherwise it is a 409. Calls for admins work at once,
 * also with a token made before; elsewhere the promoted user is a customer until it is renewed.
 */
export const promoteUser = endpoint({
  method: 'PATCH',
  path: '/users/admin/:id',
  access: 'admin',
  reply: Modified,
});

/** Takes the role back at once, and ends all sessions. Demoting oneself or the last admin is a 409. */
export const demoteUser = endpoint({ ...promoteUser, method: 'DELETE' });
