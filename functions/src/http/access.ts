import type { Request } from 'express';
import { type DecodedIdToken, FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { Access } from '../contract/endpoint.ts';
import { GUEST_EMAIL } from '../contract/orders.ts';
import { firebase } from '../firebase.ts';
import { roleOf } from '../users/users-store.ts';
import { Forbidden, Unauthorized } from './errors.ts';

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
 * Whoever makes a call, once it is known that they may. Where everybody may, nobody is asked who they are. A token
 * that is not valid, or no longer, makes nobody a guest: whose token has run out does not order without knowing it.
 */
export async function callerOf(request: Request, access: Access): Promise<Caller> {
  if (access === 'anyone') return GUEST;
  const token = bearerOf(request);
  const caller = token ? await signedIn(token, access) : GUEST;
  if (ROLES[access].includes(caller.role)) return caller;
  if (caller.role === 'guest') throw new Unauthorized('Send a token: Authorization: Bearer <token>.');
  throw new Forbidden(`This is not for ${caller.role}s.`);
}

/** What a client sends that has no token. */
const NO_TOKEN = ['', 'null', 'undefined'];

function bearerOf(request: Request): string | undefined {
  const token = (request.get('authorization') ?? '').replace(/^Bearer\b/i, '').trim();
  return NO_TOKEN.includes(token) ? undefined : token;
}

async function signedIn(token: string, access: Access): Promise<Caller> {
  const isCookie = isSessionCookie(token);
  if (isCookie && access === 'identity') throw new Unauthorized("This needs the identity provider's own token.");
  const claims = await verify(token, isCookie, access === 'admin').catch(refuseBadToken);
  if (!claims.email) throw new Unauthorized('The token has no e-mail.');
  const caller = { uid: claims.uid, email: claims.email.toLowerCase(), name: claims.name, role: await roleIn(claims) };
  return isCookie ? caller : { ...caller, idToken: token };
}

/**
 * An admin has both: the claim in the token and the role in the document. The document is read on every call, so a
 * demotion works at once, also for tokens made before it. Who has only the document's role was promoted after the
 * token was made, and is a customer until it is renewed, for us as for firestore.rules.
 */
async function roleIn({ uid, admin }: DecodedIdToken): Promise<SignedIn['role']> {
  return admin === true ? roleOf(uid) : 'customer';
}

/** With `checkAccount` a token of before a password change, or of a disabled account, is refused: a trip more. */
function verify(token: string, isCookie: boolean, checkAccount: boolean): Promise<DecodedIdToken> {
  const auth = getAuth(firebase);
  return isCookie ? auth.verifySessionCookie(token, checkAccount) : auth.verifyIdToken(token, checkAccount);
}

/** By what the token says of itself; whether that is true is checked by `verify`. */
function isSessionCookie(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return payload.includes('"https://session.firebase.google.com/');
}

const BAD_TOKEN = [
  'argument-error',
  'id-token-expired',
  'id-token-revoked',
  'session-cookie-expired',
  'session-cookie-revoked',
  'user-disabled',
  'user-not-found',
];

function refuseBadToken(error: unknown): never {
  const isBadToken = error instanceof FirebaseAuthError && BAD_TOKEN.some((code) => error.code === `auth/${code}`);
  throw isBadToken ? new Unauthorized('The token is not valid, or no longer.') : error;
}
