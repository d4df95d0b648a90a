import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SHELL = '<!doctype html><div id="root"></div>';
const RENDERER = `export const renderer = {
  patternOf: () => '/shop',
  errorPage: async (...told) => JSON.stringify(told),
};`;
const folder = mkdtempSync(join(tmpdir(), 'pages-'));

let askForPage: typeof import('../../test/ask-in-process.ts').askForPage;

beforeAll(async () => {
  for (const shell of ['app.html', 'staff.html']) writeFileSync(join(folder, shell), SHELL);
  writeFileSync(join(folder, 'entry-server.js'), RENDERER);
  vi.stubEnv('RENDERER_FOLDER', folder);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'); // nobody listens there
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  ({ askForPage } = await import('../../test/ask-in-process.ts'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Asserts that the database was waited for; the time limit of a test ends before Firestore's client gives up. */
async function askPatiently(path: string, accept: string): Promise<Response> {
  const asked = performance.now();
  const answer = await askForPage(path, { headers: { accept } });
  expect(performance.now() - asked).toBeGreaterThan(3_000);
  return answer;
}

test('while the database does not answer, a page is a 503 with a page of its own', async () => {
  const answer = await askPatiently('/bn/shop', 'text/html');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.json()).toEqual(['/bn/shop', 503, null]); // what the shop is called, and its telephone, are not known
});

test('and the sitemap, for programs, is a problem', async () => {
  const answer = await askPatiently('/sitemap.xml', '*/*');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
});
