import type { WriteBatch } from 'firebase-admin/firestore';
import type { DocumentReader } from './batched-reads.ts';
import { database } from './firestore.ts';
import { readInTime, WRITING_LIMIT_MS, withinLimit } from './time-limit.ts';

/** Reads without locks, and a batch of writes to commit together. */
export class OneWrite implements DocumentReader {
  #batch: WriteBatch | undefined;

  readonly getAll: DocumentReader['getAll'] = (...asked) => readInTime(database.getAll(...asked));

  get batch(): WriteBatch {
    this.#batch ??= database.batch();
    return this.#batch;
  }

  /** Makes no round trip when nothing is to be written. */
  async commit(): Promise<void> {
    await this.#batch?.commit();
  }
}

/** A document that existed already is found by the second try, unless `work` does not read it. */
const TRIES_MAXIMUM = 3;

/**
 * Commits all writes of `work` atomically. Its reads take no locks: what was read may have changed before it, so
 * where a value must still hold, use a transaction. When a document to insert exists already, `work` runs again and
 * finds it. @throws {DatabaseBusy} after the time limit. Nothing is written then, unless the commit was already on its
 * way.
 */
export function inOneWrite<Result>(
  work: (write: OneWrite) => Promise<Result>,
  limitMs = WRITING_LIMIT_MS,
): Promise<Result> {
  return withinLimit(limitMs, (assertTime) => tryWrite(work, assertTime, TRIES_MAXIMUM));
}

async function tryWrite<Result>(
  work: (write: OneWrite) => Promise<Result>,
  assertTime: () => void,
  tries: number,
): Promise<Result> {
  const write = new OneWrite();
  const result = await work(write);
  assertTime(); // a caller who is answered that nothing was done must be able to rely on it
  try {
    await write.commit();
    return result;
  } catch (error) {
    if (tries === 1 || !isThereAlready(error)) throw error;
    return tryWrite(work, assertTime, tries - 1);
  }
}

const ALREADY_EXISTS = 6;

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
