import type { FirebaseAppCheckError } from 'firebase-admin/app-check';
import type { Endpoint } from '../../contract/endpoint.ts';
import { firebase } from '../database/firebase.ts';
import { Forbidden } from './errors.ts';

/** Where a page sends the proof that it is ours. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const APP_CHECK_MODES = ['off', 'note', 'enforce'] as const;

/**
 * What is done about calls that do not prove that they come from our pages: nothing, unless `APP_CHECK` says `note`, which
 * marks such orders at the desk, or `enforce`, which rejects the calls.
 * @throws when it is any other word: a slip must not leave the shop open unseen
 */
export function appCheckMode(): (typeof APP_CHECK_MODES)[number] {
  const wanted = process.env.APP_CHECK || 'off';
  const mode = APP_CHECK_MODES.find((one) => one === wanted);
  if (!mode) throw new Error(`APP_CHECK is ${wanted}: write off, note or enforce.`);
  return mode;
}

type GetHeader = (name: string) => string | undefined;

/**
 * Rejects a call that our pages have not made, where that is enforced: each but those that only read. What those read is
 * either public, and answered from memory or by Hosting's network, or asks for a token anyway. @throws {Forbidden}
 */
export async function assertFromOurPages({ method }: Endpoint, getHeader: GetHeader): Promise<void> {
  if (method === 'GET' || appCheckMode() !== 'enforce') return;
  if (await isProved(getHeader)) return;
  throw new Forbidden('app-not-proved', `Send an App Check token of this shop: ${APP_CHECK_HEADER}: <token>.`);
}

/** Whether a call does not prove that our pages have made it, where that is noted; not where nobody can tell. */
export async function isUnproved(getHeader: GetHeader): Promise<boolean> {
  if (appCheckMode() !== 'note') return false;
  try {
    return !(await isProved(getHeader));
  } catch {
    return false; // Google's keys could not be fetched: an order does not fail for a note
  }
}

async function isProved(getHeader: GetHeader): Promise<boolean> {
  const token = getHeader(APP_CHECK_HEADER);
  return token !== undefined && token !== '' && isValid(token);
}

/** Its signature, expiry, issuer and project. */
async function isValid(token: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check'); // only where it is asked for
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
