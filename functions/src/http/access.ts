import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Access } from '../contract/endpoint.ts';
import { asName } from '../domain/as-name.ts';
import { GUEST_EMAIL } from '../domain/orders.ts';
import { Forbidden, Unauthorized } from './errors.ts';
import { isAdminNow, roleOf } from './roles.ts';
import { isSessionCookie, verifyToken } from './verify-token.ts';

export const GUEST = { email: GUEST_EMAIL, role: 'guest' } as const;
export type Guest = typeof GUEST;

export interface SignedIn<Role = 'customer' | 'admin'> {
  uid: string;
  /** In lower case. */
  email: string;
  name: string | undefined;
  role: Role;
}
export type Customer = SignedIn<'customer'>;
export type Admin = SignedIn<'admin'>;

/** Signed in by the identity provider's own token. */
export type Identified = SignedIn & { idToken: string };

export type Caller = Guest | SignedIn | Identified;

/** Who a row of this access is served to. */
export type CallerOf<RowAccess extends Access> = {
  anyone: Guest;
  buyer: Guest | Customer;
  user: SignedIn;
  identity: Identified;
  customer: Customer;
  admin: Admin;
}[RowAccess];

const ROLES: Record<Access, Caller['role'][]> = {
  anyone: ['guest'],
  buyer: ['guest', 'customer'],
  user: ['customer', 'admin'],
  identity: ['customer', 'admin'],
  customer: ['customer'],
  admin: ['admin'],
};

/**
 * The caller, checked against the row's access. Rows for everybody look at no token. An invalid or expired token is
 * refused and never taken for a guest: a customer whose session has run out must not place a guest's order unaware.
 */
export async function callerOf(request: Request, access: Access): Promise<Caller> {
  if (access === 'anyone') return GUEST;
  const token = bearerOf(request);
  const caller = token ? await signedIn(token, access) : GUEST;
  if (ROLES[access].includes(caller.role)) return caller;
  if (caller.role === 'guest') throw new Unauthorized('not-signed-in', 'Send a token: Authorization: Bearer <token>.');
  throw new Forbidden(caller.role === 'admin' ? 'not-for-admins' : 'admins-only', `This is not for ${caller.role}s.`);
}

/** What a client sends that has no token. */
const NO_TOKEN = ['', 'null', 'undefined'];

function bearerOf(request: Request): string | undefined {
  const token = (request.get('authorization') ?? '').replace(/^Bearer\b/i, '').trim();
  return NO_TOKEN.includes(token) ? undefined : token;
}

async function signedIn(token: string, access: Access): Promise<Caller> {
  const isCookie = isSessionCookie(token);
  if (isCookie && access === 'identity')
    throw new Unauthorized('id-token-needed', "This needs the identity provider's own token.");
  const claims = await verifyToken(token);
  if (!claims.email) throw new Unauthorized('token-refused', 'The token has no e-mail.');
  const role = await roleIn(claims, access);
  const name = typeof claims.name === 'string' ? asName(claims.name) : undefined;
  const caller = { uid: claims.uid, email: claims.email.toLowerCase(), name, role };
  return isCookie ? caller : { ...caller, idToken: token };
}

/**
 * An admin has both: the claim and the role in the document. The document is read on every call, so a demotion works
 * at once, also for tokens made before it. Who was promoted after the token was made is an admin at once where only
 * admins may call, so that a client which never renews its token can work; elsewhere such a one is a customer until
 * the token is renewed, which spares everybody else's calls a read.
 */
async function roleIn({ uid, admin }: DecodedIdToken, access: Access): Promise<SignedIn['role']> {
  if (admin === true) return roleOf(uid);
  return access === 'admin' && (await isAdminNow(uid)) ? 'admin' : 'customer';
}
