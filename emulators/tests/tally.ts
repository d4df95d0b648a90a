// A runner that fails without a word has failed too.
import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** How many passed and how many failed, with the names of the failed ones if known. */
export interface Tally {
  passed: number;
  failed: number;
  failures?: string[];
}

export function sum(tallies: Tally[]): Required<Tally> {
  return tallies.reduce<Required<Tally>>(
    (all, { passed, failed, failures = [] }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failures: [...all.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}

/** A runner that ran nothing, or that failed without a failed test, counts as a failure itself. */
export function honest(tally: Tally, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failed === 0;
  const unexplained = exitCode !== 0 && tally.failed === 0;
  return nothingRan || unexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** `12 passed`, with the failed ones only where there are any. */
export function inWords({ passed, failed }: Tally): string {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
}

/** A test; what has happened to it is an element of its own. */
interface TestCase {
  /** The file. */
  classname: string;
  name: string;
  failure?: unknown;
  /** Playwright's word for a test that ran out of time. */
  error?: unknown;
  skipped?: unknown;
}

interface Report {
  testsuites: { testsuite?: { testcase?: TestCase[] }[] } | '';
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

/**
 * Of a report in JUnit's format, which every runner writes: a test that passed at last has passed, a file that vitest
 * cannot load has failed. Nothing when the runner ended before it could write.
 */
export function tallyOf(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { testsuites } = PARSER.parse(readFileSync(path, 'utf8')) as Report; // the format that was asked for
  const suites = testsuites === '' ? [] : (testsuites.testsuite ?? []);
  const ran = suites.flatMap(({ testcase = [] }) => testcase).filter((one) => !('skipped' in one));
  const failures = ran
    .filter((one) => 'failure' in one || 'error' in one)
    .map(({ classname, name }) => `${classname}: ${name}`);
  return { passed: ran.length - failures.length, failed: failures.length, failures };
}
