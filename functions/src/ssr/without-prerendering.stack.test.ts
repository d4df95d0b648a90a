import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askForPage } from '../../test/ask-in-process.ts';
import { app } from '../app.ts';
import { TIME_LIMITS_SETTING } from '../platform/http/request-timeouts.ts';

const SHELL = '<!doctype html><div id="root"></div>';
const BROKEN = `export const renderer = {
  patternOf: (path) => (path === '/shop' ? path : '/*'),
  shownAddress: (address) => address,
  renderPage: async ({ search }) => { if (search === '?q=stuck') await new Promise(() => {}); throw new Error('No lamp') },
};`;

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logged, warn: vi.fn() }));

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
vi.stubEnv('RENDERER_FOLDER', folder);

beforeEach(() => logged.mockClear());

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a server that was deployed without the pages says that it is not ready', async () => {
  expect((await askForPage('/shop')).status).toBe(503);
  expect(logged).toHaveBeenCalledOnce();
});

test('a page that cannot be rendered is left to the browser, not cached, and logged in one line', async () => {
  for (const shell of ['app.html', 'staff.html']) writeFileSync(join(folder, shell), SHELL);
  writeFileSync(join(folder, 'entry-server.js'), BROKEN);
  const answer = await askForPage('/shop');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe(SHELL);
  expect(logged.mock.calls).toEqual([
    ['A page could not be rendered', { reason: 'Error: No lamp', requestId: answer.headers.get('x-request-id') }],
  ]);
});

test('a rendering that never ends is given up, and its page left to the browser', async () => {
  app.set(TIME_LIMITS_SETTING, { body: 5_000, upload: 5_000, rendering: 100, call: 5_000 });
  onTestFinished(() => void app.set(TIME_LIMITS_SETTING, undefined));
  const answer = await askForPage('/shop?q=stuck');
  expect([answer.status, await answer.text()]).toEqual([200, SHELL]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveBeenCalledWith('A page could not be rendered', {
    reason: 'Error: The rendering is late',
    requestId: answer.headers.get('x-request-id'),
  });
});

test('an address that no page has is a 404 then as well', async () => {
  const answer = await askForPage('/nowhere');
  expect([answer.status, await answer.text()]).toEqual([404, SHELL]);
});
