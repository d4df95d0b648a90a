import * as z from 'zod/mini';
import { ACCOUNT_ROLES, GIVEN_ROLES } from '../domain/roles.ts';
import { endpoint, Inserted, Modified } from './endpoint.ts';
import { OptionalPersonName, optionalText, PersonName, RequiredOwnEmail } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { optionalPaging, searchText, wholeWithoutParameters } from './paging.ts';

export const AccountRole = z.enum(ACCOUNT_ROLES);

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  photo: z.optional(z.string()),
  role: AccountRole,
});
export type User = z.infer<typeof User>;

/** Exchanges the caller's identity token for the token of secured calls. */
export const requestToken = endpoint({
  method: 'POST',
  path: '/jwt',
  access: 'identity',
  summary: 'Exchange an ID token for a session token',
  body: z.object({ email: RequiredOwnEmail }),
  reply: z.object({ token: z.string() }),
});

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: 'user',
  summary: 'Create the user of the account',
  description: '`insertedId` is null for an existing user, of whom only an empty name or photo is filled in.',
  body: z.object({ name: OptionalPersonName, email: RequiredOwnEmail, photo: optionalText(2_000) }),
  reply: Inserted,
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile',
  access: 'user',
  summary: "Set the caller's name",
  description: 'Here and at the identity provider.',
  body: z.object({ name: PersonName }),
  reply: Modified,
});

/** `email` is the current one at the identity provider. */
export const ListedUser = z.extend(User, {
  /** Whether the address is verified; absent when the account was deleted. */
  emailVerified: z.optional(z.boolean()),
});
export type ListedUser = z.infer<typeof ListedUser>;
ListedUser.register(openApiRegistry, { id: 'ListedUser' });

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'users:read',
  summary: 'List the users',
  description: 'Newest first; a search with an @ is ordered by address.',
  query: wholeWithoutParameters({
    ...optionalPaging,
    /** A prefix of the e-mail address, or of any word of the name. */
    q: searchText,
  }),
  reply: z.array(ListedUser),
});

export const readRole = endpoint({
  method: 'GET',
  path: '/users/admin/:email',
  access: 'user',
  summary: 'Read the role of the account with an e-mail',
  description:
    '`admin` tells whether it is that of an admin. Callers may ask about their own e-mail, admins about any; `me` stands for the own one, so that it need not be in an address, which logs keep.',
  errorCodes: ['not-permitted'],
  reply: z.object({ admin: z.boolean(), role: AccountRole }),
});

/** Sets the claim and the document's role. */
export const promoteUser = endpoint({
  method: 'PATCH',
  path: '/users/admin/:id',
  access: 'users:change',
  summary: 'Make a user an admin',
  description:
    'Calls for the staff work at once, even with an older token; elsewhere the promoted user counts as a customer until the token is renewed.',
  errorCodes: ['address-not-verified'],
  reply: Modified,
});

export const demoteUser = endpoint({
  ...promoteUser,
  method: 'DELETE',
  summary: 'Make an admin a customer again',
  description: 'Removes the role at once, and ends all sessions.',
  errorCodes: ['own-role', 'last-admin'],
});

/** Sets the claims and the document's role. */
export const setUserRole = endpoint({
  method: 'PATCH',
  path: '/users/role/:id',
  access: 'users:change',
  summary: 'Give a user a role, or make them a customer again',
  description:
    'Only a user with a verified address gets a role of the staff. It counts at once; a role that is taken back ends all sessions. The role of an admin changes at `/users/admin/{id}` alone.',
  errorCodes: ['address-not-verified', 'role-of-admin'],
  body: z.object({ role: z.enum(GIVEN_ROLES, `must be one of ${GIVEN_ROLES.join(', ')}`) }),
  reply: Modified,
});
