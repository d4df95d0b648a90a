import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { firebase } from '../firebase.ts';

const auth = getAuth(firebase);

/** An account as the identity provider has it now; undefined when it is gone. */
export function findAccount(uid: string): Promise<UserRecord | undefined> {
  return orNone(auth.getUser(uid));
}

/** The account that has this address now. */
export function findAccountOf(email: string): Promise<UserRecord | undefined> {
  return orNone(auth.getUserByEmail(email));
}

/** Whether the identity provider has refused something because it does not know the account, or no longer. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
}

/** Nobody has an address that is none. */
function isNobodys(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/invalid-email';
}

async function orNone(asked: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isAccountGone(error) || isNobodys(error)) return undefined;
    throw error;
  }
}
