import { type DocumentData, FieldPath } from 'firebase-admin/firestore';
import { type Collection, inTransaction, type Stored } from '../database/collection.ts';

const BATCH = 100;

interface Searched extends DocumentData {
  searchKeys?: string[];
}

/** Gives every document of a collection the keys that it is found by now; answers how many had other ones. */
export async function renewSearchKeys<Document extends Searched>(
  documents: Collection<Document>,
  keysOf: (document: Stored<Document>) => string[],
): Promise<number> {
  let renewed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch: Batch = await renewBatch(documents, keysOf, after);
    renewed += batch.renewed;
    after = batch.last;
  }
  return renewed;
}

interface Batch {
  renewed: number;
  /** The id after which the next batch begins; none behind the last one. */
  last: string | undefined;
}

async function renewBatch<Document extends Searched>(
  documents: Collection<Document>,
  keysOf: (document: Stored<Document>) => string[],
  after: string,
): Promise<Batch> {
  return inTransaction(async (transaction) => {
    const inside = documents.within(transaction);
    const found = await inside.find((all) => {
      const ordered = all.orderBy(FieldPath.documentId()).limit(BATCH);
      return after ? ordered.startAfter(after) : ordered;
    });
    const wrong = found.filter((document) => !isSame(document.searchKeys, keysOf(document)));
    for (const document of wrong) inside.change(document._id, { searchKeys: keysOf(document) } as Partial<Document>);
    return { renewed: wrong.length, last: found.length === BATCH ? found.at(-1)?._id : undefined };
  });
}

function isSame(before: string[] | undefined, now: string[]): boolean {
  return before?.length === now.length && now.every((key, place) => before[place] === key);
}
