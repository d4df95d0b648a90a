import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { firebase } from '../src/platform/database/firebase.ts';

/** All stored data: each document by its path, and each account with its claims by its uid. */
export async function dump(): Promise<Record<string, unknown>> {
  const collections = await getFirestore(firebase).listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]));
  const { users } = await getAuth(firebase).listUsers();
  const accounts = users.map(({ uid, email, displayName, disabled, customClaims, tokensValidAfterTime }) => {
    return [`accounts/${uid}`, { email, displayName, disabled, customClaims, tokensValidAfterTime }];
  });
  return Object.fromEntries([...documents, ...accounts]);
}
