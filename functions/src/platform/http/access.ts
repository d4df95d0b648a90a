import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Access } from '../../contract/endpoint.ts';
import { GUEST_EMAIL } from '../../domain/orders.ts';
import { sanitizeName } from '../../domain/sanitize-name.ts';
import { Unauthorized } from './errors.ts';
import { assertMayCall } from './may-call.ts';
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

/** The caller that a handler of such a row gets. */
export type CallerOf<RowAccess extends Access> = {
  anyone: Guest;
  buyer: Guest | Customer;
  user: SignedIn;
  identity: Identified;
  customer: Customer;
  admin: Admin;
}[RowAccess];

/**
 * The caller, checked against the row's access. Public rows ignore the token. An invalid or expired token is refused,
 * never treated as a guest: a customer whose session has expired must not place a guest order unawares.
 */
export async function callerOf(request: Request, access: Access): Promise<Caller> {
  if (access === 'anyone') return GUEST;
  const token = bearerOf(request);
  const caller = token ? await signedIn(token, access) : GUEST;
  assertMayCall(caller.role, access);
  return caller;
}

/** What clients without a token may send in its place. */
const NO_TOKEN = ['null', 'undefined'];

/** Empty or undefined without a token. */
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
  const name = typeof claims.name === 'string' ? sanitizeName(claims.name) : undefined;
  const caller = { uid: claims.uid, email: claims.email.toLowerCase(), name, role };
  return isCookie ? caller : { ...caller, idToken: token };
}

/**
 * An admin has both the claim and the role in the document. The document is read on every call with the claim, so a
 * demotion works at once, even for older tokens. After a promotion, calls for admins also accept older tokens, so that
 * clients which never renew them can work; other calls treat the user as a customer until the token is renewed, which
 * saves a read on every customer's call.
 */
async function roleIn({ uid, admin }: DecodedIdToken, access: Access): Promise<SignedIn['role']> {
  if (admin === true) return roleOf(uid);
  return access === 'admin' && (await isAdminNow(uid)) ? 'admin' : 'customer';
}
