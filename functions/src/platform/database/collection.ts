import { channel } from 'node:diagnostics_channel';
import {
  AggregateField,
  type AggregateQuery,
  type AggregateQuerySnapshot,
  type AggregateSpec,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  GrpcStatus,
  type Query,
  type QuerySnapshot,
  type SetOptions,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { readBatched } from './batched-reads.ts';
import { readInTime, WRITING_LIMIT_MS, withinLimit } from './database-timeouts.ts';
import { isDocumentId } from './document-id.ts';
import { database } from './firebase.ts';
import type { OptimisticBatch } from './optimistic-batch.ts';
import { FAILURES, hasCode, isAborted, pauseAfter, takeTurns } from './retries.ts';

/** A document with its id, as the stores get it. */
export type Stored<Document> = Document & { _id: string };

/** One request of a store to Firestore, and how many reads it costs. */
export interface Read {
  collection: string;
  /** Absent when documents were read by their ids. */
  query?: Query;
  /** The summed fields of an aggregation; empty for a mere count. */
  sums?: string[];
  documents: number;
}

/** One document that is written, or deleted. */
export interface Write {
  collection: string;
  id: string;
}

/** A field of a document, or one inside it: `payment.sum`. */
export type FieldOf<Document> = (keyof Document & string) | `${keyof Document & string}.${string}`;

/** Every read of every store is published here, for tests and the bench to count. */
export const reads = channel('aloghor:firestore-reads');

/** Every write of every store is published here, as soon as it is buffered. */
export const writes = channel('aloghor:firestore-writes');

/** For transactions that have lost against another one. */
const inTurn = takeTurns(2_000);

/** For errors of the database, after which its client waits a second and more. */
const TRIES_MAXIMUM = 10;

/**
 * Runs `work` atomically; it must read before it writes, and is retried when a document that it read has changed.
 * Where several of this process want the same document, all but one lose the first time, and are then tried one after
 * the other. @throws {DatabaseBusy} after the time limit. Nothing is written then, unless the commit was already on its
 * way.
 */
export function inTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  limitMs = WRITING_LIMIT_MS,
): Promise<Result> {
  return withinLimit(limitMs, async (assertTime) => {
    const run = (maxAttempts: number) =>
      database
        .runTransaction(
          async (transaction) => {
            assertTime();
            const result = await work(transaction).catch(asRetryable);
            assertTime(); // a caller who is answered that nothing was done must be able to rely on it
            return result;
          },
          { maxAttempts },
        )
        .catch(asRetryable);
    try {
      return await run(1);
    } catch (error) {
      if (hasCode(error, ...FAILURES)) return run(TRIES_MAXIMUM);
      if (!isAborted(error)) throw error;
      return tryAgain(() => inTurn(() => run(1)));
    }
  });
}

async function tryAgain<Result>(run: () => Promise<Result>, tried = 1): Promise<Result> {
  await pauseAfter(tried);
  try {
    return await run();
  } catch (error) {
    if (!isAborted(error)) throw error;
    return tryAgain(run, tried + 1);
  }
}

/** `work` reads a consistent snapshot, without locks: writers do not wait for it. @throws {DatabaseBusy} */
export function inSnapshot<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return readInTime(
    database.runTransaction((snapshot) => work(snapshot).catch(notAlone(snapshot)), { readOnly: true }),
  );
}

/**
 * When its first read fails, the client leaves a second promise rejected without a handler, for which Node would end the
 * whole process: https://github.com/googleapis/google-cloud-node/pull/9122
 */
function notAlone(snapshot: Transaction) {
  return (error: unknown): never => {
    const { _transactionIdPromise: second } = snapshot as { _transactionIdPromise?: Promise<unknown> };
    second?.catch(() => {});
    throw error;
  };
}

/**
 * A transaction that has ended must be retried: it lost against a concurrent one, or the client sends its commit again
 * because the answer was lost. Firestore calls it expired, the emulator invalid or closed.
 */
function asRetryable(error: unknown): never {
  const isClosed =
    error instanceof Error && /Transaction is invalid or closed|transaction has expired/.test(error.message);
  throw isClosed && 'code' in error && error.code === GrpcStatus.INVALID_ARGUMENT
    ? Object.assign(error, { code: GrpcStatus.ABORTED })
    : error;
}

