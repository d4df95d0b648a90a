import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, STATUS_OF_CODE } from './error-codes.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('domain/error-codes.'),
);
const textOf = (paths: string[]) => paths.map((path) => readFileSync(`${ROOT}${path}`, 'utf8')).join('\n');

const tests = textOf(files.filter((path) => path.endsWith('.test.ts')));
const server = textOf(files.filter((path) => !path.endsWith('.test.ts') && !/^(contract|testing)\//.test(path)));
const readme = readFileSync(`${ROOT}../README.md`, 'utf8');

describe.each(ERROR_CODES)('%s', (code) => {
  test('is a reason for which the server refuses something', () => expect(server).toContain(`'${code}'`));

  test('is expected by a test of the server', () => expect(tests).toContain(`'${code}'`));
});

test('the README explains each code, with its status, and no other', () => {
  const explained = readme.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| \S/gm);
  expect(Array.from(explained, ([, code, status]) => [code, Number(status)])).toEqual(Object.entries(STATUS_OF_CODE));
});
