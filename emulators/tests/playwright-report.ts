import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  /** What failed outside of a test, for example a file that cannot be loaded. */
  errors: unknown[];
}

/** Nothing when the runner ended before it could write. */
export function playwrightTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
