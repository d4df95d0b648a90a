import type { WriteBatch } from 'firebase-admin/firestore';
import { database } from './firestore.ts';
import type { Asker } from './one-trip.ts';
import { WRITING_LIMIT_MS, withinLimit } from './time-limit.ts';

/** Reads that lock nothing, and writes that wait to be done all at once. */
export class OneWrite implements Asker {
  #batch: WriteBatch | undefined;

  readonly getAll: Asker['getAll'] = (...asked) => database.getAll(...asked);

  get batch(): WriteBatch {
    this.#batch ??= database.batch();
    return this.#batch;
  }

  /** Where nothing is to be written, there is no trip for it. */
  async commit(): Promise<void> {
    await this.#batch?.commit();
  }
}

/** A document that was there already is found by the second try, unless `work` does not look. */
const TRIES_MAXIMUM = 3;

/**
 * All writes of `work` happen at once, or none. Nobody waits for what it has read: that is of a moment before the write
 * and may have changed since. Only a document that it inserts must not be there yet: otherwise `work` runs again, and
 * finds it. Where a value that was read must still hold, a transaction is needed. @throws {DatabaseBusy} when the time
 * is over. Nothing has happened then, unless all was on its way to the database just before.
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
  assertTime(); // whoever is answered that nothing was done must be able to rely on it
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
