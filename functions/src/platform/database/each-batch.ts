import { type DocumentData, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { type Collection, inTransaction, type Stored } from './collection.ts';

/** Documents per transaction. */
const BATCH = 100;

/** Runs `work` on all documents of a collection, a batch in each transaction, in the order of their ids; returns its results. */
export async function eachBatch<Document extends DocumentData, Result>(
  documents: Collection<Document>,
  work: (transaction: Transaction, batch: Stored<Document>[]) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let after: string | undefined;
  do {
    const [result, last]: [Result, string | undefined] = await inTransaction(async (transaction) => {
      const batch = await documents.within(transaction).find((all) => {
        const ordered = all.orderBy(FieldPath.documentId()).limit(BATCH);
        return after === undefined ? ordered : ordered.startAfter(after);
      });
      return [await work(transaction, batch), batch.length === BATCH ? batch.at(-1)?._id : undefined];
    });
    results.push(result);
    after = last;
  } while (after !== undefined);
  return results;
}