/** A collection; stores access Firestore only through its methods. */
export function collection<Document extends DocumentData>(name: string) {
  const reference = database.collection(name);

  return {
    reference,
    ...aggregateMethods<Document>(reference, (query) => readInTime(query.get())),
    ...readMethods<Document>(reference, {
      find: (query) => readInTime(query.get()),
      getAll: (references, fieldMask) => readInTime(database.getAll(...references, { fieldMask })),
    }),

    /** The methods inside a transaction. Concurrent reads, of any collections, share one round trip. */
    within: (transaction: Transaction) => ({
      ...aggregateMethods<Document>(reference, (query) => transaction.get(query)),
      ...readMethods<Document>(reference, {
        find: (query) => transaction.get(query),
        getAll: (references, fields) => readBatched(transaction, references, fields),
      }),
      ...writeMethods<Document>(reference, () => transaction),
    }),

    /** The methods of a batched write. They take no locks; concurrent reads share one round trip here too. */
    inBatch: (write: OptimisticBatch) => ({
      ...readMethods<Document>(reference, {
        find: (query) => readInTime(query.get()),
        getAll: (references, fields) => readBatched(write, references, fields),
      }),
      ...writeMethods<Document>(reference, () => write.batch),
      ...conditionalWrites<Document>(reference, write),
    }),
  };
}

export type Collection<Document extends DocumentData> = ReturnType<typeof collection<Document>>;

type Within<Document extends DocumentData> = ReturnType<Collection<Document>['within']>;
type InBatch<Document extends DocumentData> = ReturnType<Collection<Document>['inBatch']>;
type Writing<Document extends DocumentData> = ReturnType<typeof writeMethods<Document>>;
type ConditionalWrites<Document extends DocumentData> = ReturnType<typeof conditionalWrites<Document>>;

/** The same without methods that write: only one folder writes its documents. */
export type ReadableCollection<Document extends DocumentData> = Omit<
  Collection<Document>,
  'reference' | 'within' | 'inBatch'
> & {
  within: (transaction: Transaction) => Omit<Within<Document>, keyof Writing<Document>>;
  inBatch: (
    write: OptimisticBatch,
  ) => Omit<InBatch<Document>, keyof Writing<Document> | keyof ConditionalWrites<Document>>;
};

/** The database itself, or a transaction. */
interface Reader {
  find: (query: Query) => Promise<QuerySnapshot>;
  getAll: (references: DocumentReference[], fields: string[] | undefined) => Promise<DocumentSnapshot[]>;
}

function readMethods<Document>(reference: CollectionReference, reader: Reader) {
  return {
    /** The documents that a query on this collection returns. */
    async find(ask: (all: CollectionReference) => Query): Promise<Stored<Document>[]> {
      const query = ask(reference);
      const { docs } = await reader.find(query);
      publishRead({ collection: reference.id, query, documents: Math.max(docs.length, 1) }); // an empty result is billed as one read
      return docs.map((snapshot) => stored<Document>(snapshot));
    },

    /** Those documents among `ids` that exist, in the order of `ids`. `fields` restricts what is read of each. */
    async get(ids: readonly string[], fields?: (keyof Document & string)[]): Promise<Stored<Document>[]> {
      const references = ids.filter(isDocumentId).map((id) => reference.doc(id));
      if (references.length === 0) return [];
      const snapshots = await reader.getAll(references, fields);
      publishRead({ collection: reference.id, documents: references.length });
      return snapshots.filter(({ exists }) => exists).map((snapshot) => stored<Document>(snapshot));
    },
  };
}

/** Index entries that are billed as one read. */
const ENTRIES_A_READ = 1_000;

type Aggregate = <Spec extends AggregateSpec>(query: AggregateQuery<Spec>) => Promise<AggregateQuerySnapshot<Spec>>;

/** Aggregations, which the database computes without sending the documents. */
function aggregateMethods<Document>(reference: CollectionReference, aggregate: Aggregate) {
  return {
    /** How many documents a query matches. */
    async count(ask: (all: CollectionReference) => Query): Promise<number> {
      const query = ask(reference);
      const { count } = (await aggregate(query.count())).data();
      publishRead({ collection: reference.id, query, sums: [], documents: readsOf(count) });
      return count;
    },

    /**
     * How many documents a query matches that have a number in a field, and the sum of it. A document with NaN there is
     * none of them: the sum of all would be NaN. `ask` may order them by other fields first.
     */
    async sum(ask: (all: CollectionReference) => Query, field: FieldOf<Document>) {
      const query = ask(reference).where(field, '>=', Number.MIN_SAFE_INTEGER).orderBy(field);
      const wanted = { count: AggregateField.count(), sum: AggregateField.sum(field) };
      const { count, sum } = (await aggregate(query.aggregate(wanted))).data();
      publishRead({ collection: reference.id, query, sums: [field], documents: readsOf(count) });
      return { count, sum };
    },
  };
}

