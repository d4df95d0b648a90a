import { type DocumentData, FieldPath } from 'firebase-admin/firestore';
import { type Collection, inTransaction } from '../src/platform/database/collection.ts';

/** Carries stored documents over to another form. Its release reads both forms; a later one may read the new one alone. */
export interface Migration {
  /** Its name in the ledger: the day that it was written, and what it does, as its file is named. */
  id: string;
  /** The release that it came with. */
  release: string;
  /** One sentence for those who run it. */
  description: string;
  /** Whether any document still has the older form: one read. */
  pending: () => Promise<boolean>;
  /** Carries over a batch of documents; with `dryRun` it only counts them. Repeating a batch changes nothing more. */
  run: (batch: { dryRun: boolean; cursor: string | undefined }) => Promise<Batch>;
}

interface Batch {
  /** How many documents changed, or would. */
  changed: number;
  /** Where the next batch begins; undefined after the last one. */
  cursor?: string | undefined;
}

/** Documents per transaction. */
const BATCH = 100;

/**
 * A batch of a whole collection, in the order of the ids. `newForm`: a document in its new form; undefined for one that
 * has it already.
 */
export function carryOver<Document extends DocumentData>(
  documents: Collection<Document>,
  newForm: (document: Document) => Document | undefined,
  { dryRun, cursor }: Parameters<Migration['run']>[0],
): Promise<Batch> {
  return inTransaction(async (transaction) => {
    const within = documents.within(transaction);
    const found = await within.find((all) => {
      const ordered = all.orderBy(FieldPath.documentId()).limit(BATCH);
      return cursor === undefined ? ordered : ordered.startAfter(cursor);
    });
    const carried = found.flatMap(({ _id, ...document }) => {
      const form = newForm(document as unknown as Document); // without its id, as it is stored
      return form ? [[_id, form] as const] : [];
    });
    if (!dryRun) for (const [id, form] of carried) within.put(id, form);
    return { changed: carried.length, cursor: found.length === BATCH ? found.at(-1)?._id : undefined };
  });
}
