import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { Processes } from '../../shop/processes/processes.ts';
import { functionLockfile, type Lockfile } from './function-lockfile.ts';

const WHOLE: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const processes = new Processes('function-lockfile');

afterAll(() => processes.endAll());

test("this shop's function gets the versions of this repository, each whole, and none that it does not need", async () => {
  const { packages } = JSON.parse(await functionLockfile(processes, WHOLE));
  const known = Object.entries(WHOLE.packages).map(([path, { version }]) => `${nameAt(path)}@${version}`);
  const taken = Object.entries<{ version: string }>(packages).filter(([path]) => path);
  expect(taken.length).toBeGreaterThan(100);
  for (const [path, { version }] of taken) expect(known).toContain(`${nameAt(path)}@${version}`);
  expect(packages['node_modules/react']).toBeUndefined();
});

test('it gets what only developers need as such, and the rest not', async () => {
  const { packages } = JSON.parse(await functionLockfile(processes, WHOLE));
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'functions/package.json'), 'utf8'));
  expect(packages['']?.dependencies).toEqual(dependencies);
  for (const name of Object.keys(dependencies)) expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
  expect(packages['node_modules/esbuild'].dev).toBe(true);
});

test('what is installed for the function alone stands before what all workspaces have', async () => {
  const own = { 'functions/node_modules/zod': { ...WHOLE.packages['node_modules/zod'], version: '4.99.0' } };
  const lockfile = await functionLockfile(processes, { ...WHOLE, packages: { ...WHOLE.packages, ...own } });
  expect(JSON.parse(lockfile).packages['node_modules/zod'].version).toBe('4.99.0');
});

test('a lockfile that lacks something is rejected', async () => {
  const { 'node_modules/zod': _, ...packages } = WHOLE.packages;
  await expect(functionLockfile(processes, { ...WHOLE, packages })).rejects.toThrow('lacks what the function needs');
});

const nameAt = (path: string) => path.split('node_modules/').at(-1);
