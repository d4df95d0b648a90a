import { isLong } from '@aloghor/functions/testing/long-runs';
import type { Page } from '@playwright/test';
import { hydrationFaults } from './hydration-faults.ts';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

const SHORT = [
  '/',
  '/shop?q=moon&sort=-price&from=99',
  '/shop/category/chandni-3d-printed-moon-lamp',
  '/aboutUs',
  '/track',
  '/cart',
  '/login?from=/shop',
  '/logIn?from=/shop',
  '/register',
  '/forgotPassword',
  '/no/such/page',
  '/bn',
  '/bn/info/delivery',
  '/bn/shop/category/chandni-3d-printed-moon-lamp',
];

/** Of the same components, with other data or words. */
const LONG = [
  '/shop',
  '/shop/Wall%20lights',
  '/shop/Sofas',
  '/info/delivery',
  '/bn/shop?q=moon',
  '/bn/aboutUs',
  '/bn/cart',
  '/bn/login?from=/shop',
  '/bn/no/such/page',
];

const PAGES = isLong ? [...SHORT, ...LONG] : SHORT;

/** What a customer finds otherwise than a guest is in the bar: one page of each kind tells. */
const FOR_CUSTOMERS = isLong ? PAGES : ['/', '/shop/category/chandni-3d-printed-moon-lamp', '/bn/info/delivery', '/bn'];

/** These redirect a customer. */
const FOR_GUESTS = /cart|login|register/i;

// A page that is not there is answered as such.
test.use({ expectedComplaints: [/404/] });

test('the app hydrates every prerendered page without differences, for a guest, a customer and an admin', async ({
  page,
}) => {
  await visitAll(page, PAGES);
  await becomeCustomer(page);
  await visitAll(
    page,
    FOR_CUSTOMERS.filter((path) => !FOR_GUESTS.test(path)),
  );
  await becomeAdmin(page);
  await visitAll(page, ['/info/delivery']);
});

/** What React cannot take over it would complain about, and draw anew. */
async function visitAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const letAppCome = await holdBackApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      const drawn = await page.locator('footer').elementHandle();
      const main = await page.locator('main > :first-child').elementHandle();
      letAppCome();
      await expect(page.locator('html[data-app]')).toBeAttached();
      for (const part of [drawn, main]) expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
      expect.soft(await hydrationFaults(page)).toEqual([]);
    });
  }
}

/** React and all that draws is on the way until the answered function is called. */
async function holdBackApp(page: Page): Promise<() => void> {
  const app = '**/assets/app-*.js';
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.unroute(app);
  await page.route(app, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}
