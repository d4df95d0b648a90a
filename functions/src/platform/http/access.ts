import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { GUEST_EMAIL } from '../../domain/orders.ts';
import { sanitizeName } from '../../domain/person-name.ts';
import {
  type Access,
  accessErrorOf,
  type CallerRole,
  hasClaimsOf,
  hasStaffClaims,
  isStaffPermission,
  type Permission,
  type Role,
  type RoleWith,
  type StaffRole,
} from '../../domain/roles.ts';
import { currentRole, roleOf } from './accounts.ts';
import { ApiError } from './errors.ts';
import { isSessionCookie, verifyToken } from './verify-token.ts';

export const GUEST = { email: GUEST_EMAIL, role: 'guest' } as const;
export type Guest = typeof GUEST;

export interface SignedIn<OneOf extends Role = Role> {
  uid: string;
  /** In lower case. */
  email: string;
  name: string | undefined;
  role: OneOf;
}
export type Customer = SignedIn<'customer'>;
export type Staff = SignedIn<StaffRole>;

/** Signed in by the identity provider's own token. */
export type Identified = SignedIn & { idToken: string };

export type Caller = Guest | SignedIn | Identified;

type CallerWith<OneOf extends CallerRole> = OneOf extends Role ? SignedIn<OneOf> : Guest;

/** The caller that a handler of an endpoint with this access gets. */
export type CallerOf<Needed extends Access> = Needed extends Permission
  ? CallerWith<RoleWith<Needed>>
  : { anyone: Guest; courier: Guest; user: SignedIn; identity: Identified }[Exclude<Needed, Permission>];

/**
 * The caller, checked against the endpoint's access. Public endpoints ignore the token, and so do those for couriers: their
 * handlers check what proves that, since it may be a signature of the body. An invalid or expired token is
 * rejected, never treated as a guest: a customer whose session has expired must not place a guest order unawares.
 */
export async function callerOf(request: Request, access: Access): Promise<Caller> {
  if (access === 'anyone' || access === 'courier') return GUEST;
  const token = bearerOf(request);
  const caller = token ? await signedIn(token, access) : GUEST;
  assertMayCall(caller.role, access);
  return caller;
}

/** @throws {ApiError} */
function assertMayCall(role: CallerRole, access: Access): void {
  const code = accessErrorOf(access, role);
  if (code === 'not-signed-in') throw new ApiError(code, 'Send a token: Authorization: Bearer <token>.');
  if (code) throw new ApiError(code, `This is not for ${role}s.`);
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
    throw new ApiError('id-token-needed', "This needs the identity provider's own token.");
  const claims = await verifyToken(token);
  if (!claims.email) throw new ApiError('token-refused', 'The token has no e-mail.');
  const role = await roleIn(claims, access);
  const name = typeof claims.name === 'string' ? sanitizeName(claims.name) : undefined;
  const caller = { uid: claims.uid, email: claims.email.toLowerCase(), name, role };
  return isCookie ? caller : { ...caller, idToken: token };
}

/**
 * Staff have both the claim and the role in the document. The document is read on every call with such a claim, so a
 * demotion works at once, even for older tokens. After a promotion, calls for the staff also accept older tokens, so that
 * clients which never renew them can work; other calls treat the user as a customer until the token is renewed, which
 * saves a read on every customer's call.
 */
async function roleIn(claims: DecodedIdToken, access: Access): Promise<Role> {
  // Stryker disable all: what the document says is tested with the database, by the access matrix
  if (hasStaffClaims(claims)) {
    const role = await roleOf(claims.uid);
    if (hasClaimsOf(role, claims)) return role;
  }
  // Stryker restore all
  return isStaffPermission(access) ? currentRole(claims.uid) : 'customer';
}
