import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { CURRENCY_SIGN } from '@aloghor/functions/domain/country';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|status of 503|status of 404/],
});

let front: Front;

test.beforeEach(async () => {
  front = await openFront();
});

test.afterEach(() => front.close());

/** Opens a page, and waits until its app runs: without a connection, or once left, it could not start any more. */
async function open(page: Page, path: string) {
  await page.goto(front.address + path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
}

/** Opens a page, and waits until the worker answers for it. */
async function openWithWorker(page: Page, path: string) {
  await open(page, path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths of all that any cache holds. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return kept.flat().map((url) => new URL(url).pathname);
  });
}

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection to the shop' });

test('without a connection the shop says so on a page of its own, shows nothing old, and comes back by itself', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/shop');
  await open(page, LAMP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandni 3D Printed Moon Lamp');

  const kept = await cached(page);
  expect(kept).toContainEqual(expect.stringMatching(/\.css$/));
  expect(kept.filter((path) => !/^\/assets\/[\w-]+\.(js|css|woff2)$/.test(path))).toEqual(['/api/settings']);

  front.isDown = true;
  await context.setOffline(true);
  const answer = await page.goto(front.address + LAMP);
  expect(answer?.status(), 'nobody may take the page for the product').toBe(503);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByText(CURRENCY_SIGN)).toHaveCount(0);
  await expect(page).toHaveTitle(`No connection to the shop · ${SAMPLE_NAME.en}`);
  const { phone } = DEFAULT_SETTINGS.contact;
  const call = page.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(/[ -]/g, '')}`);
  const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(fonts).toBeGreaterThan(0);

  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Try again' }).click()]);
  await expect(offlineHeading(page)).toBeVisible();

  front.isDown = false;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandni 3D Printed Moon Lamp');
  expect(page.url()).toBe(front.address + LAMP);
});

test('the page without a connection bears the name that the shop has set, and that of the sample nowhere', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/shop');
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const settings = await (await cache.match('/api/settings'))?.json();
    const brand = { name: { en: 'Noor & Lights', bn: 'নূর লাইটস' } };
    await cache.put('/api/settings', Response.json({ ...settings, brand }));
  });
  front.isDown = true;
  await context.setOffline(true);
  for (const [path, name] of [
    ['/shop', 'Noor & Lights'],
    ['/bn/shop', 'নূর লাইটস'],
  ] as const) {
    await page.goto(front.address + path);
    await expect(page).toHaveTitle(new RegExp(` · ${name}$`));
    expect(await page.content()).not.toMatch(/aloghor|আলোঘর/i);
  }
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).delete('/api/settings');
  });
  await page.goto(`${front.address}/shop`);
  await expect(page).toHaveTitle(new RegExp(` · ${new URL(front.address).hostname}$`)); // nothing says whose shop it is
  expect(await page.content()).not.toMatch(/aloghor|আলোঘর/i);
});

test('a new version of the worker replaces the old one, and one that is gone does no harm', async ({ page }) => {
  await openWithWorker(page, '/');
  const [old = ''] = await cacheNames(page);
  expect(old).toMatch(/^shell-/);

  front.worker = (code) => code.replaceAll(old.slice('shell-'.length), 'next');
  await open(page, '/shop');
  await expect.poll(() => cacheNames(page)).toEqual(['shell-next']);

  front.worker = () => undefined;
  await open(page, LAMP);
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.update().then(
        () => 'updated',
        () => 'not updated',
      );
    });
  expect(await update()).toBe('not updated');
  await open(page, LAMP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandni 3D Printed Moon Lamp');

  front.worker = (code) => code;
  await open(page, '/cart');
  await expect.poll(() => cacheNames(page)).toEqual([old]);
});

/** The shop at an address of its own, where a test decides whether it can be reached, and by which service worker. */
interface Front {
  address: string;
  /** Then nothing is answered: Playwright's offline mode does not stop requests that bypass the service worker. */
  isDown: boolean;
  /** The answer in place of the worker's code; nothing where there is no worker any more. */
  worker: (code: string) => string | undefined;
  close: () => void;
}

async function openFront(): Promise<Front> {
  const shop = new URL(process.env.SHOP_URL ?? '');
  const server = createServer(async (asked, answer) => {
    if (front.isDown) {
      asked.socket.destroy();
      return;
    }
    if (asked.url === '/sw.js') {
      const code = front.worker(await (await fetch(new URL('/sw.js', shop))).text());
      answer.writeHead(code ? 200 : 404, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(code);
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ host: shop.hostname, port: shop.port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens to a port
  const front: Front = {
    address: `http://127.0.0.1:${port}`,
    isDown: false,
    worker: (code) => code,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
