import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { languageInUse, pathIn } from '../lib/language.ts';
import { paths } from '../paths.ts';
import { providerInLanguage } from './firebase.ts';

/** What came of asking for a letter. */
export type EmailReply = 'sent' | 'wrongEmail' | 'tooMany' | 'notSent';

// Who is a member is nobody else's business. A project that protects addresses answers so by itself.
const ANSWERS: Record<string, EmailReply> = {
  'auth/user-not-found': 'sent',
  'auth/user-disabled': 'sent',
  'auth/invalid-email': 'wrongEmail',
  'auth/too-many-requests': 'tooMany',
};

/** Sends the letter whose link lets a member choose a new password, and leads back to the login of this language. */
export async function sendResetEmail(email: string): Promise<EmailReply> {
  const url = location.origin + pathIn(languageInUse(), paths.login);
  try {
    await sendPasswordResetEmail(await providerInLanguage(), email, { url });
    return 'sent';
  } catch (error) {
    return (error instanceof FirebaseError && ANSWERS[error.code]) || 'notSent';
  }
}
