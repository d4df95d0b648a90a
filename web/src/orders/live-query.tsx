import { onSnapshot, type Query } from 'firebase/firestore';
import { type ReactNode, use, useEffect, useState } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { database } from './database.ts';

/** Lets what is within ask the database. It weighs more than all the rest: only chunks of their own import it. */
export function LiveDatabase({ children }: { children: ReactNode }) {
  const { app, firestore } = use(database);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

export interface LiveDocuments {
  /** As they were found last, with their ids; undefined until then. */
  documents?: object[];
  /** Whether they are those of now; false while the connection is lost. */
  isLive: boolean;
  /** Nothing more comes: the rules refuse it, or the database gave up. */
  hasFailed: boolean;
}

const NOTHING_YET: LiveDocuments = { isLive: false, hasFailed: false };

/**
 * The documents that a query finds, now and after each change, for as long as somebody looks. ReactFire's own hook never
 * stops listening, and throws what once went wrong again at whoever comes next, such as the same person after a login.
 */
export function useLiveQuery(wanted: Query): LiveDocuments {
  const [found, setFound] = useState(NOTHING_YET);
  useEffect(
    () =>
      onSnapshot(
        wanted,
        { includeMetadataChanges: true }, // so that a lost connection is told too
        ({ docs, metadata }) => {
          const documents = docs.map((doc) => ({ ...doc.data(), _id: doc.id }));
          setFound({ documents, isLive: !metadata.fromCache, hasFailed: false });
        },
        (error) => {
          console.warn('The database is not followed live', error);
          setFound({ isLive: false, hasFailed: true });
        },
      ),
    [wanted],
  );
  return found;
}
