import { asName } from '@aloghor/functions/domain/as-name';
import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { dropAccessToken, renewTokenWith } from '../api/access-token.ts';
import { lastSignedIn, tellSignedIn, watchSignOut } from '../api/signed-in.ts';
import { identityProvider } from './firebase.ts';
import { renewShopToken } from './identity.ts';
import { finishIntroduction } from './introduce.ts';
import { registrationEnded } from './register.ts';
import type { SessionUser } from './session.tsx';
import { isHere, keepTokenOf } from './shop-token.ts';

/** The identity providers of two tabs agree within a second. */
const AGREEMENT_MS = 1_500;

type OnVisitor = (visitor: SessionUser | null | undefined) => void;

/**
 * Keeps user and token in step with the identity provider, in this tab and the others. Tells who is here: null for a
 * guest, undefined while it is not known.
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
      // Who has signed in elsewhere meanwhile keeps the token.
      if ([undefined, '', latest].includes(lastSignedIn())) dropAccessToken();
      isShown = false;
      return onVisitor(null);
    }
    if (!isShown || latest !== user.uid) onVisitor(undefined);
    latest = user.uid;
    await registrationEnded();
    const isLatest = () => event === events;
    if (isLatest() && !isHere(auth, user)) await agree(auth, user);
    // An older token stays when the server cannot be reached now; a refused one is renewed by the call that needs it.
    if (isLatest()) await keepTokenOf(auth, user, user.email).catch(() => false);
    if (!isLatest() || !isHere(auth, user)) return;
    isShown = true;
    onVisitor(visitorOf(user, user.email));
    void finishIntroduction(auth, user);
  });

  // Left at once, where the provider alone would take a second to hear of it, and could store the departed anew.
  const stopWatching = watchSignOut(() => auth.currentUser && void signOut(auth));

  return () => {
    events += 1;
    stopFollowing();
    stopWatching();
  };
}

/** Another tab has told of somebody else. Either this tab's provider follows, or it is right and nobody has told. */
async function agree(auth: Auth, user: User): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AGREEMENT_MS));
  if (auth.currentUser?.uid === user.uid) tellSignedIn(user.uid);
}

function visitorOf({ uid, displayName, photoURL }: User, email: string): SessionUser {
  return { uid, email, name: asName(displayName ?? ''), photo: photoURL ?? undefined };
}
