import {
  type DocumentReference,
  GrpcStatus,
  type Precondition,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { DocumentReader } from './batched-reads.ts';
import { DatabaseBusy, readInTime, WRITING_LIMIT_MS, withinLimit } from './database-timeouts.ts';
import { database } from './firebase.ts';
import { FAILURES, hasCode, isAborted, pauseAfter } from './retries.ts';

/** Reads without locks, and a batch of writes to commit together. */
export class OptimisticBatch implements DocumentReader {
  #batch: WriteBatch | undefined;

  /** When each document that was read was written, by its path. */
  readonly #writtenAt = new Map<string, Timestamp>();

  readonly getAll: DocumentReader['getAll'] = async (...asked) => {
    const found = await readInTime(database.getAll(...asked));
    for (const { ref, updateTime } of found) if (updateTime) this.#writtenAt.set(ref.path, updateTime);
    return found;
  };

  /** The precondition that a document is unchanged since it was read. */
  unchanged({ path }: DocumentReference): Precondition {
    const lastUpdateTime = this.#writtenAt.get(path);
    if (!lastUpdateTime) throw new Error(`${path} was not read`);
    return { lastUpdateTime };
  }

  get batch(): WriteBatch {
    this.#batch ??= database.batch();
    return this.#batch;
  }

  /** For documents that others often change: retried until the time limit, instead of a few times. */
  isContended = false;

  /** For writes that do no more when they are made twice: made again where the answer of the database was lost. */
  isRepeatable = false;

  /** Makes no round trip when nothing is to be written. */
  async commit(): Promise<void> {
    await this.#batch?.commit();
  }
}

/** The second try sees a concurrent change, unless `work` does not read it, or changes go on. */
const TRIES_MAXIMUM = 3;

/**
 * Commits all writes of `work` atomically. Its reads take no locks: what was read may have changed before it, so where
 * a value must not have changed, use a transaction or a conditional write. When that has changed, or a document to
 * insert exists already, `work` runs again and finds it. @throws {DatabaseBusy} after the time limit, or when such a
 * document changes again and again. Nothing is written then, unless the commit was already on its way.
 */
export function optimisticBatch<Result>(
  work: (write: OptimisticBatch) => Promise<Result>,
  limitMs = WRITING_LIMIT_MS,
): Promise<Result> {
  return withinLimit(limitMs, (assertTime) => tryWrite(work, assertTime, { lost: 0, unanswered: 0 }));
}

async function tryWrite<Result>(
  work: (write: OptimisticBatch) => Promise<Result>,
  assertTime: () => void,
  before: { lost: number; unanswered: number },
): Promise<Result> {
  const write = new OptimisticBatch();
  const result = await work(write);
  assertTime(); // a caller who is answered that nothing was done must be able to rely on it
  try {
    await write.commit();
    return result;
  } catch (error) {
    const isUnknown = write.isRepeatable && hasCode(error, ...FAILURES);
    const isLostToAnother = isThereAlready(error) || isChanged(error) || (write.isContended && isAborted(error));
    if (!isUnknown && !isLostToAnother) throw error;
    const lost = before.lost + Number(isLostToAnother);
    const unanswered = before.unanswered + Number(isUnknown);
    if (unanswered >= TRIES_MAXIMUM) throw error;
    if (lost >= TRIES_MAXIMUM && !write.isContended) throw isChanged(error) ? new DatabaseBusy() : error;
    if (write.isContended || isUnknown) await pauseAfter(lost + unanswered);
    return tryWrite(work, assertTime, { lost, unanswered });
  }
}

function isThereAlready(error: unknown): boolean {
  return hasCode(error, GrpcStatus.ALREADY_EXISTS);
}

/** Whether a document was changed, or removed, since it was read. */
function isChanged(error: unknown): boolean {
  return hasCode(error, GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND);
}
