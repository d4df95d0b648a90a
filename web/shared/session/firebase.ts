import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { tellSignedIn } from '../api/access-token.ts';
import type { LanguageCode } from '../lib/language.ts';
import { emulatorAddresses, projectOptions, runsOnEmulators } from './firebase-options.ts';

let app: Promise<FirebaseApp> | undefined;
let auth: Promise<Auth> | undefined;

/** Our Firebase project, as the identity provider and the database know it. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= projectOptions()
    .then((options) => initializeApp(options))
    .catch((error) => {
      app = undefined; // the next caller tries again
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

/** The identity provider, whose e-mails are then in the language of the page. */
export async function providerInLanguage(language: LanguageCode): Promise<Auth> {
  const provider = await identityProvider();
  provider.languageCode = language;
  return provider;
}

async function startAuth(): Promise<Auth> {
  const [project, emulators] = await Promise.all([firebaseApp(), runsOnEmulators ? emulatorAddresses() : undefined]);
  // Without the pop-up resolver, which is large: it is passed when the Google button is clicked.
  const provider = initializeAuth(project, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators) connectAuthEmulator(provider, emulators.auth, { disableWarnings: true });
  // Called for changes in this tab, not for those synchronised from another.
  beforeAuthStateChanged(provider, (user) => tellSignedIn(user?.uid));
  return provider;
}
