import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface Suite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  suites: Suite[];
  stats: { expected: number; flaky: number; unexpected: number };
  /** What failed outside of a test, for example a file that cannot be loaded. */
  errors: unknown[];
}

/** Nothing when the runner ended before it could write. */
export function playwrightTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failuresIn)];
}
