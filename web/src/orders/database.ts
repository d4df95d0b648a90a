import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { emulatorAddresses, firebaseApp, identityProvider } from '../session/firebase.ts';
import { runsOnEmulators } from '../session/runs-on-emulators.ts';

/** The database as pages with live data read it, as whoever is signed in; the rules say what. */
export const database = connect();

async function connect() {
  // Reads are made as whoever is signed in, so the identity provider comes first.
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
