import { type DecodedIdToken, FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { firebase } from '../database/firebase.ts';
import { ApiError } from './errors.ts';

/**
 * The claims of a token, after its signature, its expiry and its account are checked. The account is checked on each call:
 * nearly every call with a token writes or shows something personal, and a session cookie would otherwise work for days
 * after the customer was disabled, deleted, signed out everywhere, or has changed the password. An ID token would work for
 * an hour only, but a rule without exceptions is easier to keep. Each call costs a trip to the identity provider, and no
 * read of the database. @throws {ApiError} `token-refused`
 */
export async function verifyToken(token: string): Promise<DecodedIdToken> {
  const auth = getAuth(firebase);
  try {
    return await (isSessionCookie(token) ? auth.verifySessionCookie(token, true) : auth.verifyIdToken(token, true));
  } catch (error) {
    throw isBadToken(error) ? new ApiError('token-refused', 'The token is not valid, or no longer.') : error;
  }
}

/** By the issuer that the token claims, still unverified; `verifyToken` verifies it. */
export function isSessionCookie(token: string): boolean {
  const { iss } = payloadOf(token);
  return typeof iss === 'string' && iss.startsWith('https://session.firebase.google.com/');
}

/** The payload of a token, unverified; empty where it is no JSON. */
function payloadOf(token: string): { iss?: unknown } {
  try {
    // Stryker disable next-line StringLiteral: what is no JSON has no payload, be it empty or not
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

/** The beginning of the SDK's messages about an invalid token. */
const ABOUT_THE_TOKEN = /^(Decoding )?Firebase (ID token|session cookie) |^verify(IdToken|SessionCookie)\(\) /;

/** `auth/argument-error` is also what the SDK says when the provider's keys cannot be fetched: no fault of the token. */
function isBadToken(error: unknown): boolean {
  if (error instanceof SyntaxError) return true; // its payload is not JSON
  if (!(error instanceof FirebaseAuthError)) return false;
  if (error.code === 'auth/argument-error') return ABOUT_THE_TOKEN.test(error.message);
  return BAD_TOKEN.includes(error.code);
}
