import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const panel = (page: Page) => page.getByTestId('search-results');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('search finds a part of the name, whatever the case', async ({ page }) => {
  await field(page).fill('SMOKED gl');
  await expect(panel(page).getByRole('option')).toHaveText(['Dhoya Smoked Glass Pendant']);
});

test('search shows at most 4 results', async ({ page }) => {
  await field(page).fill('lamp');
  await expect(panel(page).getByRole('option')).toHaveCount(4);
});

test('search waits until 300 ms after the last key', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await field(page).fill('lamp');
  await expect(panel(page)).toBeVisible(); // the names are here now
  await field(page).fill('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('moon');
  await page.clock.runFor(290);
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(panel(page)).toBeVisible();
});

test("a search that matches nothing says 'No results found'", async ({ page }) => {
  await field(page).fill('bicycle');
  await expect(panel(page)).toHaveText('No results found');
});

test('the panel stays hidden while the query is only spaces', async ({ page }) => {
  await field(page).fill('lamp');
  await expect(panel(page)).toBeVisible();
  await field(page).fill('   ');
  await expect(panel(page)).toBeHidden();
});

test('the panel hides on a click outside the form', async ({ page }) => {
  await field(page).fill('lamp');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
});

test('a click on a result opens its product and hides the panel', async ({ page }) => {
  await field(page).fill('moon');
  await panel(page).getByRole('option', { name: 'Chandni 3D Printed Moon Lamp' }).click();
  await expect(page).toHaveURL('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(panel(page)).toBeHidden();
});

test('submitting a query hides the panel and shows every match in the shop', async ({ page }) => {
  await field(page).fill('pendant');
  await expect(panel(page)).toBeVisible();
  await field(page).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/shop?q=pendant');
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('submitting only spaces does nothing', async ({ page }) => {
  await field(page).fill('  ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/');
});

test('the arrow keys choose a result and Enter opens it', async ({ page }) => {
  await field(page).fill('moon');
  await expect(panel(page)).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(panel(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/shop/category/chandni-3d-printed-moon-lamp');
});

test('Escape hides the panel', async ({ page }) => {
  await field(page).fill('lamp');
  await expect(panel(page)).toBeVisible();
  await field(page).press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('Ctrl+S leads to the search field instead of saving the page', async ({ page }) => {
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      document.body.dataset.saveSuppressed = String(event.defaultPrevented);
    });
  });
  await page.keyboard.press('Control+s');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-save-suppressed', 'true');
});
