import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('domain/error-codes.'),
);
const textOf = (paths: string[]) => paths.map((path) => readFileSync(`${ROOT}${path}`, 'utf8')).join('\n');

const tests = textOf(files.filter((path) => path.endsWith('.test.ts')));
const server = textOf(files.filter((path) => !path.endsWith('.test.ts') && !/^(contract|testing)\//.test(path)));

describe.each(ERROR_CODES)('%s', (code) => {
  test('is a reason for which the server refuses something', () => expect(server).toContain(`'${code}'`));

  test('is expected by a test of the server', () => expect(tests).toContain(`'${code}'`));
});
