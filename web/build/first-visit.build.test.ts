import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ACCOUNT_ROLES } from '@aloghor/functions/domain/roles';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ServiceWorkerManifest } from '../shop/worker/service-worker-manifest.ts';
import { DASHBOARD_BUILD } from './applications.ts';

/** In bytes, as the last release has recorded them. */
const RECORDED = {
  brotli: 110_655,
  gzip: 128_403,
  bangla: 16_015,
  styles: 12_728,
  worker: 3_943,
  start: 1_273,
  adminHome: 158_001,
};

/** Each is a request that a slow phone waits for. */
const FILES_OF_ADMIN_HOME = 24;

const GROWTH = 1.02;
const budgetOf = (part: keyof typeof RECORDED) => Math.floor(RECORDED[part] * GROWTH);
const BUILD_LIMIT_MS = 60_000;

/** A guest's pages besides home, which comes with the first file; signing in needs the identity provider. */
const PAGES = ['shop', 'product', 'cart', 'track', 'wishes', 'about-us', 'info', 'not-found'];

/** Code that no shopper's first visit may load: it is loaded on use. */
const HEAVY = /\/node_modules\/(@?firebase|reactfire|sweetalert2|swiper)\//;

/** Pages import only its types. */
const CHECKED_BY_SERVER = /\/functions\/src\/contract\/|\/node_modules\/zod\//;

/**
 * Calls that one of the oldest browsers lacks, of our code or of a package. The compiler knows those of the language alone,
 * and in our code alone. No patterns that look behind: Safari before 16.4 cannot read the file that has one. No
 * selectors that they do not know: a query by one throws.
 */
const NEWER_THAN_OLDEST = new RegExp(
  [
    '\\.(?:to(?:Sorted|Reversed|Spliced|WellFormed)|findLast(?:Index)?|is(?:WellFormed|SubsetOf|SupersetOf|DisjointFrom))\\(',
    'AbortSignal\\.(?:timeout|any)\\(',
    '(?:Object|Map)\\.groupBy\\(|Array\\.fromAsync\\(|Promise\\.(?:withResolvers|try)\\(|Response\\.json\\(',
    'URL\\.(?:canParse|parse)\\(|new OffscreenCanvas|new Intl\\.(?:Segmenter|DurationFormat)|new (?:De)?[cC]ompressionStream',
    '\\(\\?<[=!][^$`]',
    'dialog:modal',
  ].join('|'),
  'g',
);

type Output = Rolldown.RolldownOutput['output'];

let chunks: Rolldown.OutputChunk[];
let ofDashboard: Rolldown.OutputChunk[];
let staffDocument: string;
let startScript: Rolldown.OutputAsset;
let styles: Rolldown.OutputAsset[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // else React comes with all it has for developers
  const output = await outputOf({ build: { write: false } });
  chunks = chunksIn(output);
  const outputOfDashboard = await outputOf(mergeConfig({ build: { write: false } }, DASHBOARD_BUILD));
  ofDashboard = chunksIn(outputOfDashboard);
  const staffAssets = outputOfDashboard.filter((part) => part.type === 'asset');
  staffDocument = String(only(staffAssets.filter(({ fileName }) => fileName === 'staff.html')).source);
  const assets = output.filter((part) => part.type === 'asset');
  startScript = only(assets.filter(({ names }) => names.includes('start.js')));
  styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
}, BUILD_LIMIT_MS);

// Nothing more is loaded before the first interaction: e2e/home.spec.ts.
test(`the first visit of home loads at most ${budgetOf('brotli')} bytes of JavaScript in all, by brotli`, () => {
  expect(bytesOfHome(brotliCompressSync)).toBeLessThanOrEqual(budgetOf('brotli'));
});

test(`the first visit of home loads at most ${budgetOf('gzip')} bytes of JavaScript in all, by gzip`, () => {
  expect(bytesOfHome(gzipSync)).toBeLessThanOrEqual(budgetOf('gzip'));
});

test(`a page waits for at most ${budgetOf('start')} bytes of script before its first paint, by brotli`, () => {
  expect(bytesOf([{ code: String(startScript.source) }], brotliCompressSync)).toBeLessThanOrEqual(budgetOf('start'));
});

test(`home in Bangla loads at most ${budgetOf('bangla')} bytes more, by brotli`, () => {
  const first = loadedWith(entry('index'));
  const ofBangla = ['load-messages', 'bn/messages'].flatMap((name) =>
    loadedWith(chunkOf(`/web/shared/locale/${name}.ts`)),
  );
  const more = new Set(ofBangla.filter((chunk) => !first.includes(chunk)));
  expect(more.size).toBeGreaterThan(1);
  expect(bytesOf([...more], brotliCompressSync)).toBeLessThanOrEqual(budgetOf('bangla'));
});

