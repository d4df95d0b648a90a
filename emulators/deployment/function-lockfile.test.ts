import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { type Lockfile, lockfileOf } from './function-lockfile.ts';

const whole = (packages: Lockfile['packages']) => ({ lockfileVersion: 3, packages });
const versions = ({ packages }: Lockfile) =>
  Object.fromEntries(Object.entries(packages).map(([path, { version }]) => [path, version]));

test('what the workspace needs is in, with all that this needs, and nothing of other workspaces', () => {
  const lockfile = whole({
    shop: { dependencies: { zod: '^4' } },
    web: { dependencies: { react: '^19' } },
    'node_modules/zod': { version: '4.6.7', dependencies: { core: '^1' }, peerDependencies: { types: '*' } },
    'node_modules/core': { version: '1.2.0' },
    'node_modules/types': { version: '3.0.0' },
    'node_modules/react': { version: '19.0.0' },
  });
  expect(versions(lockfileOf('shop', lockfile))).toEqual({
    '': undefined,
    'node_modules/core': '1.2.0',
    'node_modules/types': '3.0.0',
    'node_modules/zod': '4.6.7',
  });
});

test('each package finds the version that it finds in the whole repository', () => {
  const lockfile = whole({
    shop: { dependencies: { cookie: '^2', express: '^5' } },
    'shop/node_modules/cookie': { version: '2.0.0' },
    'node_modules/cookie': { version: '1.0.0', dependencies: { hash: '^1' } },
    'node_modules/express': { version: '5.0.0', dependencies: { cookie: '^1', send: '^1' } },
    'node_modules/send': { version: '1.5.0', dependencies: { hash: '^2' } },
    'node_modules/send/node_modules/hash': { version: '2.0.0' },
    'node_modules/hash': { version: '1.0.0' },
  });
  expect(versions(lockfileOf('shop', lockfile))).toEqual({
    '': undefined,
    'node_modules/cookie': '2.0.0',
    'node_modules/express': '5.0.0',
    'node_modules/express/node_modules/cookie': '1.0.0',
    'node_modules/hash': '1.0.0',
    'node_modules/send': '1.5.0',
    'node_modules/send/node_modules/hash': '2.0.0',
  });
});

test('what only developers need is marked, and what may be missing', () => {
  const lockfile = whole({
    shop: { dependencies: { zod: '^4' }, devDependencies: { vitest: '^5' } },
    'node_modules/zod': { version: '4.0.0', optionalDependencies: { native: '^1', absent: '^1' } },
    'node_modules/native': { version: '1.0.0' },
    'node_modules/vitest': { version: '5.0.0', dependencies: { native: '^1', pretty: '^1' } },
    'node_modules/pretty': { version: '1.0.0', optional: true },
  });
  const { packages } = lockfileOf('shop', lockfile);
  expect(packages['node_modules/zod']).not.toMatchObject({ dev: true });
  expect(packages['node_modules/native']).toMatchObject({ dev: undefined, optional: true });
  expect(packages['node_modules/vitest']).toMatchObject({ dev: true, optional: undefined });
  expect(packages['node_modules/pretty']).toMatchObject({ dev: true, optional: undefined });
});

test('a lockfile that lacks something is rejected', () => {
  const lockfile = whole({ shop: { dependencies: { zod: '^4' } } });
  expect(() => lockfileOf('shop', lockfile)).toThrow('zod, which shop needs');
});

test("this shop's function gets the versions of this repository, each whole", () => {
  const { packages: all } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const { packages } = lockfileOf('functions', { lockfileVersion: 3, packages: all });
  const known = Object.entries(all).map(([path, { version }]) => `${nameAt(path)}@${version}`);
  const taken = Object.entries(packages).filter(([path]) => path);
  expect(taken.length).toBeGreaterThan(100);
  for (const [path, { version }] of taken) expect(known).toContain(`${nameAt(path)}@${version}`);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'functions/package.json'), 'utf8'));
  expect(packages['']?.dependencies).toEqual(dependencies);
  for (const name of Object.keys(dependencies)) expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
});

const nameAt = (path: string) => path.split('node_modules/').at(-1);
