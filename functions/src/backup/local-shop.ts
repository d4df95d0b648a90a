import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the whole shop. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The environment in which a command finds the shop of `npm start`. */
export function localShop(): Record<string, string> {
  const { emulators } = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
  return {
    GCLOUD_PROJECT: 'demo-aloghor',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulators.firestore.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulators.auth.port}`,
    IMAGE_HOST_URL: 'http://127.0.0.1:5002',
  };
}
