import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { Processes } from '../../shop/processes/processes.ts';
import { untilItAnswers } from '../../shop/stack/answers.ts';
import { writeFunctionLockfile } from './function-lockfile.ts';

const { Delegate } = createRequire(import.meta.url)('firebase-tools/lib/deploy/functions/runtimes/node');

const ANY = new AbortController().signal;
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
const processes = new Processes(folder);
let files: string[];
let address: string;

// As Cloud Build installs it, and Cloud Run starts it: on Node 24, with nothing else of this repository.
beforeAll(async () => {
  files = await packFunction(join(String(process.env.RENDERER_FOLDER), '..'), folder);
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
    RENDERER_FOLDER: undefined,
  };
  processes.start('node', ['node_modules/.bin/functions-framework'], { cwd, env });
  address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/api/health`, ANY, 200);
}, 10 * MINUTES);

afterAll(async () => {
  await processes.endAll();
  rmSync(folder, { recursive: true });
});

test('it is the bundle, what pages are rendered with, and no source, test or secret', () => {
  expect(files).toEqual(expect.arrayContaining(['package.json', 'lib/index.js', 'lib/pages/entry-server.js']));
  expect(files.filter((file) => /\.ts$|secret|node_modules/.test(file))).toEqual([]);
});

test('it stands alone, on the Node that the cloud is told of', async () => {
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const { output } = await processes.run('node', ['--version'], { cwd: join(folder, 'uploaded') });
  expect(`nodejs${output.match(/^v(\d+)/)?.[1]}`).toBe(functions[0].runtime);
  expect(folder.startsWith(ROOT)).toBe(false); // else it might find packages there
});

test('each of its packages has a version that was tested here', () => {
  const tested = new Set(installedBy(join(ROOT, 'package-lock.json')));
  const installed = installedBy(join(folder, 'uploaded/node_modules/.package-lock.json'));
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter((one) => !tested.has(one))).toEqual([]);
});

test('what only developers need stays away', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'functions/package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const forDevelopers = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  expect(forDevelopers).toContain('esbuild');
  const there = forDevelopers.filter((name) => existsSync(join(folder, 'uploaded/node_modules', name)));
  expect(there).toEqual([]);
});

test('it answers calls', async () => {
  const answer = await fetch(`${address}/api/products?limit=1`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(1);
});

test('it renders pages, with files of the same build', async () => {
  const answer = await fetch(address, { headers: { 'x-forwarded-host': 'shop.example' } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<h1');
  expect(html).toMatch(/src="\/assets\/start-[\w-]+\.js"/);
});

describe('the Firebase CLI finds in it', () => {
  /** What would be deployed with these settings, as the CLI reads it out of the code before a deployment. */
  async function found(settings: Record<string, string>) {
    const source = join(folder, 'uploaded');
    const { endpoints, requiredAPIs } = await new Delegate('nokshi-shop', folder, source, 'nodejs24').discoverBuild(
      { firebase: { projectId: 'nokshi-shop' } },
      { GCLOUD_PROJECT: 'nokshi-shop', IMAGE_HOST_URL: 'https://images.example/1/upload', ...settings },
    );
    return { endpoints, apis: requiredAPIs.map(({ api }: { api: string }) => api) };
  }

  const api = expect.objectContaining({
    platform: 'gcfv2',
    region: ['asia-south1'],
    httpsTrigger: {},
    secretEnvironmentVariables: [expect.objectContaining({ key: 'IMAGE_HOST_KEY' })],
  });

  test('the keys of couriers that are on, and the schedule that asks them for parcels', async () => {
    const { endpoints } = await found({ COURIERS: 'redx' });
    const token = expect.objectContaining({ key: 'REDX_TOKEN' });
    expect(endpoints).toMatchObject({
      api: { secretEnvironmentVariables: [expect.objectContaining({ key: 'IMAGE_HOST_KEY' }), token] },
      parcels: { scheduleTrigger: { schedule: 'every 1 minutes' }, secretEnvironmentVariables: [token] },
    });
  });

  test('the API and its secret, and nothing more where notifications and couriers are off', async () => {
    expect(await found({})).toEqual({ endpoints: { api }, apis: [] });
  });

  test('the schedule of notifications with its password, and what the project needs for it, where they are on', async () => {
    const settings = { NOTICES: 'all', NOTICES_TO: 'hello@shop.example', SMTP_HOST: 'smtp.example', SMTP_USER: 'shop' };
    const notices = expect.objectContaining({
      platform: 'gcfv2',
      region: ['asia-south1'],
      scheduleTrigger: expect.objectContaining({ schedule: 'every 1 minutes' }),
      secretEnvironmentVariables: [expect.objectContaining({ key: 'SMTP_PASSWORD' })],
    });
    expect(await found(settings)).toEqual({ endpoints: { api, notices }, apis: ['cloudscheduler.googleapis.com'] });
  });
});

const installedBy = (lockfile: string) =>
  Object.entries<{ version?: string }>(JSON.parse(readFileSync(lockfile, 'utf8')).packages).map(
    ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
  );

const { prepareFunctionsUpload } = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
);

/**
 * Packs this shop's function as `npm run deploy` and the Firebase CLI do, with the build that is in `lib`, and unpacks it into `folder`.
 * Returns the paths of its files.
 */
async function packFunction(lib: string, folder: string): Promise<string[]> {
  const source = join(folder, 'source');
  const isOurs = (path: string) => !/functions\/(node_modules|lib)(\/|$)/.test(path);
  cpSync(join(ROOT, 'functions'), source, { recursive: true, filter: isOurs });
  cpSync(lib, join(source, 'lib'), { recursive: true });
  await writeFunctionLockfile(processes, source);
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const { pathToSource } = await prepareFunctionsUpload(folder, source, functions[0], []);
  const packed = Object.entries(unzipSync(readFileSync(pathToSource)));
  packed.forEach(([path, content]) => {
    const file = join(folder, 'uploaded', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  });
  return packed.map(([path]) => path);
}
