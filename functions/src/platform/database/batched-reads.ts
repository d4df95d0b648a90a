import type { DocumentReference, DocumentSnapshot, ReadOptions } from 'firebase-admin/firestore';

/** What reads documents: a transaction, or a batched write. */
export interface DocumentReader {
  getAll: (...asked: (DocumentReference | ReadOptions)[]) => Promise<DocumentSnapshot[]>;
}

/** Reads that are about to be made together. */
interface Batch {
  references: DocumentReference[];
  /** The fields of each request; undefined for all fields. */
  wanted: (string[] | undefined)[];
  snapshots: Promise<DocumentSnapshot[]>;
}

const nextBatches = new WeakMap<DocumentReader, Batch>();

/**
 * Reads documents at one moment. Concurrent requests share one round trip, with the union of their fields: in a
 * transaction, separate round trips would not run in parallel, because the first one begins it.
 */
export async function readBatched(
  reader: DocumentReader,
  references: DocumentReference[],
  fields: string[] | undefined,
): Promise<DocumentSnapshot[]> {
  const batch = nextBatches.get(reader) ?? openBatch(reader);
  const place = batch.references.length;
  batch.references.push(...references);
  batch.wanted.push(fields);
  return (await batch.snapshots).slice(place, place + references.length);
}

function openBatch(reader: DocumentReader): Batch {
  const batch: Batch = { references: [], wanted: [], snapshots: Promise.resolve().then(start) };
  nextBatches.set(reader, batch);
  return batch;

  function start(): Promise<DocumentSnapshot[]> {
    nextBatches.delete(reader);
    return reader.getAll(...batch.references, { fieldMask: allOf(batch.wanted) });
  }
}

function allOf(wanted: Batch['wanted']): string[] | undefined {
  const names = wanted.flatMap((fields) => fields ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(names)];
}
