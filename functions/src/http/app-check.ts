import type { FirebaseAppCheckError } from 'firebase-admin/app-check';
import type { EndpointRow } from '../contract/endpoint.ts';
import { firebase } from '../database/firebase.ts';
import { Forbidden } from './errors.ts';

/** Where a page sends the proof that it is ours. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

/**
 * Whether calls must prove that they come from our pages. Off, unless `APP_CHECK` is `enforce`.
 * @throws when it is any other word: a slip must not leave the door open unseen
 */
export function isAppCheckEnforced(): boolean {
  const wanted = process.env.APP_CHECK || 'off';
  if (wanted !== 'off' && wanted !== 'enforce') throw new Error(`APP_CHECK is ${wanted}: write off or enforce.`);
  return wanted === 'enforce';
}

/**
 * Refuses a call that our pages have not made, where that is enforced: each but those that only read. What those read is
 * either public, and answered from memory or by Hosting's network, or asks for a token anyway. @throws {Forbidden}
 */
export async function assertFromOurPages(
  { method }: EndpointRow,
  getHeader: (name: string) => string | undefined,
): Promise<void> {
  if (method === 'GET' || !isAppCheckEnforced()) return;
  const token = getHeader(APP_CHECK_HEADER);
  if (!token || !(await isValid(token))) {
    throw new Forbidden('app-not-proved', `Send an App Check token of this shop: ${APP_CHECK_HEADER}: <token>.`);
  }
}

/** Its signature, expiry, issuer and project. */
async function isValid(token: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check'); // only where it is enforced
  try {
    await getAppCheck(firebase).verifyToken(token);
    return true;
  } catch (error) {
    if (isAboutKeys(error)) throw error; // no fault of the token
    return false;
  }
}

/** Google's keys could not be fetched. The SDK's own code is the one of a bad token, too; its cause tells. */
function isAboutKeys(error: unknown): boolean {
  const { cause } = error as Partial<FirebaseAppCheckError>; // or an error of another kind, which has none
  return (cause as { code?: string } | undefined)?.code === 'key-fetch-error';
}
