import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_PROCESS } from '../../vitest.config.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const inRoot = { cwd: ROOT, exclude: ['**/node_modules/**', '**/.stack/**'] };

test('each test with a process of its own is there, also after its file was renamed', () => {
  expect(OWN_PROCESS.filter((pattern) => globSync(pattern, inRoot).length === 0)).toEqual([]);
});

test('a test that replaces a module shares no process, where another may have loaded it before', () => {
  const alone = new Set(globSync(OWN_PROCESS, inRoot));
  const replacing = globSync('{functions,web}/src/**/*.test.{ts,tsx}', inRoot).filter((path) =>
    /^vi\.(mock|doMock)\(/m.test(readFileSync(`${ROOT}${path}`, 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((path) => !alone.has(path) && !/\.(api|stack)\.test\.ts$/.test(path))).toEqual([]);
});
