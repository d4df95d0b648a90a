// The tests count: reads what the runners have written.
import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  suites: Suite[];
  stats: { expected: number; flaky: number; unexpected: number };
  /** Errors outside of tests, such as a file that cannot be loaded. */
  errors: unknown[];
}

interface Suite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: Suite[];
}

export function vitestTally(path: string): Tally {
  const report = reportAt<VitestReport>(path);
  if (!report) return NOTHING;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded counts as failed, although none of its tests ran.
    return status === 'failed' && failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

export function playwrightTally(path: string): Tally {
  const report = reportAt<PlaywrightReport>(path);
  if (!report) return NOTHING;
  const { stats, errors, suites } = report;
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

const NOTHING: Tally = { passed: 0, failed: 0 };

/** Nothing when the runner ended before it could write. A cast: each runner writes its own. */
function reportAt<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}
