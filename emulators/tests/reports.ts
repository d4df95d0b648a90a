// The tests count: reads what the runners have written.
import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { Tally } from './tally.ts';

/** A test; what has happened to it is an element of its own. */
interface TestCase {
  /** The file. */
  classname: string;
  name: string;
  failure?: unknown;
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
  const failures = ran.filter((one) => 'failure' in one).map(({ classname, name }) => `${classname}: ${name}`);
  return { passed: ran.length - failures.length, failed: failures.length, failures };
}
