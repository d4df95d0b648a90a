import { DatabaseBusy } from './database-busy.ts';
import { inTime } from './in-time.ts';

/** Long for ten tries, and short of the time that the function has: so what is said is said by us. */
export const WRITING_LIMIT_MS = 30_000;

/** What `work` answers while there is time; it asks `assertTime` before each step that must not be late. @throws {DatabaseBusy} */
export function withinLimit<Result>(
  limitMs: number,
  work: (assertTime: () => void) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + limitMs;
  const assertTime = () => {
    if (performance.now() >= end) throw new DatabaseBusy();
  };
  return inTime(work(assertTime), limitMs, () => new DatabaseBusy());
}
