import { FirebaseAuthError } from 'firebase-admin/auth';

/** Whether the identity provider has refused something because it does not know the account, or no longer. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
}