test(`the styles of all shoppers' pages are at most ${budgetOf('styles')} bytes, by brotli`, () => {
  expect(brotliCompressSync(stylesOf(loadedWith(entry('index')))).length).toBeLessThanOrEqual(budgetOf('styles'));
});

test.each(ACCOUNT_ROLES)('prerendered pages keep the space of the links of every role: %s', (role) => {
  const kept = `[data-visitor=${role}] .reserved-for-${role}{visibility:hidden;display:contents}`;
  expect(stylesOf(loadedWith(entry('index')))).toContain(kept);
});

test('the first visit of home brings nothing heavy', () => {
  expect(heavyModules(entry('index'))).toEqual([]);
});

test('without a key for it, nothing of App Check is in any file', () => {
  const modules = [...chunks, ...ofDashboard].flatMap(modulesOf);
  expect(modules.filter((id) => /(?<!bn\/)app-check|app-proof/.test(id))).toEqual([]);
});

test('the first visit of home brings only the messages that every page may need, and the rooms to choose', () => {
  const modules = loadedWith(entry('index')).flatMap(modulesOf);
  const files = modules.filter((id) => id.includes('/locale/en/')).map((id) => basename(id));
  expect(files.toSorted()).toEqual(['common.ts', 'rooms.ts']);
});

