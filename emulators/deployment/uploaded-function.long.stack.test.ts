import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { Processes } from '../processes/processes.ts';
import { untilItAnswers } from '../stack/answers.ts';
import { packFunction } from './pack-function.ts';

const ANY = new AbortController().signal;
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
const processes = new Processes(folder);
let files: string[];
let address: string;

// As Cloud Build installs it, and Cloud Run starts it: on Node 22, with nothing else of this repository.
beforeAll(async () => {
  files = await packFunction(join(String(process.env.DRAWING_FOLDER), '..'), folder);
  const cwd = join(folder, 'uploaded');
  const install = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await processes.run('npm', install, { cwd });
  expect(code, output).toBe(0);
  const port = await getPort();
  const env = {
    PORT: String(port),
    FUNCTION_TARGET: 'api',
    FUNCTION_SIGNATURE_TYPE: 'http',
    FUNCTIONS_EMULATOR: '',
    IMAGE_HOST_KEY: 'any',
    DRAWING_FOLDER: undefined,
  };
  processes.start('node', ['node_modules/.bin/functions-framework'], { cwd, env });
  address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/api/health`, ANY, 200);
}, 10 * MINUTES);

afterAll(async () => {
  await processes.endAll();
  rmSync(folder, { recursive: true });
});

test('it is the bundle, what pages are drawn with, and no source, test or secret', () => {
  expect(files).toEqual(expect.arrayContaining(['package.json', 'lib/index.js', 'lib/pages/entry-server.js']));
  expect(files.filter((file) => /\.ts$|secret|node_modules/.test(file))).toEqual([]);
});

test('each of its packages has a version that was tested here', () => {
  const tested = new Set(installedBy(join(ROOT, 'package-lock.json')));
  const installed = installedBy(join(folder, 'uploaded/node_modules/.package-lock.json'));
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter((one) => !tested.has(one))).toEqual([]);
});

test('it answers calls', async () => {
  const answer = await fetch(`${address}/api/products?limit=1`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(1);
});

test('it draws pages, with files of the same build', async () => {
  const answer = await fetch(address, { headers: { 'x-forwarded-host': 'shop.example' } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<h1');
  expect(html).toMatch(/src="\/assets\/start-[\w-]+\.js"/);
});

const installedBy = (lockfile: string) =>
  Object.entries<{ version?: string }>(JSON.parse(readFileSync(lockfile, 'utf8')).packages).map(
    ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
  );
