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
  type Query,
  type QuerySnapshot,
  type SetOptions,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { isDocumentId } from './document-id.ts';
import { database } from './firestore.ts';
import { readInOneTrip } from './one-trip.ts';
import type { OneWrite } from './one-write.ts';
import { WRITING_LIMIT_MS, withinLimit } from './time-limit.ts';

/** A document with its id: what the stores get to see. */
export type Stored<Document> = Document & { _id: string };

/** What a store asks Firestore at once, and how many reads it costs. */
export interface Read {
  /** What was asked; absent when documents were read by their ids. */
  query?: Query;
  /** Fields whose sums were asked for: given where documents are only counted. */
  sums?: string[];
  documents: number;
}

/** One document that is written, or deleted. */
export interface Write {
  collection: string;
  id: string;
}

/** Each read of each store is told here, for whoever counts them. */
export const reads = channel('aloghor:firestore-reads');

/** Each write of each store is told here, as soon as it is asked for. */
export const writes = channel('aloghor:firestore-writes');

/** The first tries of ten writers that fight for one document fail; each needs a few. */
const TRIES_MAXIMUM = 10;

/**
 * All writes of `work` happen, or none, and only if nothing that it has read has changed meanwhile; otherwise it runs
 * again. It reads first, then writes. @throws {DatabaseBusy} when the time is over. Nothing has happened then, unless
 * all was on its way to the database just before.
 */
export function inTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  limitMs = WRITING_LIMIT_MS,
): Promise<Result> {
  return withinLimit(limitMs, (assertTime) =>
    database.runTransaction(
      async (transaction) => {
        assertTime();
        const result = await work(transaction).catch(asOvertaken);
        assertTime(); // whoever is answered that nothing was done must be able to rely on it
        return result;
      },
      { maxAttempts: TRIES_MAXIMUM },
    ),
  );
}

/** What `work` reads is all of one moment, whatever is written meanwhile. It holds nobody up. */
export function inSnapshot<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return database.runTransaction(work, { readOnly: true });
}

const INVALID_ARGUMENT = 3;
const ABORTED = 10;

/**
 * A transaction that another one has overtaken is tried again. Where the client repeats a read in it, the emulator says
 * so in words that the client does not know, as it knows Firestore's own.
 */
function asOvertaken(error: unknown): never {
  const isClosed = error instanceof Error && /Transaction is invalid or closed/.test(error.message);
  throw isClosed && 'code' in error && error.code === INVALID_ARGUMENT
    ? Object.assign(error, { code: ABORTED })
    : error;
}

/** A collection, with the only doors that stores go through. */
export function collection<Document extends DocumentData>(name: string) {
  const reference = database.collection(name);

  return {
    reference,
    ...countingDoors<Document>(reference, (query) => query.get()),
    ...readingDoors<Document>(reference, {
      find: (query) => query.get(),
      getAll: (references, fieldMask) => database.getAll(...references, { fieldMask }),
    }),

    /** The doors of a transaction. Documents that are asked for at the same time, of any collections, come in one trip. */
    within: (transaction: Transaction) => ({
      ...countingDoors<Document>(reference, (query) => transaction.get(query)),
      ...readingDoors<Document>(reference, {
        find: (query) => transaction.get(query),
        getAll: (references, fields) => readInOneTrip(transaction, references, fields),
      }),
      ...writingDoors<Document>(reference, () => transaction),
    }),

    /** The doors of one write. They lock nothing; documents that are asked for at the same time come in one trip here too. */
    unlocked: (write: OneWrite) => ({
      ...readingDoors<Document>(reference, {
        find: (query) => query.get(),
        getAll: (references, fields) => readInOneTrip(write, references, fields),
      }),
      ...writingDoors<Document>(reference, () => write.batch),
    }),
  };
}

export type Collection<Document extends DocumentData> = ReturnType<typeof collection<Document>>;

type Within<Document extends DocumentData> = ReturnType<Collection<Document>['within']>;
type Unlocked<Document extends DocumentData> = ReturnType<Collection<Document>['unlocked']>;
type Writing<Document extends DocumentData> = ReturnType<typeof writingDoors<Document>>;

/** The same without a door that writes: what stands in it is written in one room only. */
export type ReadableCollection<Document extends DocumentData> = Omit<
  Collection<Document>,
  'reference' | 'within' | 'unlocked'
> & {
  within: (transaction: Transaction) => Omit<Within<Document>, keyof Writing<Document>>;
  unlocked: (write: OneWrite) => Omit<Unlocked<Document>, keyof Writing<Document>>;
};

