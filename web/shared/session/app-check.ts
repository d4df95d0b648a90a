import { initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { projectOptions } from './firebase-options.ts';

/** Where reCAPTCHA is blocked, the SDK waits for ever. */
const WAIT_MS = 10_000;

let appCheck: Promise<AppCheck> | undefined;

/**
 * Google's proof that this is a page of ours in a real browser, renewed when it has run out. Undefined where none comes in
 * ten seconds: the call goes without one then, and the server decides.
 */
export async function appCheckToken(): Promise<string | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  return Promise.race([newToken().catch(() => undefined), tooLate]);
}

async function newToken(): Promise<string> {
  appCheck ??= startAppCheck().catch((error) => {
    appCheck = undefined; // the next call tries again
    throw error;
  });
  return (await getToken(await appCheck)).token;
}

/** An app of its own: with that of the identity provider, signing in would wait for reCAPTCHA too, or hang with it. */
async function startAppCheck(): Promise<AppCheck> {
  const app = initializeApp(await projectOptions(), 'app-check');
  const provider = new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}
