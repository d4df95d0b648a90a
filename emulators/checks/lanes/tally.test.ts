import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honest, inWords, oneTally, sum, tallyOf } from './tally.ts';

test('tallies add up', () => {
  const parts = [
    { passed: 3, failures: ['a double click makes one order'] },
    { passed: 4, failures: [] },
    oneTally('Types of web', true),
    oneTally('Layers', false),
  ];
  expect(sum(parts)).toEqual({ passed: 8, failures: ['a double click makes one order', 'Layers'] });
  expect(inWords(sum(parts))).toBe('8 passed, 2 failed');
});

test('a runner that ran nothing has failed', () => {
  expect(honest({ passed: 0, failures: [] }, 'Unit tests', 0)).toEqual({
    passed: 0,
    failures: ['Unit tests ended with code 0'],
  });
});

test('a runner with a failing exit code although all its tests passed has failed', () => {
  expect(honest({ passed: 5, failures: [] }, 'Unit tests', 1)).toEqual({
    passed: 5,
    failures: ['Unit tests ended with code 1'],
  });
});

test('failed tests explain a failing exit code', () => {
  const tally = { passed: 5, failures: ['a line is added'] };
  expect(honest(tally, 'Unit tests', 1)).toEqual(tally);
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A report of these suites, as JUnit writes them. */
function written(...suites: string[]): string {
  const path = join(folder, 'report.xml');
  writeFileSync(path, `<?xml version="1.0"?>\n<testsuites name="all">\n${suites.join('\n')}\n</testsuites>`);
  return path;
}

const FAILED = '<failure message="expected 1 to be 2" type="AssertionError">\nAssertionError: 1 &lt; 2\n</failure>';

const testOf = (file: string, name: string, outcome = '') =>
  `<testcase classname="${file}" name="${name}" time="0.1">\n${outcome}</testcase>`;

const suiteOf = (...tests: string[]) => `<testsuite name="one" tests="9">${tests.join('\n')}</testsuite>`;

test('a report tells how many tests passed and failed, and which', () => {
  const orders = suiteOf(
    testOf('order.test.ts', 'a double click makes one order'),
    testOf('order.test.ts', 'prices &gt; a stale total is &quot;shown&quot;', FAILED),
  );
  const carts = suiteOf(testOf('cart.test.ts', 'a line is added'), testOf('cart.test.ts', 'a line is removed'));
  expect(tallyOf(written(orders, carts))).toEqual({
    passed: 3,
    failures: ['order.test.ts: prices > a stale total is "shown"\n    expected 1 to be 2'],
  });
});

test('a file that vitest cannot load counts as failed', () => {
  const lost = suiteOf(
    testOf('order.test.ts', 'order.test.ts', '<failure message="Cannot find module" type="Error"/>'),
  );
  const carts = suiteOf(...Array.from({ length: 3 }, (_, place) => testOf('cart.test.ts', `a line ${place}`)));
  expect(tallyOf(written(carts, lost))).toEqual({
    passed: 3,
    failures: ['order.test.ts: order.test.ts\n    Cannot find module'],
  });
});

test('a test that passed at last has passed, and leaves what it drew; one that was skipped has not run', () => {
  const late = '<system-out>\n<![CDATA[\n[[ATTACHMENT|browser/search/error-context.md]]\n]]>\n</system-out>';
  const suite = suiteOf(
    testOf('search.spec.ts', 'a late answer', late),
    testOf('search.spec.ts', 'later', '<skipped>\n</skipped>'),
    testOf('order.spec.ts', 'a lost order', '<failure type="expect.toBe"><![CDATA[ <b> ]]></failure>'),
  );
  expect(tallyOf(written(suite))).toEqual({ passed: 1, failures: ['order.spec.ts: a lost order\n     <b> '] });
});

test('a test that ran out of time has failed: Playwright calls that an error', () => {
  const late = testOf(
    'language.spec.ts',
    'home turns',
    '<error message="Test timeout of 60000ms exceeded." type="Error"/>',
  );
  expect(tallyOf(written(suiteOf(late)))).toEqual({
    passed: 0,
    failures: ['language.spec.ts: home turns\n    Test timeout of 60000ms exceeded.'],
  });
});

test('thousands of signs that have to be escaped are read', () => {
  const failure = `<failure message="${'&lt;b&gt; &apos;'.repeat(20_000)}"/>`;
  const { failures } = tallyOf(written(suiteOf(testOf('a.test.ts', 'many', failure))));
  expect(failures).toEqual([expect.stringMatching(/^a\.test\.ts: many\n {4}<b> '.{195}$/)]);
});

test('of a long reason the first lines are told', () => {
  const lines = Array.from({ length: 30 }, (_, place) => `line ${place}`);
  const failure = `<failure>${lines.join('\n')}</failure>`;
  const { failures } = tallyOf(written(suiteOf(testOf('a.test.ts', 'many', failure))));
  expect(failures[0]?.split('\n')).toEqual(['a.test.ts: many', ...lines.slice(0, 12).map((line) => `    ${line}`)]);
});

test('a runner that found nothing to run, or wrote no report, has neither', () => {
  expect(tallyOf(written())).toEqual({ passed: 0, failures: [] });
  expect(tallyOf(join(folder, 'none.xml'))).toEqual({ passed: 0, failures: [] });
});
