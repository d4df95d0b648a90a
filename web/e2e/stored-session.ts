import { type Person, withSessionToken } from '@aloghor/functions/testing/people';
import type { Page } from '@playwright/test';

/** Stores a session in this page's browser as the shop's pages would after a sign-in. */
export async function storeSession(page: Page, person: Person): Promise<void> {
  const { token } = await withSessionToken(person);
  const { apiKey } = await (await page.request.get('/__/firebase/init.json')).json();
  const user = JSON.stringify(storedUser(person));
  // A page without the shop's code, which must not look for a session before it is complete.
  await page.goto('/emulators.json');
  await page.evaluate((session) => Object.assign(localStorage, session), {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: user,
    'access-token': token,
  });
}

/** What the provider's library looks for; it moves it to its own database, and asks for the name by itself. */
function storedUser({ uid, email, token, refreshToken }: Person) {
  const { exp } = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
  const stsTokenManager = { accessToken: token, refreshToken, expirationTime: exp * 1_000 };
  return { uid, email, emailVerified: false, isAnonymous: false, stsTokenManager };
}
