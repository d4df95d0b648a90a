import { GrpcStatus } from 'firebase-admin/firestore';

/** Enough for ten tries; together with a read still less than the 30 seconds that pages wait. */
export const WRITING_LIMIT_MS = 20_000;

/** Firestore's client by itself tries for minutes to reach a silent database. */
const READING_LIMIT_MS = 8_000;

/** Resolves like `reading`. @throws {DatabaseBusy} when it takes too long */
export function readInTime<Result>(reading: Promise<Result>): Promise<Result> {
  return withTimeout(reading, READING_LIMIT_MS, () => new DatabaseBusy());
}

/** Resolves like `work`, which calls `assertTime` before each step that must not be late. @throws {DatabaseBusy} */
export function withinLimit<Result>(
  limitMs: number,
  work: (assertTime: () => void) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + limitMs;
  let isAnswered = false; // a timer may fire a moment before the clock says so
  const assertTime = () => {
    if (isAnswered || performance.now() >= end) throw new DatabaseBusy();
  };
  return withTimeout(work(assertTime), limitMs, () => {
    isAnswered = true;
    return new DatabaseBusy();
  });
}

/** The database did not do something in time. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  override message = 'The database did not do it in time';
}

/** What Firestore's client says when the database cannot be reached, is late or has too much to do. */
const RETRYABLE: unknown[] = [
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
];

/** Whether the database may do the same a moment later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  const isOfClient = error instanceof Error && !(error instanceof DOMException) && 'code' in error;
  return isOfClient && RETRYABLE.includes(error.code);
}

/** Resolves like `work`, or throws `late()` after `ms` milliseconds. Late work goes on, and its outcome is ignored. */
export async function withTimeout<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
