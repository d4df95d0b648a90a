import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROOF = 'proved-by-google';

let folder: string;

// In one process, which builds once.
test.describe.configure({ mode: 'default' });

/** The pages of a shop that is built with a key of App Check. */
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'app-check-'));
  const args = ['--mode', 'emulators', '--pages', join(folder, 'web'), '--renderer', join(folder, 'renderer')];
  const env = { ...process.env, VITE_APP_CHECK_KEY: 'a-key' };
  execFileSync(process.execPath, [join(ROOT, 'web/build/build.ts'), ...args], { env });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** The policy of a deployment, with what `npm run doctor` wants added to it for App Check. */
function policy(): string {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const doctor = readFileSync(join(ROOT, 'emulators/checks/deployment/check-app-check.ts'), 'utf8');
  const additions = Array.from(doctor.matchAll(/'((?:script|frame|connect)-src)': \[(.+)\]/g));
  expect(additions).toHaveLength(3);
  const common: string = hosting.headers[0].headers.find(({ key }: { key: string }) => /Policy$/.test(key)).value;
  return additions
    .reduce(
      (text, [, name = '', sources = '']) => text.replace(name, `${name} ${sources.replaceAll(/[',]/g, '')}`),
      common,
    )
    .replace(/\s+/g, ' ');
}

/** Opens it, with stand-ins for Google: reCAPTCHA vouches for everybody, and App Check gives everybody the same token. */
async function openShopWithAppCheck(page: Page): Promise<Request[]> {
  const toGoogle: Request[] = [];
  await page.route(/\/assets\//, (route) =>
    route.fulfill({ path: join(folder, 'web', new URL(route.request().url()).pathname) }),
  );
  await page.route('**/aboutUs', (route) =>
    route.fulfill({ path: join(folder, 'web/app.html'), headers: { 'content-security-policy': policy() } }),
  );
  await page.route('**/__/firebase/init.json', (route) =>
    route.fulfill({ json: { apiKey: 'key', projectId: 'aloghor', appId: '1:1:web:1' } }),
  );
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    toGoogle.push(route.request());
    return route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA });
  });
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    toGoogle.push(route.request());
    return route.fulfill({ json: { token: PROOF, ttl: '3600s' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/aboutUs');
  return toGoogle;
}

const RECAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_place, { callback }) => (callback(), 0),
  execute: async () => 'a person',
} };`;

async function subscribe(page: Page): Promise<Request> {
  const sent = page.waitForRequest('**/api/subscribers');
  await page.getByRole('contentinfo').getByLabel('Your e-mail address').fill('rahim@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  return sent;
}

test('with App Check the first call that writes is proved, and the policy lets Google prove it', async ({ page }) => {
  await page.route('**/api/subscribers', (route) => route.fulfill({ json: { insertedId: 'one' } }));
  const toGoogle = await openShopWithAppCheck(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(toGoogle).toEqual([]); // who only looks loads nothing of it
  expect((await subscribe(page)).headers()['x-firebase-appcheck']).toBe(PROOF);
  expect(toGoogle.map((request) => new URL(request.url()).pathname)).toEqual([
    '/recaptcha/enterprise.js',
    '/v1/projects/aloghor/apps/1:1:web:1:exchangeRecaptchaEnterpriseToken',
  ]);
});

test.describe('where Google’s proof is not accepted', () => {
  test.use({ expectedComplaints: [/403/] });

  test('the page says so', async ({ page }) => {
    const rejection = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'app-not-proved', detail: 'No.' };
    await page.route('**/api/subscribers', (route) => route.fulfill({ status: 403, json: rejection }));
    await openShopWithAppCheck(page);
    await subscribe(page);
    await expect(page.getByRole('dialog')).toContainText('Google could not verify your browser.');
  });
});
