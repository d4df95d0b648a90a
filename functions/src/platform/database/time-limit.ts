import { DatabaseBusy } from './database-busy.ts';
import { withTimeout } from './with-timeout.ts';

/** Long for ten tries, yet with a read before it shorter than the 30 seconds for which pages wait. */
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
  const assertTime = () => {
    if (performance.now() >= end) throw new DatabaseBusy();
  };
  return withTimeout(work(assertTime), limitMs, () => new DatabaseBusy());
}
