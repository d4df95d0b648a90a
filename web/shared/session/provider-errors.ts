import { FirebaseError } from 'firebase/app';
import { hasErrorCode } from '../lib/api-error.ts';
import { type Refusal, SignInError } from './sign-in-error.ts';

const REASONS: Record<string, Refusal> = {
  'auth/email-already-in-use': 'taken',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
};

/** Translates the identity provider's errors. @throws {SignInError} */
export async function refusing<T>(attempt: Promise<T>): Promise<T> {
  return attempt.catch((error: unknown) => {
    if (error instanceof FirebaseError) throw new SignInError(REASONS[error.code] ?? 'invalid');
    throw error;
  });
}

/** For a deleted, disabled or revoked account; any other error may be temporary. */
const REFUSALS = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

/** Whether an account that was signed in is no longer accepted, by the provider or the shop. */
export function isAccountRefused(error: unknown): boolean {
  if (error instanceof FirebaseError) return REFUSALS.includes(error.code);
  return hasErrorCode(error, 'token-refused', 'not-signed-in');
}
