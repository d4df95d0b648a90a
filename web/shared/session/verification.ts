import { FirebaseError } from 'firebase/app';
import { sendEmailVerification } from 'firebase/auth';
import { paths } from '../paths.ts';
import { identityProvider, providerInLanguage } from './firebase.ts';

/** Whether the signed-in user's address is verified by now; renews the token. */
export async function isVerified(): Promise<boolean> {
  const { currentUser } = await identityProvider();
  if (!currentUser) return false;
  if (!currentUser.emailVerified) await currentUser.reload();
  if (!currentUser.emailVerified) return false;
  const { claims } = await currentUser.getIdTokenResult();
  if (claims.email_verified !== true) await currentUser.getIdToken(true);
  return true;
}

/** Sends the verification mail; its link leads back to the profile page. */
export async function sendVerification(): Promise<'sent' | 'tooMany' | 'notSent'> {
  const { currentUser } = await providerInLanguage();
  try {
    if (currentUser) await sendEmailVerification(currentUser, { url: location.origin + paths.dashboard.profile });
    return currentUser ? 'sent' : 'notSent';
  } catch (error) {
    return error instanceof FirebaseError && error.code === 'auth/too-many-requests' ? 'tooMany' : 'notSent';
  }
}
