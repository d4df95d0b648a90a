import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { ApiError } from '../api/client.ts';
import { fetchToken, registerUser, rename } from '../api/users.ts';
import { identityProvider } from './firebase.ts';

/** Why somebody could not come in. */
export type Refusal = 'taken' | 'invalid' | 'offline' | 'cancelled';

export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Calls `onUser` now and whenever somebody signs in or out, in this tab or another, or gets a new token. */
export async function watchUser(onUser: (user: User | null) => void): Promise<() => void> {
  return onIdTokenChanged(await identityProvider(), onUser);
}

/** @throws {SignInRefused} `taken` when the shop or the identity provider knows the address already. */
export async function register(name: string, email: string, password: string): Promise<void> {
  const auth = await identityProvider();
  const { user } = await refusing(createUserWithEmailAndPassword(auth, email, password));
  await updateProfile(user, { displayName: name });
  const token = await user.getIdToken(true); // and tells the watchers the name
  const { insertedId } = await registerUser({ name, email }, token).catch(() => ({ insertedId: null }));
  if (insertedId !== null) return;
  await signOut(auth);
  throw new SignInRefused('taken');
}

/** @throws {SignInRefused} */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { user } = await refusing(signInWithEmailAndPassword(await identityProvider(), email, password));
  void makeKnown(user);
}

/** @throws {SignInRefused} `cancelled` when the pop-up was closed. */
export async function signInWithGoogle(): Promise<void> {
  const [auth, { browserPopupRedirectResolver }] = await Promise.all([identityProvider(), import('firebase/auth')]);
  const { user } = await refusing(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
  void makeKnown(user);
}

/** The documented way to be a Google user on the emulator, where no pop-up can open. */
export async function signInAsGoogleUser(email: string, name: string): Promise<void> {
  const identity = JSON.stringify({ sub: email, email, email_verified: true, name });
  const credential = GoogleAuthProvider.credential(identity);
  const { user } = await refusing(signInWithCredential(await identityProvider(), credential));
  void makeKnown(user);
}

/** Gives whoever is signed in another name, and tells the watchers. */
export async function changeName(name: string): Promise<void> {
  const { currentUser } = await identityProvider();
  await rename(name);
  await currentUser?.reload();
  await currentUser?.getIdToken(true);
}

export async function leave(): Promise<void> {
  await signOut(await identityProvider());
}

/**
 * The token for secured calls, freshly made; undefined when nobody is signed in. Whose account is no longer accepted
 * is signed out, and so led to the login by the page they are on.
 */
export async function freshToken(): Promise<string | undefined> {
  const { currentUser } = await identityProvider();
  if (!currentUser?.email) return undefined;
  try {
    const { token } = await fetchToken(currentUser.email, await currentUser.getIdToken(true));
    return token;
  } catch (error) {
    if (isRefusal(error)) await leave();
    return undefined;
  }
}

/** Of an account that is gone, closed or signed out everywhere; whatever else goes wrong may pass. */
const REFUSALS = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
];

function isRefusal(error: unknown): boolean {
  if (error instanceof FirebaseError) return REFUSALS.includes(error.code);
  return error instanceof ApiError && error.status === 401;
}

/** Makes the token say what the server says of the role. */
export async function renewClaims(isAdmin: boolean): Promise<void> {
  const { currentUser } = await identityProvider();
  if (!currentUser) return;
  const { claims } = await currentUser.getIdTokenResult();
  if ((claims.admin === true) !== isAdmin) await currentUser.getIdToken(true);
}

// Asked again at each sign-in: an account that the shop missed, because it could not be reached, is made up for.
async function makeKnown(user: User): Promise<void> {
  const { email, displayName, photoURL } = user;
  if (!email) return;
  const known = { name: displayName ?? undefined, email, photo: photoURL ?? undefined };
  await registerUser(known, await user.getIdToken()).catch(() => undefined);
}

const REASONS: Record<string, Refusal> = {
  'auth/email-already-in-use': 'taken',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
};

async function refusing<T>(attempt: Promise<T>): Promise<T> {
  return attempt.catch((error: unknown) => {
    if (error instanceof FirebaseError) throw new SignInRefused(REASONS[error.code] ?? 'invalid');
    throw error;
  });
}
