import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const OF_THE_API = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.api.test.ts'], { cwd: ROOT });

test('no test of the API replaces a module: another file may have loaded it before, because they share a process', () => {
  const files = String(OF_THE_API).trim().split('\n');
  expect(files.length).toBeGreaterThan(60);
  const replacing = /\bvi\.(mock|doMock|resetModules)\(/;
  expect(files.filter((path) => replacing.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
