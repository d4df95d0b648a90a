import type { FirebaseAppCheckError } from 'firebase-admin/app-check';
import type { Endpoint } from '../../contract/endpoint.ts';
import { firebase } from '../database/firebase.ts';
import { Forbidden } from './errors.ts';

/** The header with the App Check token of a page. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const APP_CHECK_MODES = ['off', 'note', 'enforce'] as const;

/**
 * What happens to calls without proof that they come from our pages: nothing, unless `APP_CHECK` is `note`, which marks
 * such orders at the desk, or `enforce`, which rejects the calls.
 * @throws for any other value: a typing error must not go unnoticed
 */
export function appCheckMode(): (typeof APP_CHECK_MODES)[number] {
  const wanted = process.env.APP_CHECK || 'off';
  const mode = APP_CHECK_MODES.find((one) => one === wanted);
  if (!mode) throw new Error(`APP_CHECK is ${wanted}: write off, note or enforce.`);
  return mode;
}

type GetHeader = (name: string) => string | undefined;

/**
 * Rejects a call that our pages have not made, where that is enforced, except for those of couriers, and for reads: those are
 * public and cheap, or need a token anyway. @throws {Forbidden}
 */
export async function assertFromOurPages({ method, access }: Endpoint, getHeader: GetHeader): Promise<void> {
  if (method === 'GET' || access === 'courier' || appCheckMode() !== 'enforce') return;
  if (await isProved(getHeader)) return;
  throw new Forbidden('app-not-proved', `Send an App Check token of this shop: ${APP_CHECK_HEADER}: <token>.`);
}

/** Whether a call lacks proof that our pages have made it, where that is noted; false when it cannot be verified. */
export async function isUnproved(getHeader: GetHeader): Promise<boolean> {
  if (appCheckMode() !== 'note') return false;
  try {
    return !(await isProved(getHeader));
  } catch {
    return false; // without Google's keys the order goes on unmarked
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
