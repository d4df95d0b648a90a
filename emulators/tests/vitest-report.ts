import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Nothing when the runner ended before it could write. */
export function vitestTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  // A file that cannot even be loaded has failed without a test of its own to say so.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name }) => name)],
  };
}
