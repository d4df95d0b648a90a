// A runner that fails without a word has failed too.
import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

export interface Tally {
  passed: number;
  /** What has failed: the name, and the first lines of the reason where the runner gives one. */
  failures: string[];
}

export function sum(tallies: Tally[]): Tally {
  const passed = tallies.reduce((all, one) => all + one.passed, 0);
  return { passed, failures: tallies.flatMap(({ failures }) => failures) };
}

/** Of a check, or of whatever else is passed or failed as a whole. */
export function oneTally(name: string, hasPassed: boolean): Tally {
  return hasPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** A runner that ran nothing, or that failed without a failed test, counts as a failure itself. */
export function honest(tally: Tally, runner: string, exitCode: number): Tally {
  const nothingRan = tally.passed + tally.failures.length === 0;
  const unexplained = exitCode !== 0 && tally.failures.length === 0;
  return nothingRan || unexplained ? sum([tally, oneTally(`${runner} ended with code ${exitCode}`, false)]) : tally;
}

/** `12 passed, 0 failed`. */
export function inWords({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`;
}

/** What a runner says of a failed test. */
type Reason = string | { message?: string; '#text'?: string };

/** A test; what has happened to it is an element of its own. */
interface TestCase {
  /** The file. */
  classname: string;
  name: string;
  failure?: Reason;
  /** Playwright's word for a test that ran out of time. */
  error?: Reason;
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
  if (!existsSync(path)) return { passed: 0, failures: [] };
  const { testsuites } = PARSER.parse(readFileSync(path, 'utf8')) as Report; // the format that was asked for
  const suites = testsuites === '' ? [] : (testsuites.testsuite ?? []);
  const ran = suites.flatMap(({ testcase = [] }) => testcase).filter((one) => !('skipped' in one));
  const failures = ran
    .filter((one) => 'failure' in one || 'error' in one)
    .map(({ classname, name, failure, error }) => `${classname}: ${name}${firstLines(failure ?? error)}`);
  return { passed: ran.length - failures.length, failures };
}

/** Whoever has only the end of a long log reads there what went wrong. */
const LINES = 12;
const LINE_LENGTH = 200;

function firstLines(reason: Reason = ''): string {
  const text = typeof reason === 'string' ? reason : (reason.message ?? reason['#text'] ?? '');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES)
    .map((line) => `\n    ${line.slice(0, LINE_LENGTH)}`)
    .join('');
}
