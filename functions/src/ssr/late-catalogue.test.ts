import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const SHELL = '<!doctype html><div id="root"></div>';

test('while the database does not answer, pages are left to the browser soon', { timeout: 15_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const shell of ['app.html', 'staff.html']) writeFileSync(join(folder, shell), SHELL);
  writeFileSync(join(folder, 'entry-server.js'), "export const renderer = { patternOf: () => '/shop' };");
  vi.stubEnv('RENDERER_FOLDER', folder);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'); // nobody listens there
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  const { askForPage } = await import('../../test/ask-in-process.ts');
  const asked = performance.now();

  const answer = await askForPage('/shop');

  const waited = performance.now() - asked;
  expect(waited).toBeGreaterThan(3_000); // it was the database that was waited for
  expect(waited).toBeLessThan(10_000);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(SHELL);
});
