import type { Page } from '@playwright/test';
import { becomeAdmin, becomeCustomer, logIn } from './people.ts';
import { expect, test } from './shop-test.ts';

/** Marks the document; the returned function tells whether it is still there. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

test('links load the other application, and stay in the document within their own', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/audit');
  const bar = page.getByRole('banner');
  const isSame = await markDocument(page);
  await bar.getByRole('link', { name: 'Manage Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Orders' })).toBeVisible();
  expect(await isSame()).toBe(true);

  await bar.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const isSameShop = await markDocument(page);
  await bar.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
  expect(await isSameShop()).toBe(true);
  await bar.getByRole('link', { name: 'Admin Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/adminHome');
  expect(await isSameShop()).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL('/aboutUs');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeVisible();
});

test('a guest is led from the dashboard to the login in their language, and back; Back leads out of it', async ({
  page,
}) => {
  await page.goto('/bn/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // it remembers the language
  await page.goto('/dashboard/audit?actor=nobody#content');
  await expect(page).toHaveURL('/bn/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await expect(page).toHaveURL('/dashboard/audit?actor=nobody#content');
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/bn/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an admin reaches the dashboard after login, by the page that leads by role too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/logIn');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await expect(page).toHaveURL('/dashboard/adminHome');
  await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeVisible();
});

for (const path of ['/Dashboard/AuDit', '/dashboard/AUDIT', '/DASHBOARD/audit'])
  test(`${path} is the page of the dashboard`, async ({ page }) => {
    await becomeAdmin(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  });

for (const path of ['/Dashboard/Orders', '/dashboard/ORDERS', '/DASHBOARD/orders'])
  test(`${path} is the page of members`, async ({ page }) => {
    await becomeCustomer(page, path);
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  });

test('who is still signed in gets the page and its data first, and the identity provider after them', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/audit');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/settings', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard/adminHome');
  await expect(page.getByRole('main').getByRole('link', { name: /^To call/ })).toHaveText(/\d/);
  const isProviderAsked = () => asked.some((url) => /assets\/(identity|firebase)-/.test(url));
  expect(isProviderAsked()).toBe(false);
  release();
  await expect.poll(isProviderAsked).toBe(true);
});

test('an address that no page of the dashboard has says so', async ({ page }) => {
  await page.goto('/dashboard/nowhere');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('You Are In Worng Page');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/shop');
});
