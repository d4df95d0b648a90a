import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PLUGIN = 'emulators/checks/browser-storage.grit';

test.each([
  'localStorage.getItem("myCart");',
  'window.localStorage?.clear();',
  'globalThis.sessionStorage.length;',
  'const { indexedDB } = window; indexedDB.open("carts");',
])('outside of its module, lint rejects browser storage: %s', (code) => {
  const elsewhere = lint('web/shop/cart/cart.ts', code);
  expect(elsewhere.output).toContain('Use web/shared/lib/storage.ts');
  expect(elsewhere.status).toBe(1);
  expect(lint('web/dashboard/desk/notes.ts', code).output).toContain('Use web/shared/lib/storage.ts');
  expect(lint('web/shared/lib/storage.ts', code).output).not.toContain('Use web/shared/lib/storage.ts');
});

/** What our linter says of a file with this code, in a directory that holds nothing else. */
function lint(path: string, code: string): { status: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), 'storage-lint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of [dirname(path), dirname(PLUGIN)]) mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(ROOT, PLUGIN), join(root, PLUGIN));
  const { $schema, vcs, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(root, path), code);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--colors=off'], { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
