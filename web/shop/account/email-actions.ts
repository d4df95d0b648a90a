import { FirebaseError } from 'firebase/app';
import { sendEmailVerification, sendPasswordResetEmail } from 'firebase/auth';
import { type LanguageCode, pathIn } from '../../shared/lib/language.ts';
import { paths } from '../../shared/paths.ts';
import { identityProvider, providerInLanguage } from '../../shared/session/firebase.ts';

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

/** Clicks within this time are one wish: a quick answer comes between the two of a double click. */
const ONE_WISH_MS = 3_000;

/** When the last e-mail to an address was sent. */
const sentAt = new Map<string, number>();

/** Sends it, unless the same e-mail was sent to the same address a moment ago. */
async function sendOnce(mail: 'verification' | 'reset', address: string, send: () => Promise<void>): Promise<void> {
  const key = `${mail} ${address.toLowerCase()}`;
  if (Date.now() - (sentAt.get(key) ?? 0) < ONE_WISH_MS) return;
  await send();
  sentAt.set(key, Date.now());
}

/** Sends the verification mail; its link leads back to the profile page. */
export async function sendVerification(language: LanguageCode): Promise<'sent' | 'tooMany' | 'notSent'> {
  const { currentUser } = await providerInLanguage(language);
  if (!currentUser) return 'notSent';
  const url = location.origin + paths.dashboard.profile;
  try {
    await sendOnce('verification', String(currentUser.email), () => sendEmailVerification(currentUser, { url }));
    return 'sent';
  } catch (error) {
    return error instanceof FirebaseError && error.code === 'auth/too-many-requests' ? 'tooMany' : 'notSent';
  }
}

/** What came of asking for an e-mail. */
export type EmailReply = 'sent' | 'wrongEmail' | 'tooMany' | 'notSent';

// An unknown address gets the same answer as a member's, as a project that protects addresses gives by itself.
const ANSWERS: Record<string, EmailReply> = {
  'auth/user-not-found': 'sent',
  'auth/user-disabled': 'sent',
  'auth/invalid-email': 'wrongEmail',
  'auth/too-many-requests': 'tooMany',
};

/** Sends the e-mail whose link lets a member choose a new password, and leads back to the login of this language. */
export async function sendResetEmail(email: string, language: LanguageCode): Promise<EmailReply> {
  const url = location.origin + pathIn(language, paths.login);
  try {
    const provider = await providerInLanguage(language);
    await sendOnce('reset', email, () => sendPasswordResetEmail(provider, email, { url }));
    return 'sent';
  } catch (error) {
    return (error instanceof FirebaseError && ANSWERS[error.code]) || 'notSent';
  }
}
