import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SHELL = '<!doctype html><div id="root"></div>';
const folder = mkdtempSync(join(tmpdir(), 'pages-'));

let askForPage: typeof import('../../test/ask-in-process.ts').askForPage;

beforeAll(async () => {
  for (const shell of ['app.html', 'staff.html']) writeFileSync(join(folder, shell), SHELL);
  writeFileSync(join(folder, 'entry-server.js'), "export const renderer = { patternOf: () => '/shop' };");
  vi.stubEnv('RENDERER_FOLDER', folder);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'); // nobody listens there
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  ({ askForPage } = await import('../../test/ask-in-process.ts'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Asserts that the database was waited for, but not for long. */
async function askPatiently(path: string): Promise<Response> {
  const asked = performance.now();
  const answer = await askForPage(path);
  const waited = performance.now() - asked;
  expect(waited).toBeGreaterThan(3_000);
  expect(waited).toBeLessThan(10_000);
  return answer;
}

test('while the database does not answer, pages are left to the browser soon', { timeout: 15_000 }, async () => {
  const answer = await askPatiently('/shop');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(SHELL);
});

test('and the sitemap, which no browser can make, is a 503', { timeout: 15_000 }, async () => {
  const answer = await askPatiently('/sitemap.xml');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
});
