import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Processes } from '../processes/processes.ts';
import { chromium } from './chromium.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => vi.unstubAllEnvs());

afterAll(() => rmSync(folder, { recursive: true }));

/** A program that prints these lines, named in CHROME_PATH. */
function choose(...lines: string[]): string {
  const path = join(folder, 'browser');
  writeFileSync(path, `#!/bin/sh\n${lines.map((line) => `echo '${line}'\n`).join('')}`, { mode: 0o755 });
  vi.stubEnv('CHROME_PATH', path);
  return path;
}

test('the chosen browser says its name and version, whatever else it prints', async () => {
  const path = choose('browser: 9: [: unexpected operator', 'Google Chrome 150.0.7871.100 built on Debian');
  const found = await chromium(new Processes(folder));
  expect(found).toEqual({ path, version: 'Google Chrome 150.0.7871.100' });
});

test('a chosen browser that does not start is named', async () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'missing'));
  await expect(chromium(new Processes(folder))).rejects.toThrow('missing, which does not start');
});
