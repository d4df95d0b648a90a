import {
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { rename } from '../api/users.ts';
import { identityProvider } from './firebase.ts';
import { introduce } from './introduce.ts';
import { isAccountRefused, refusing } from './provider-refusals.ts';
import { isHere, keepTokenOf } from './shop-token.ts';

/** @throws {SignInRefused} */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await letIn(signInWithEmailAndPassword(await identityProvider(), email, password));
}

/** @throws {SignInRefused} `cancelled` when the pop-up was closed. */
export async function signInWithGoogle(): Promise<void> {
  const [auth, { browserPopupRedirectResolver }] = await Promise.all([identityProvider(), import('firebase/auth')]);
  await letIn(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
}

/** The documented way to be a Google user on the emulator, where no pop-up can open. */
export async function signInAsGoogleUser(email: string, name: string): Promise<void> {
  const identity = JSON.stringify({ sub: email, email, email_verified: true, name });
  await letIn(signInWithCredential(await identityProvider(), GoogleAuthProvider.credential(identity)));
}

// Introduced at each sign-in: an account that the shop missed, because it could not be reached, is made up for.
async function letIn(attempt: Promise<UserCredential>): Promise<void> {
  const { user } = await refusing(attempt);
  void introduce(await identityProvider(), user);
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
 * Keeps a freshly made token for secured calls; false when there is none. Whose account is no longer accepted is signed
 * out, and so led to the login by the page they are on.
 */
export async function renewShopToken(): Promise<boolean> {
  const auth = await identityProvider();
  const user = auth.currentUser;
  if (!user?.email) return false;
  try {
    return await keepTokenOf(auth, user, user.email, true);
  } catch (error) {
    if (isAccountRefused(error) && isHere(auth, user)) await leave();
    return false;
  }
}

/** Makes the token of whoever has this e-mail say what the server says of the role. */
export async function renewClaims(email: string, isAdmin: boolean): Promise<void> {
  const { currentUser } = await identityProvider();
  if (currentUser?.email !== email) return;
  const { claims } = await currentUser.getIdTokenResult();
  if ((claims.admin === true) !== isAdmin) await currentUser.getIdToken(true);
}
