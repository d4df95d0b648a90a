import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { emulatorAddresses, firebaseApp, identityProvider } from '../session/firebase.ts';
import { runsOnEmulators } from '../session/runs-on-emulators.ts';

/** The database for pages with live data, read with the visitor's sign-in; the security rules limit access. */
export const database = connect();

async function connect() {
  // Reads need the visitor's sign-in, so the identity provider is loaded first.
  const [app, emulators] = await Promise.all([
    firebaseApp(),
    runsOnEmulators ? emulatorAddresses() : undefined,
    identityProvider(),
  ]);
  const firestore = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return { app, firestore };
}
