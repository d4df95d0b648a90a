import { connectFirestoreEmulator, initializeFirestore, onSnapshot, type Query } from 'firebase/firestore';
import { type ReactNode, use, useEffect, useState } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp, identityProvider } from '../session/firebase.ts';
import { emulatorAddresses, runsOnEmulators } from '../session/firebase-options.ts';

/** Provides the database to its children. Its code is larger than all the rest: import it only in separate chunks. */
export function LiveDatabase({ children }: { children: ReactNode }) {
  const { app, firestore } = use(database);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

interface LiveDocuments {
  /** The last answer of the database, with ids; undefined before the first one. */
  documents?: object[];
  /** Whether they are up to date: false while the connection is lost, undefined before anything is known of it. */
  isLive: boolean | undefined;
  /** The listener has ended: the rules rejected it, or the client gave up. Another one is tried. */
  hasFailed: boolean;
}

/** Milliseconds until a listener that has ended is started again; each time twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

const NOTHING_YET: LiveDocuments = { isLive: undefined, hasFailed: false };

/**
 * The documents of a query, updated live while the component is mounted, also after the rules have rejected it for a
 * while. ReactFire's own hook never stops listening, and
 * rethrows a past error in every later component, such as after a new login.
 */
export function useLiveQuery(wanted: Query): LiveDocuments {
  const [found, setFound] = useState(NOTHING_YET);
  useEffect(() => {
    let pauseMs = FIRST_PAUSE_MS;
    let again: ReturnType<typeof setTimeout>;
    let stop: () => void;
    function listen() {
      stop = onSnapshot(
        wanted,
        { includeMetadataChanges: true }, // so that a lost connection is reported too
        ({ docs, metadata }) => {
          const documents = docs.map((doc) => ({ ...doc.data(), _id: doc.id }));
          const isLive = !metadata.fromCache;
          if (isLive) pauseMs = FIRST_PAUSE_MS;
          // Offline, the client reports an empty result from its cache after a while: that is no answer.
          const isAnswer = isLive || documents.length > 0;
          setFound((before) => ({ documents: isAnswer ? documents : before.documents, isLive, hasFailed: false }));
        },
        (error) => {
          console.warn('The database is not followed live', error);
          setFound({ isLive: false, hasFailed: true });
          again = setTimeout(listen, pauseMs);
          pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
        },
      );
    }
    listen();
    return () => {
      clearTimeout(again);
      stop();
    };
  }, [wanted]);
  return found;
}

/** The database for pages with live data, read with the visitor's sign-in; the security rules limit access. */
let database = connect();

/** Resolves once `LiveDatabase` can be rendered. After a failure it is tried again by the next call. */
export async function openDatabase(): Promise<void> {
  const tried = database;
  try {
    await tried;
  } catch {
    if (database === tried) database = connect();
    await database;
  }
}

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
