/** Where the stack of tests and seed is; `npm test` and `npm run exec` set all of these. */
type Name =
  | 'SHOP_URL'
  | 'STACK_LOG'
  | 'FUNCTIONS_URL'
  | 'IMAGE_HOST_URL'
  | 'COURIER_HOST_URL'
  | 'FIRESTORE_EMULATOR_HOST'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'GCLOUD_PROJECT'
  | 'RENDERER_FOLDER'
  | 'UNKNOWN_CLIENTS'
  | 'METADATA_SERVER_DETECTION';

export type StackEnvironment = Record<Name, string>;

export function environment(name: Name): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this with npm test, or with npm run exec -- <command>`);
  return value;
}
