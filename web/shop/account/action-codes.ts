import { FirebaseError } from 'firebase/app';
import { type Auth, applyActionCode, confirmPasswordReset, signOut, verifyPasswordResetCode } from 'firebase/auth';
import { identityProvider } from '../../shared/session/firebase.ts';
import { isVerified } from './email-actions.ts';

/** What came of a code; `dead` when it is too old, was used already, or its account is gone. */
export type CodeOutcome = 'done' | 'dead' | 'weak' | 'tooMany' | 'failed';

const OUTCOMES: Record<string, CodeOutcome> = {
  'auth/expired-action-code': 'dead',
  'auth/invalid-action-code': 'dead',
  'auth/user-disabled': 'dead',
  'auth/user-not-found': 'dead',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/too-many-requests': 'tooMany',
};

/** The e-mail of the account whose password may be reset; null for a dead code. @throws without an answer */
export async function emailOfCode(code: string): Promise<string | null> {
  const auth = await identityProvider();
  return verifyPasswordResetCode(auth, code).catch((error: unknown) => {
    if (outcomeOf(error) === 'dead') return null;
    throw error;
  });
}

/**
 * Sets a new password, for the account of this e-mail where it is known. The provider then signs it out everywhere; here
 * that is done at once, so that the login is shown.
 */
export function setPassword(code: string, password: string, email: string | undefined): Promise<CodeOutcome> {
  return attempt(async (auth) => {
    await confirmPasswordReset(auth, code, password);
    await auth.authStateReady();
    if (email && auth.currentUser?.email === email) await signOut(auth);
  });
}

/** Verifies the address; the token of a user who is signed in here says so at once. */
export function verifyAddress(code: string): Promise<CodeOutcome> {
  return attempt(async (auth) => {
    await applyActionCode(auth, code);
    await auth.authStateReady();
    await isVerified().catch(() => false); // the profile asks again
  });
}

async function attempt(action: (auth: Auth) => Promise<void>): Promise<CodeOutcome> {
  try {
    await action(await identityProvider());
    return 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): CodeOutcome {
  return (error instanceof FirebaseError && OUTCOMES[error.code]) || 'failed';
}