test('no page loads Bangla messages, unless Bangla is chosen', () => {
  const app = PAGES.flatMap((page) => loadedWith(chunkOf(`/web/shop/pages/${page}.tsx`)));
  const modules = [entry('index'), ...app].flatMap((chunk) => loadedWith(chunk)).flatMap(modulesOf);
  expect(modules.filter((id) => /\/locale\/bn\//.test(id))).toEqual([]);
  expect(loadedWith(chunkOf('/web/shared/locale/bn/messages.ts')).flatMap(modulesOf)).toContainEqual(
    expect.stringContaining('/locale/bn/common.ts'),
  );
});

test.each(PAGES)('the page %s brings nothing heavy', (page) => {
  expect(heavyModules(chunkOf(`/web/shop/pages/${page}.tsx`))).toEqual([]);
});

test(`the first visit of Admin Home loads at most ${budgetOf('adminHome')} bytes of JavaScript, by brotli, in few files`, () => {
  const files = filesOfAdminHome();
  expect(bytesOf(files, brotliCompressSync)).toBeLessThanOrEqual(budgetOf('adminHome'));
  expect(files.length).toBeLessThanOrEqual(FILES_OF_ADMIN_HOME);
});

test('the document of the dashboard names every script of Admin Home, so that none waits for another', () => {
  const [, listed = '{}'] = staffDocument.match(/ data-ahead='([^']*)'/) ?? [];
  const files = filesOfAdminHome().map(({ fileName }) => `/${fileName}`);
  const inDocument = files.filter((file) => staffDocument.includes(`"${file}">`));
  const ahead: string[] = JSON.parse(listed)['/dashboard/adminhome'];
  expect(ahead.filter((file) => !file.includes('/load-messages-')).toSorted()).toEqual(
    files.filter((file) => !inDocument.includes(file)).toSorted(),
  );
  expect(inDocument.length).toBeGreaterThan(0);
});

test('Admin Home brings nothing of the first days of a shop, and nothing heavy', () => {
  const modules = filesOfAdminHome().flatMap(modulesOf);
  expect(modules).toContainEqual(expect.stringContaining('/overview/first-steps.tsx'));
  expect(modules.filter((id) => /\/overview\/checklist\.tsx|\/messages\/en\/(settings|products)\.ts/.test(id))).toEqual(
    [],
  );
  expect(modules.filter((id) => HEAVY.test(id))).toEqual([]);
});

test('what is heavy is there to be found', () => {
  expect(heavyModules(chunkOf('/web/shared/session/identity.ts'))).not.toEqual([]);
});

test('no page at all, of shoppers or of the dashboard, brings a file of the contract, or zod', () => {
  const modules = [...chunks, ...ofDashboard].flatMap(modulesOf);
  expect(modules.filter((id) => CHECKED_BY_SERVER.test(id))).toEqual([]);
});

test('no file, of shoppers or of the dashboard, calls what one of the oldest browsers lacks', () => {
  const files = [...chunks, ...ofDashboard].map(({ fileName, code }) => ({ fileName, code }));
  const all = [...files, { fileName: 'start.js', code: String(startScript.source) }];
  expect(
    all.flatMap(({ fileName, code }) => (code.match(NEWER_THAN_OLDEST) ?? []).map((call) => `${fileName}: ${call}`)),
  ).toEqual([]);
  expect('list.toSorted()'.match(NEWER_THAN_OLDEST)).toEqual(['.toSorted(']);
});

test('an element that the oldest browsers do not know has its place in the page all the same', () => {
  expect(stylesOf(loadedWith(entry('index')))).toMatch(/[{}]search\{display:block\}/);
});

test('the worker keeps the app, its styles and the fonts of every page, and nothing else', () => {
  const kept = manifestOfWorker().files;
  const app = loadedWith(entry('index')).map(({ fileName }) => `/${fileName}`);
  expect(kept.filter((file) => file.endsWith('.js'))).toEqual(app.toSorted());
  expect(kept.filter((file) => !file.endsWith('.js')).map((file) => file.replace(/-[^.]+/, ''))).toEqual([
    '/assets/app.css',
    '/assets/figtree.woff2',
    '/assets/fraunces.woff2',
    '/assets/taka.woff2',
  ]);
});

test('the offline page requests nothing that the worker does not cache', () => {
  const { files, offlinePages, policy } = manifestOfWorker();
  expect(offlinePages.bn).toContain('lang="bn"');
  const asked = [
    ...Object.values(offlinePages)
      .join('')
      .matchAll(/(?:src|href)="(\/[^"]*)"/g),
  ].map(([, path]) => path);
  expect(asked).not.toEqual([]);
  expect(asked.filter((path) => !files.includes(String(path)))).toEqual([]);
  const script = offlinePages.en.match(/<script>(.*?)<\/script>/)?.[1] ?? '';
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test(`the worker has at most ${budgetOf('worker')} bytes, gzipped`, () => {
  expect(gzipSync(worker().code).length).toBeLessThanOrEqual(budgetOf('worker'));
});

async function outputOf(config: InlineConfig): Promise<Output> {
  const configFile = `${import.meta.dirname}/../vite.config.ts`;
  const built = await build({ ...config, configFile, logLevel: 'silent' });
  return (built as Rolldown.RolldownOutput).output; // a cast: one output, and nothing is watched
}

function chunksIn(output: Output): Rolldown.OutputChunk[] {
  return output.filter((part) => part.type === 'chunk');
}

/** The one stylesheet of these files. */
function stylesOf(files: Rolldown.OutputChunk[]): string {
  const names = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return String(only(styles.filter(({ fileName }) => names.includes(fileName))).source);
}

/** The modules that left code in the chunk. */
function modulesOf({ modules }: Rolldown.OutputChunk): string[] {
  return Object.keys(modules).filter((id) => modules[id]?.renderedLength);
}

function heavyModules(chunk: Rolldown.OutputChunk): string[] {
  const modules = loadedWith(chunk).flatMap(modulesOf);
  return modules.filter((id) => HEAVY.test(id));
}

/** The chunk and all its static imports. */
function loadedWith(
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
  all = chunks,
): Rolldown.OutputChunk[] {
  found.add(chunk);
  const imported = all.filter(({ fileName }) => chunk.imports.includes(fileName));
  for (const next of imported) if (!found.has(next)) loadedWith(next, found, all);
  return [...found];
}

/** The dashboard's first file, and its home page. */
function filesOfAdminHome(): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const wanted = ofDashboard.filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith('/overview/admin-home.tsx'),
  );
  expect(wanted).toHaveLength(2);
  for (const chunk of wanted) loadedWith(chunk, found, ofDashboard);
  return [...found];
}

function bytesOfHome(compress: (code: string) => Buffer): number {
  return bytesOf([...loadedWith(entry('index')), { code: String(startScript.source) }], compress);
}

function bytesOf(files: { code: string }[], compress: (code: string) => Buffer): number {
  return files.reduce((sum, { code }) => sum + compress(code).length, 0);
}

function entry(wanted: string): Rolldown.OutputChunk {
  return only(chunks.filter(({ isEntry, name }) => isEntry && name === wanted));
}

function chunkOf(path: string): Rolldown.OutputChunk {
  return only(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path)));
}

function only<T>(found: T[]): T {
  expect(found).toHaveLength(1);
  return found[0] as T;
}

function worker(): Rolldown.OutputChunk {
  return only(chunks.filter(({ fileName }) => fileName === 'sw.js'));
}

/** The manifest that the build has written above the worker. */
function manifestOfWorker(): ServiceWorkerManifest {
  const [written = ''] = worker().code.match(/(?<=^const MANIFEST=).*?}(?=;)/) ?? [];
  return JSON.parse(written);
}
