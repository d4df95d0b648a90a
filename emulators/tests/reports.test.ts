import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTally, vitestTally } from './reports.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('vitest tells how many tests passed and failed, and which', () => {
  const report = written({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: 'order.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a double click makes one order' },
          { status: 'failed', fullName: 'a stale total is shown' },
        ],
      },
    ],
  });
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 1, failures: ['order.test.ts: a stale total is shown'] });
});

test('a file that vitest cannot load counts as failed', () => {
  const report = written({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ name: 'order.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(vitestTally(report)).toEqual({ passed: 3, failed: 1, failures: ['order.test.ts'] });
});

test('Playwright tells how many tests passed and failed, and which; one that passed at last has passed', () => {
  const late = { title: 'a late answer', file: 'search.spec.ts', ok: true };
  const lost = { title: 'a lost order', file: 'order.spec.ts', ok: false };
  const report = written({
    suites: [{ specs: [late], suites: [{ specs: [lost] }] }],
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [],
  });
  expect(playwrightTally(report)).toEqual({ passed: 6, failed: 1, failures: ['order.spec.ts: a lost order'] });
});

test('a file that Playwright cannot load counts as failed', () => {
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  const report = written({ suites: [], stats, errors: [{ message: 'No' }] });
  expect(playwrightTally(report)).toEqual({ passed: 0, failed: 1, failures: [] });
});

test('a runner that wrote no report has neither', () => {
  expect(vitestTally(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  expect(playwrightTally(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
