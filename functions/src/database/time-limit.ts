import { DatabaseBusy } from './database-busy.ts';
import { withTimeout } from './with-timeout.ts';

/** Long for ten tries, yet shorter than the function's own timeout, so that the error response is ours. */
export const WRITING_LIMIT_MS = 30_000;

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
