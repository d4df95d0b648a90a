import { database } from '@aloghor/functions/src/platform/database/firebase';
import { emptyDatabase } from '@aloghor/functions/test/seed';

/** Copies all documents. Returns how to make the database what it is now. */
export async function copyDatabase(): Promise<() => Promise<void>> {
  const collections = await database.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs.map((document) => [document.ref, document.data()] as const));
  return async () => {
    await emptyDatabase();
    const batch = database.batch();
    for (const [reference, document] of documents) batch.set(reference, document);
    await batch.commit();
  };
}
