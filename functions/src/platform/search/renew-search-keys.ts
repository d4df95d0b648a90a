import { type DocumentData, FieldPath } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { type Collection, inTransaction } from '../database/collection.ts';
import { validDocuments } from '../database/valid-documents.ts';

const BATCH = 100;

interface Keyed extends DocumentData {
  searchKeys?: string[];
}

/** The fields of a document that its keys are built from. */
type Searched = z.ZodMiniType<{ _id: string }>;

type KeysOf<Schema extends Searched> = (searched: z.output<Schema>) => string[];

/**
 * Gives every document of a collection its current search keys; returns how many changed. A document that the schema
 * rejects is left as it is, and logged.
 */
export async function renewSearchKeys<Document extends Keyed, Schema extends Searched>(
  documents: Collection<Document>,
  schema: Schema,
  keysOf: KeysOf<Schema>,
): Promise<number> {
  let renewed = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch: Batch = await renewBatch(documents, schema, keysOf, after);
    renewed += batch.renewed;
    after = batch.last;
  }
  return renewed;
}

interface Batch {
  renewed: number;
  /** The id after which the next batch begins; undefined after the last batch. */
  last: string | undefined;
}

async function renewBatch<Document extends Keyed, Schema extends Searched>(
  documents: Collection<Document>,
  schema: Schema,
  keysOf: KeysOf<Schema>,
  after: string,
): Promise<Batch> {
  return inTransaction(async (transaction) => {
    const inside = documents.within(transaction);
    const found = await inside.find((all) => {
      const ordered = all.orderBy(FieldPath.documentId()).limit(BATCH);
      return after ? ordered.startAfter(after) : ordered;
    });
    const before = new Map(found.map(({ _id, searchKeys }) => [_id, searchKeys]));
    const old = validDocuments(schema, found, `${documents.reference.id} with search keys`)
      .map((searched) => ({ id: searched._id, searchKeys: keysOf(searched) }))
      .filter(({ id, searchKeys }) => !isSame(before.get(id), searchKeys));
    for (const { id, searchKeys } of old) inside.change(id, { searchKeys } as Partial<Document>);
    return { renewed: old.length, last: found.length === BATCH ? found.at(-1)?._id : undefined };
  });
}

function isSame(before: string[] | undefined, now: string[]): boolean {
  return before?.length === now.length && now.every((key, place) => before[place] === key);
}
