import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Nothing when the runner ended before it could write. */
export function vitestTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  // A file that cannot even be loaded has failed without a test of its own to say so.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
