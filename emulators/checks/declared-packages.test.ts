import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const MADE = ['**/node_modules/**', '**/dist/**', '**/lib/pages/**', '**/.stack/**', 'functions/lib/**'];

/** The packages that the code of a workspace imports, its tests too. */
function importedIn(workspace: string): string[] {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: MADE });
  const specifiers = files.flatMap((path) => importsOf({ path, code: readFileSync(`${ROOT}${path}`, 'utf8') }));
  const names = specifiers.map(({ specifier }) => specifier.match(/^(@[^/]+\/[^/]+|[^./@][^/]*)/)?.[0] ?? '');
  return [...new Set(names)].filter((name) => name && !name.startsWith('node:') && !builtinModules.includes(name));
}

function declaredIn(folder: string): string[] {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}${folder}package.json`, 'utf8'));
  return [name, ...Object.keys({ ...dependencies, ...devDependencies })];
}

test.each([
  ['functions', []],
  ['web', []],
  ['emulators', ['emulators/bench/', 'emulators/mutation/']],
])('%s names every package that it imports', (workspace, furtherFolders) => {
  const declared = ['', `${workspace}/`, ...furtherFolders].flatMap(declaredIn);
  const imported = importedIn(workspace);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !declared.includes(name))).toEqual([]);
});
