import { type DecodedIdToken, FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { firebase } from '../database/firebase.ts';
import { Unauthorized } from './errors.ts';

/**
 * What a token says, once it is known to be true, of now, and of an account that is still accepted. The account is
 * looked at each time: nearly every call with a token writes or shows something personal, and a session cookie would
 * else keep a customer working for days who was disabled, deleted or signed out everywhere, or whose password is
 * another. An ID token would for an hour only, but a rule without exceptions is the one that holds. It costs a trip to
 * the identity provider a call, and no read of the database. @throws {Unauthorized}
 */
export async function verifyToken(token: string): Promise<DecodedIdToken> {
  const auth = getAuth(firebase);
  try {
    return await (isSessionCookie(token) ? auth.verifySessionCookie(token, true) : auth.verifyIdToken(token, true));
  } catch (error) {
    throw isBadToken(error) ? new Unauthorized('token-refused', 'The token is not valid, or no longer.') : error;
  }
}

/** By what the token says of itself; whether that is true is checked by `verifyToken`. */
export function isSessionCookie(token: string): boolean {
  const { iss } = payloadOf(token);
  return typeof iss === 'string' && iss.startsWith('https://session.firebase.google.com/');
}

/** What a token says, unproved; nothing where it is no JSON. */
function payloadOf(token: string): { iss?: unknown } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) ?? {};
  } catch {
    return {};
  }
}

const BAD_TOKEN = [
  'id-token-expired',
  'id-token-revoked',
  'session-cookie-expired',
  'session-cookie-revoked',
  'user-disabled',
  'user-not-found',
].map((code) => `auth/${code}`);

/** How the SDK begins to say what is wrong about a token. */
const ABOUT_THE_TOKEN = /^(Decoding )?Firebase (ID token|session cookie) |^verify(IdToken|SessionCookie)\(\) /;

/** Of the same code is that the provider's keys could not be fetched, which says nothing about the token. */
function isBadToken(error: unknown): boolean {
  if (error instanceof SyntaxError) return true; // what it holds is no JSON
  if (!(error instanceof FirebaseAuthError)) return false;
  if (error.code === 'auth/argument-error') return ABOUT_THE_TOKEN.test(error.message);
  return BAD_TOKEN.includes(error.code);
}
