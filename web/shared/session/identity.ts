import {
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { rename } from '../api/users.ts';
import { forgetKeptOrder } from '../lib/kept-order.ts';
import { identityProvider } from './firebase.ts';
import { isAccountRefused, refusing } from './provider-errors.ts';
import { registerWithShop } from './register-with-shop.ts';
import { isStillSignedIn, storeTokenOf } from './shop-token.ts';

/** @throws {SignInRefused} */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await letIn(signInWithEmailAndPassword(await identityProvider(), email, password));
}

/** @throws {SignInRefused} `cancelled` when the pop-up was closed. */
export async function signInWithGoogle(): Promise<void> {
  const [auth, { browserPopupRedirectResolver }] = await Promise.all([identityProvider(), import('firebase/auth')]);
  await letIn(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
}

/** The documented way to sign in as a Google user on the emulator, which has no pop-up. */
export async function signInAsGoogleUser(email: string, name: string): Promise<void> {
  const identity = JSON.stringify({ sub: email, email, email_verified: true, name });
  await letIn(signInWithCredential(await identityProvider(), GoogleAuthProvider.credential(identity)));
}

// Registered with the shop at each sign-in, in case the shop could not be reached before.
async function letIn(attempt: Promise<UserCredential>): Promise<void> {
  const { user } = await refusing(attempt);
  void registerWithShop(await identityProvider(), user);
}

/** Renames the signed-in user, and notifies the watchers. */
export async function changeName(name: string): Promise<void> {
  const { currentUser } = await identityProvider();
  await rename(name);
  await currentUser?.reload();
  await currentUser?.getIdToken(true);
}

export async function leave(): Promise<void> {
  forgetKeptOrder();
  await signOut(await identityProvider());
}

/**
 * Stores a new token for secured calls; false when there is none. A user whose account is no longer accepted is signed
 * out, and redirected to the login by the page's guard.
 */
export async function renewShopToken(): Promise<boolean> {
  const auth = await identityProvider();
  const user = auth.currentUser;
  if (!user?.email) return false;
  try {
    return await storeTokenOf(auth, user, user.email, true);
  } catch (error) {
    if (isAccountRefused(error) && isStillSignedIn(auth, user)) await leave();
    return false;
  }
}

/** Renews the token of the user with this e-mail if its role differs from the server's. */
export async function renewClaims(email: string, isAdmin: boolean): Promise<void> {
  const { currentUser } = await identityProvider();
  if (currentUser?.email !== email) return;
  const { claims } = await currentUser.getIdTokenResult();
  if ((claims.admin === true) !== isAdmin) await currentUser.getIdToken(true);
}
