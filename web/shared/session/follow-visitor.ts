import { sanitizeName } from '@aloghor/functions/domain/sanitize-name';
import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { dropAccessToken, renewTokenWith } from '../api/access-token.ts';
import { lastSignedIn, tellSignedIn, watchSignOut } from '../api/signed-in.ts';
import { identityProvider } from './firebase.ts';
import { renewShopToken } from './identity.ts';
import { registrationEnded } from './register.ts';
import { retryRegistration } from './register-with-shop.ts';
import type { SessionUser } from './session.tsx';
import { isStillSignedIn, storeTokenOf } from './shop-token.ts';

/** The identity provider's SDK synchronises tabs within a second. */
const PROVIDER_SYNC_MS = 1_500;

type OnVisitor = (visitor: SessionUser | null | undefined) => void;

/**
 * Keeps user and token in sync with the identity provider, across tabs. Reports the visitor: null for a guest, undefined
 * while unknown.
 */
export async function followVisitor(onVisitor: OnVisitor): Promise<() => void> {
  const auth = await identityProvider();
  renewTokenWith(renewShopToken);
  let events = 0;
  let latest = lastSignedIn();
  let isShown = false;

  const stopFollowing = onIdTokenChanged(auth, async (user) => {
    events += 1;
    const event = events;
    if (!user?.email) {
      // The token of somebody who signed in in another tab meanwhile is kept.
      if ([undefined, '', latest].includes(lastSignedIn())) dropAccessToken();
      isShown = false;
      return onVisitor(null);
    }
    if (!isShown || latest !== user.uid) onVisitor(undefined);
    latest = user.uid;
    await registrationEnded();
    const isLatest = () => event === events;
    if (isLatest() && !isStillSignedIn(auth, user)) await waitForProvider(auth, user);
    // While the server cannot be reached an older token stays; once refused, it is renewed by the call that needs it.
    if (isLatest()) await storeTokenOf(auth, user, user.email).catch(() => false);
    if (!isLatest() || !isStillSignedIn(auth, user)) return;
    isShown = true;
    onVisitor(visitorOf(user, user.email));
    void retryRegistration(auth, user);
  });

  // Signs out at once: the provider would take up to a second, and could store the old user again meanwhile.
  const stopWatching = watchSignOut(() => auth.currentUser && void signOut(auth));

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
