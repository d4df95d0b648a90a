import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Collection } from '../database/collection.ts';
import { eachBatch } from '../database/each-batch.ts';
import { validDocuments } from '../database/valid-documents.ts';

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
  const renewed = await eachBatch(documents, (transaction, batch) => {
    const before = new Map(batch.map(({ _id, searchKeys }) => [_id, searchKeys]));
    const old = validDocuments(schema, batch, `${documents.reference.id} with search keys`)
      .map((searched) => ({ id: searched._id, searchKeys: keysOf(searched) }))
      .filter(({ id, searchKeys }) => !isSame(before.get(id), searchKeys));
    for (const { id, searchKeys } of old) documents.within(transaction).change(id, { searchKeys } as Partial<Document>); // Document has these keys
    return old.length;
  });
  return renewed.reduce((sum, count) => sum + count, 0);
}

function isSame(before: string[] | undefined, now: string[]): boolean {
  return before?.length === now.length && now.every((key, place) => before[place] === key);
}
