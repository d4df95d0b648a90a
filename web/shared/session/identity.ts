import { sanitizeName } from '@aloghor/functions/domain/person-name';
import { type Role, roleInClaims } from '@aloghor/functions/domain/roles';
import {
  type Auth,
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { dropAccessToken, lastSignedIn, tellSignedIn, watchSignOut } from '../api/access-token.ts';
import { rename } from '../api/users.ts';
import { forgetAccessLost, noteAccessLost } from '../lib/access-lost.ts';
import { forgetViewed } from '../lib/recently-viewed.ts';
import { forgetKeptOrder } from '../lib/stored-order-draft.ts';
import { forgetTabStateOfOthers } from '../lib/tab-state.ts';
import { identityProvider } from './firebase.ts';
import {
  assertAccepted,
  isAccountRejected,
  isRejected,
  isStillSignedIn,
  storeTokenOf,
  withSignInErrors,
} from './provider-session.ts';
import { registerWithShop, registrationEnded, retryRegistration } from './registration.ts';
import type { SessionUser } from './session.tsx';
import { tellAccessLost } from './tell-access-lost.ts';

/** @throws {SignInError} */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await letIn(signInWithEmailAndPassword(await identityProvider(), email, password));
}

/** @throws {SignInError} `cancelled` when the pop-up was closed. */
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
  const { user } = await withSignInErrors(attempt);
  const auth = await identityProvider();
  void registerWithShop(auth, user);
  await assertAccepted(auth, user);
}

/** Renames the signed-in user, and notifies the watchers. */
export async function changeName(name: string): Promise<void> {
  const { currentUser } = await identityProvider();
  await rename(name);
  await currentUser?.reload();
  await currentUser?.getIdToken(true);
}

export async function leave(): Promise<void> {
  isLeaving = true;
  forgetAccessLost();
  await endSession();
}

/** Whether the visitor has logged out, here or in another tab: then a session that ends needs no reason. */
let isLeaving = false;

async function endSession(): Promise<void> {
  forgetKeptOrder();
  forgetViewed();
  await signOut(await identityProvider());
}

/**
 * Stores a new token for secured calls; false when there is none. A user whose account is no longer accepted is signed
 * out, and redirected to the login by the page's guard.
 */
export async function renewShopToken(): Promise<boolean> {
  const auth = await identityProvider();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) return false;
  try {
    return await storeTokenOf(auth, user, true);
  } catch (error) {
    if ((isAccountRejected(error) || isRejected(error)) && isStillSignedIn(auth, user)) await endSession();
    return false;
  }
}

/** Renews the token of the user with this e-mail if its role differs from the server's. */
export async function renewClaims(email: string, role: Role): Promise<void> {
  const auth = await identityProvider();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser?.email !== email) return;
  const { claims } = await currentUser.getIdTokenResult();
  if (roleInClaims(claims) !== role) await currentUser.getIdToken(true);
}

/** The identity provider's SDK synchronises tabs within a second. */
const PROVIDER_SYNC_MS = 1_500;

type OnVisitor = (visitor: SessionUser | null | undefined) => void;

/**
 * Keeps user and token in sync with the identity provider, across tabs. Reports the visitor: null for a guest, undefined
 * while unknown. `shown`: who is already taken for the visitor.
 */
export async function followVisitor(onVisitor: OnVisitor, shown: SessionUser | undefined): Promise<() => void> {
  const auth = await identityProvider();
  tellAccessLost();
  let events = 0;
  let latest = shown?.uid ?? lastSignedIn();
  let isShown = shown !== undefined;

  const stopFollowing = onIdTokenChanged(auth, async (user) => {
    events += 1;
    const event = events;
    forgetTabStateOfOthers(user?.uid, isLeaving && !user); // however the session has ended, and in every tab
    if (!user?.email) {
      // The token of somebody who signed in in another tab meanwhile is kept.
      if ([undefined, '', latest].includes(lastSignedIn())) dropAccessToken();
      if (isShown && !isLeaving) noteAccessLost({ isSessionEnded: true });
      isShown = false;
      return onVisitor(null);
    }
    isLeaving = false;
    if (!isShown || latest !== user.uid) onVisitor(undefined);
    latest = user.uid;
    await registrationEnded();
    const isLatest = () => event === events;
    if (isLatest() && !isStillSignedIn(auth, user)) await waitForProvider(auth, user);
    // While the server cannot be reached an older token stays; once rejected, it is renewed by the call that needs it.
    if (isLatest()) await assertAccepted(auth, user).catch(() => undefined);
    if (!isLatest() || !isStillSignedIn(auth, user)) return;
    isShown = true;
    onVisitor(visitorOf(user, user.email));
    void retryRegistration(auth, user);
  });

  // Signs out at once: the provider would take up to a second, and could store the old user again meanwhile.
  const stopWatching = watchSignOut(() => {
    isLeaving = true;
    if (auth.currentUser) void signOut(auth);
  });

  return () => {
    events += 1;
    stopFollowing();
    stopWatching();
  };
}

/** Another tab reported another user. Either this tab's provider follows, or that report was stale and it is right. */
async function waitForProvider(auth: Auth, user: User): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PROVIDER_SYNC_MS));
  if (auth.currentUser?.uid === user.uid) tellSignedIn(user.uid);
}

function visitorOf({ uid, displayName, photoURL }: User, email: string): SessionUser {
  return { uid, email, name: sanitizeName(displayName ?? ''), photo: photoURL ?? undefined };
}