/** What reads: the database itself, or a transaction. */
interface Reader {
  find: (query: Query) => Promise<QuerySnapshot>;
  getAll: (references: DocumentReference[], fields: string[] | undefined) => Promise<DocumentSnapshot[]>;
}

function readingDoors<Document>(reference: CollectionReference, reader: Reader) {
  return {
    /** The documents that a query on this collection finds. */
    async find(ask: (all: CollectionReference) => Query): Promise<Stored<Document>[]> {
      const query = ask(reference);
      const { docs } = await reader.find(query);
      tellRead({ query, documents: Math.max(docs.length, 1) }); // finding nothing is billed as one read
      return docs.map((snapshot) => stored<Document>(snapshot));
    },

    /** Those documents among `ids` that exist, in the order of `ids`. With `fields`, no others need to be read of each. */
    async get(ids: readonly string[], fields?: (keyof Document & string)[]): Promise<Stored<Document>[]> {
      const references = ids.filter(isDocumentId).map((id) => reference.doc(id));
      if (references.length === 0) return [];
      const snapshots = await reader.getAll(references, fields);
      tellRead({ documents: references.length });
      return snapshots.filter(({ exists }) => exists).map((snapshot) => stored<Document>(snapshot));
    },
  };
}

/** Index entries that are billed as one read. */
const ENTRIES_A_READ = 1_000;

type Aggregate = <Spec extends AggregateSpec>(query: AggregateQuery<Spec>) => Promise<AggregateQuerySnapshot<Spec>>;

/** What the database counts and adds up by itself, without sending the documents. */
function countingDoors<Document>(reference: CollectionReference, aggregate: Aggregate) {
  return {
    /** How many documents a query finds. */
    async count(ask: (all: CollectionReference) => Query): Promise<number> {
      const query = ask(reference);
      const { count } = (await aggregate(query.count())).data();
      tellRead({ query, sums: [], documents: readsOf(count) });
      return count;
    },

    /** How many documents a query finds, and the sum of a field of theirs. */
    async sum(ask: (all: CollectionReference) => Query, field: keyof Document & string) {
      const query = ask(reference);
      const wanted = { count: AggregateField.count(), sum: AggregateField.sum(field) };
      const { count, sum } = (await aggregate(query.aggregate(wanted))).data();
      tellRead({ query, sums: [field], documents: readsOf(count) });
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

function writingDoors<Document extends DocumentData>(reference: CollectionReference, writer: () => Writer) {
  const written = (id: string) => {
    tellWrite({ collection: reference.id, id });
    return reference.doc(id);
  };

  return {
    /** A document that is not there yet, or nothing at all is written. */
    insert: (id: string, document: Document) => void writer().create(written(id), document),

    /** The whole document, whether there was one or not. */
    put: (id: string, document: Document) => void writer().set(written(id), document),

    /** Some fields of a document that is there. */
    change: (id: string, fields: Partial<Document>) =>
      // A cast: for all it knows, Document could have fields of a kind that Firestore has not.
      void writer().update(written(id), fields as UpdateData<DocumentData>),

    /** Sets one key of a field that has many, and the other fields, of a document that is there. */
    changeKey: <Field extends keyof Document & string>(
      id: string,
      field: Field,
      key: keyof Document[Field] & string,
      value: Document[Field][keyof Document[Field]],
      others: Partial<Document>,
    ) => {
      const path = new FieldPath(field, key);
      writer().update(written(id), path, value, ...Object.entries(others).flat());
    },

    /** Adds to a number, and sets the other fields, of a document that is made where there is none. */
    add: (id: string, field: keyof Document & string, amount: number, others: Partial<Document>) =>
      void writer().set(written(id), { ...others, [field]: FieldValue.increment(amount) }, { merge: true }),

    /** Adds to the numbers under these keys of a field, of a document that is made where there is none. */
    addEach: (id: string, field: keyof Document & string, amounts: Record<string, number>) => {
      const added = Object.entries(amounts).map(([key, amount]) => [key, FieldValue.increment(amount)]);
      writer().set(written(id), { [field]: Object.fromEntries(added) }, { merge: true });
    },

    /** Nothing happens where there is none. */
    remove: (id: string) => void writer().delete(written(id)),
  };
}

// Cast, not parsed: only this server writes, by the same types, and each reply is parsed by the contract before it leaves.
function stored<Document>(snapshot: DocumentSnapshot): Stored<Document> {
  return { ...snapshot.data(), _id: snapshot.id } as Stored<Document>;
}

function tellRead(read: Read): void {
  reads.publish(read);
}

function tellWrite(write: Write): void {
  writes.publish(write);
}
