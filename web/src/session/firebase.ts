import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { tellSignedIn } from '../api/signed-in.ts';
import { runsOnEmulators } from './runs-on-emulators.ts';

/** Where the emulators listen; the stack writes it next to the page. Deployments have no such file. */
interface EmulatorAddresses {
  auth: string;
  firestore: string;
}

let app: Promise<FirebaseApp> | undefined;
let auth: Promise<Auth> | undefined;

/** Our Firebase project, as Hosting describes it to the pages that it serves. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= readJson<FirebaseOptions>('/__/firebase/init.json')
    .then((options) => initializeApp(options))
    .catch((error) => {
      app = undefined; // the next who needs it asks again
      throw error;
    });
  return app;
}

/** The identity provider, or its emulator. */
export function identityProvider(): Promise<Auth> {
  auth ??= startAuth().catch((error) => {
    auth = undefined;
    throw error;
  });
  return auth;
}

export function emulatorAddresses(): Promise<EmulatorAddresses> {
  return readJson<EmulatorAddresses>('/emulators.json');
}

async function startAuth(): Promise<Auth> {
  const [project, emulators] = await Promise.all([firebaseApp(), runsOnEmulators ? emulatorAddresses() : undefined]);
  // Without a resolver for pop-ups: it weighs a lot, and is given when somebody presses the Google button.
  const provider = initializeAuth(project, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators) connectAuthEmulator(provider, emulators.auth, { disableWarnings: true });
  // Called for what happens in this tab, and not for what it hears of another.
  beforeAuthStateChanged(provider, (user) => tellSignedIn(user?.uid));
  return provider;
}

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