function readsOf(count: number): number {
  return Math.max(1, Math.ceil(count / ENTRIES_A_READ));
}

/** What writes: a transaction, or a batch. */
interface Writer {
  create(reference: DocumentReference, document: DocumentData): unknown;
  set(reference: DocumentReference, document: DocumentData, options?: SetOptions): unknown;
  update(reference: DocumentReference, fields: UpdateData<DocumentData>): unknown;
  update(reference: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown;
  delete(reference: DocumentReference): unknown;
}

function writeMethods<Document extends DocumentData>(reference: CollectionReference, writer: () => Writer) {
  const written = writtenIn(reference);

  return {
    /**
     * Creates a document; if it exists already, nothing at all is written. A document with a fresh random id is `put`:
     * the client repeats a commit whose answer was lost, and would find its own document there.
     */
    insert: (id: string, document: Document) => void writer().create(written(id), document),

    /** Creates or replaces the whole document. */
    put: (id: string, document: Document) => void writer().set(written(id), document),

    /** Updates some fields of an existing document. */
    change: (id: string, fields: Partial<Document>) =>
      // A cast: the compiler cannot know that Document has only types that Firestore can store.
      void writer().update(written(id), fields as UpdateData<DocumentData>),

    /** Sets these keys of a map field, and the other fields, of an existing document. */
    changeKeys: <Field extends keyof Document & string>(
      id: string,
      field: Field,
      values: Partial<Document[Field]>,
      others: Partial<Document>,
    ) => {
      const keys = Object.entries(values).map(([key, value]) => [new FieldPath(field, key), value] as const);
      const [first, ...more] = keys;
      if (first) writer().update(written(id), ...first, ...more.flat(), ...Object.entries(others).flat());
    },

    /** Increments a number and sets the other fields; creates the document if it does not exist. */
    add: (id: string, field: keyof Document & string, amount: number, others: Partial<Document>) =>
      void writer().set(written(id), { ...others, [field]: FieldValue.increment(amount) }, { merge: true }),

    /** Increments the numbers under these keys of map fields, and sets the other fields; creates the document if it does not exist. */
    addEach: (
      id: string,
      amounts: { [Field in keyof Document & string]?: Record<string, number> | undefined },
      others: Partial<Document> = {},
    ) => {
      const added = Object.entries(amounts).map(([field, each]) => [field, increments(each)]);
      writer().set(written(id), { ...others, ...Object.fromEntries(added) }, { merge: true });
    },

    /** Does nothing if the document does not exist. */
    remove: (id: string) => void writer().delete(written(id)),
  };
}

function increments(amounts: Record<string, number> = {}): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, FieldValue.increment(amount)]));
}

/** For documents that this write has read: when one has changed since, nothing is written, and the work runs again. */
function conditionalWrites<Document extends DocumentData>(reference: CollectionReference, write: OptimisticBatch) {
  const written = writtenIn(reference);
  const unchanged = (id: string) => write.unchanged(reference.doc(id));

  return {
    updateIfUnmodified: (id: string, fields: Partial<Document>) =>
      void write.batch.update(written(id), fields as UpdateData<DocumentData>, unchanged(id)), // a cast, as in `change`

    removeIfUnmodified: (id: string) => void write.batch.delete(written(id), unchanged(id)),
  };
}

// A cast, no parsing: only this server writes, by the same types, and each reply is parsed before it leaves.
function stored<Document>(snapshot: DocumentSnapshot): Stored<Document> {
  return { ...snapshot.data(), _id: snapshot.id } as Stored<Document>;
}

function publishRead(read: Read): void {
  reads.publish(read);
}

/** The reference of a document to write; publishes the write. */
function writtenIn(reference: CollectionReference) {
  return (id: string): DocumentReference => {
    const write: Write = { collection: reference.id, id };
    writes.publish(write);
    return reference.doc(id);
  };
}
