import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('domain/error-codes.'),
);
const textOf = (paths: string[]) => paths.map((path) => readFileSync(`${ROOT}${path}`, 'utf8')).join('\n');

const tests = textOf(files.filter((path) => path.endsWith('.test.ts')));
const server = textOf(files.filter((path) => !path.endsWith('.test.ts') && !path.startsWith('contract/')));

const missingIn = (code: string) => ERROR_CODES.filter((name) => !code.includes(`'${name}'`));

test('each code is one with which the server rejects something', () => {
  expect(missingIn(server)).toEqual([]);
});

test('each code is expected by a test of the server', () => {
  expect(missingIn(tests)).toEqual([]);
});
