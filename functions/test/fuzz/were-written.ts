import { getFirestore } from 'firebase-admin/firestore';
import { firebase } from '../../src/platform/database/firebase.ts';

/** After other changes the copy of the catalogue is packed anew, in the background. */
const COPY = /^catalogue(Shards)?\//;

/** Which of the announced writes have really changed or deleted their document since a moment: some are rolled back. */
export async function wereWritten(announced: string[], sinceMs: number): Promise<string[]> {
  const paths = announced.filter((path) => !COPY.test(path));
  if (paths.length === 0) return [];
  const database = getFirestore(firebase);
  const found = await database.getAll(...paths.map((path) => database.doc(path)));
  const changed = found.filter(({ updateTime }) => !updateTime || updateTime.toMillis() >= sinceMs);
  return changed.map(({ ref }) => ref.path);
}
