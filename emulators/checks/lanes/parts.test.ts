import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { USUAL, VITEST } from './parts.ts';

const run = promisify(execFile);

/** Each part is listed by its own runner. */
const LISTING = { timeout: 600_000 };

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const CHOSEN: string[] = [...USUAL, ...scripts['test:all'].split(' ').slice(4)];
const isPart = (name: string): name is keyof typeof VITEST => name in VITEST;

const program = (name: string) => join(ROOT, 'node_modules/.bin', name);
const filesIn = (patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/.stack/**'] });

async function testsOf(part: keyof typeof VITEST): Promise<string[]> {
  const args = ['list', '--filesOnly', '--json', ...VITEST[part].chosen];
  const { stdout } = await run(program('vitest'), args, { cwd: ROOT });
  return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative(ROOT, file));
}

async function journeysOf(lane: string): Promise<string[]> {
  const args = ['test', '--config', 'web/playwright.config.ts', '--list', '--reporter', 'json'];
  const { stdout } = await run(program('playwright'), args, { cwd: ROOT, env: { ...process.env, LANE: lane } });
  return (JSON.parse(stdout) as { suites: { file: string }[] }).suites.map(({ file }) => `web/e2e/${file}`);
}

test('npm test and npm run test:all run every test, but the long ones, each once', LISTING, async () => {
  const ran = await Promise.all(CHOSEN.filter(isPart).map(testsOf));
  const all = filesIn(['{functions,web,emulators}/**/*.test.{ts,tsx}']);
  expect(ran.flat().toSorted()).toEqual(all.filter((path) => !path.includes('.long.')).toSorted());
});

test('and every journey once; both begin on a first day and end with a look into the log', LISTING, async () => {
  const lanes = CHOSEN.filter((name) => ['money', 'browser'].includes(name));
  expect(lanes).toHaveLength(2);
  const ran = (await Promise.all(lanes.map(journeysOf))).flat();
  const inBoth = ['web/e2e/first-day.setup.ts', 'web/e2e/log.spec.ts'];
  expect(ran.toSorted()).toEqual([...filesIn(['web/e2e/*.{spec,setup}.ts']), ...inBoth].toSorted());
});
