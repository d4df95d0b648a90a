import type { Page } from '@playwright/test';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/404|dynamically imported module|A page broke while rendering/] });

/** How often documents were loaded from here on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Deletes this code: until the page is loaded anew, if a release `isDeployed`, whose pages name another first file. */
async function deleteCode(page: Page, code: string, isDeployed: boolean): Promise<void> {
  let isGone = true;
  await page.route(code, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route(/^[^?]*\/[\w/]*$/, async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      isGone &&= !isDeployed;
      return route.continue();
    }
    if (request.resourceType() !== 'fetch' || request.url().includes('/api/')) return route.continue();
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: isDeployed ? html.replaceAll(/assets\/(index|staff)-/g, 'assets/$1-2') : html,
    });
  });
}

const ABOUT = '**/assets/about-us-*.js';
const toAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us', exact: true }).click();
const broken = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Reload' });

test('a page whose code a deployment has deleted is loaded anew by itself', async ({ page }) => {
  await page.goto('/track');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await deleteCode(page, ABOUT, true);
  const loads = loadsOf(page);
  await toAbout(page);
  await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeVisible();
  await expect(page).toHaveURL('/aboutUs');
  expect(loads()).toBe(1);
});

test('a page whose code is gone while nothing was deployed says so, and is not loaded anew', async ({ page }) => {
  await page.goto('/track');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await deleteCode(page, ABOUT, false);
  const loads = loadsOf(page);
  await toAbout(page);
  await expect(broken(page)).toBeVisible();
  expect(loads()).toBe(0);
});

test('nor is one where somebody has typed something', async ({ page }) => {
  await page.goto('/track');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await deleteCode(page, ABOUT, true);
  const loads = loadsOf(page);
  await page.getByLabel('Order number or Order ID').fill('A-1000');
  await toAbout(page);
  await expect(broken(page)).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page of the dashboard is loaded anew, too', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/adminHome');
  await deleteCode(page, '**/assets/manage-items-*.js', true);
  const loads = loadsOf(page);
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Manage Items' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/manageItems');
  expect(loads()).toBe(1);
});
