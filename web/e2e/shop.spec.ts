import type { Locator, Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { farBelow } from './layout.ts';
import { disablePrerendering, hold } from './network.ts';
import { expect, onPhone, test } from './shop-test.ts';

test('the shop shows its products page by page, newest first, until all 51 are there', async ({ page }) => {
  await page.goto('/shop');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText('Aangti Three Ring LED Chandelier');
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(48);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(51);
  await expect(page.getByText('51 products', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('going back from a product finds the place in the list again', async ({ page }) => {
  await page.goto('/shop');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(48);
  const chosen = cards.nth(40);
  await chosen.scrollIntoViewIfNeeded();
  const before = await chosen.boundingBox();
  await chosen.getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/category\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect.poll(async () => Math.abs(((await chosen.boundingBox())?.y ?? 0) - Number(before?.y))).toBeLessThan(2);
});

const WAYS_BACK = {
  'the product page was loaded anew': async (page: Page, chosen: Locator) => {
    await chosen.getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/category\//);
    await page.reload();
    await expect(page.locator('html[data-app]')).toBeAttached();
    await page.goBack();
  },
  'another page was opened by its address': async (page: Page) => {
    await page.goto('/aboutUs');
    await page.goBack();
  },
  'the list itself was loaded anew': (page: Page) => page.reload(),
};

for (const [way, comeBack] of Object.entries(WAYS_BACK)) {
  test(`the place deep in the list is found again when ${way}`, async ({ page }) => {
    // Five further pages for what there is.
    await page.route('**/api/products?*limit=24*', (route) =>
      route.continue({ url: route.request().url().replace('limit=24', 'limit=5') }),
    );
    await page.goto('/shop');
    const cards = page.getByRole('main').getByRole('article');
    for (const count of [24, 29, 34, 39, 44, 49]) {
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count); // the next may already be there
      await cards.last().scrollIntoViewIfNeeded();
    }
    await expect(cards).toHaveCount(51);
    const chosen = cards.nth(42);
    await chosen.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const name = await chosen.getByRole('heading').innerText();
    const before = await chosen.boundingBox();
    await comeBack(page, chosen);
    await expect(cards).toHaveCount(51);
    await expect(chosen.getByRole('heading')).toHaveText(name);
    await expect.poll(async () => Math.abs(((await chosen.boundingBox())?.y ?? 0) - Number(before?.y))).toBeLessThan(2);
  });
}

test('a category shows the products that have it; each loads when pointed at, and opens', async ({ page }) => {
  await page.goto('/shop/Clock%20Light');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock Light');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Prohor Oak Halo Wall Clock Light',
    'Bhorer Digital Bedside Clock Light',
    'Mehrab Arch Table Clock Light',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const loaded = page.waitForResponse('**/api/item/mehrab-arch-table-clock-light');
  await page.getByRole('link', { name: 'Mehrab Arch Table Clock Light' }).hover();
  await loaded;
  await expect(page).toHaveURL('/shop/Clock%20Light');
  await page
    .getByRole('article')
    .filter({ hasText: 'Mehrab Arch Table Clock Light' })
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL('/shop/category/mehrab-arch-table-clock-light');
});

test('a category is chosen from the list of all fifteen', async ({ page }) => {
  await page.goto('/shop');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveCount(16);
  await categories.getByRole('link', { name: 'LED Fan' }).click();
  await expect(page).toHaveURL('/shop/LED%20Fan');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('order and price are chosen before the app runs and after, stand in the address, and go with Back', async ({
  page,
}) => {
  const { release } = await hold(page, '**/assets/index-*.js');
  await page.goto('/shop');
  const [sort, from, to] = [page.getByLabel('Sort by'), page.getByLabel('Price from'), page.getByLabel('Price to')];
  const cards = page.getByRole('article');
  const filter = page.locator('summary').filter({ hasText: 'Filter' });
  await sort.selectOption('Price, low to high');
  release();
  await expect(page).toHaveURL('/shop?sort=price');
  await expect(cards.first()).toContainText(asPrice('850'));
  await expect(sort).toHaveValue('price');

  await filter.click();
  await from.fill('১২,০০০');
  await expect(page).toHaveURL('/shop?sort=price&from=12000');
  await expect(page.getByText('8 products', { exact: true })).toBeVisible();
  await expect(from).toBeFocused();
  await to.fill('12300');
  await to.press('Enter');
  await expect(page).toHaveURL('/shop?sort=price&from=12000&to=12300');
  await expect(page.getByText('Nothing at this price')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('8 products', { exact: true })).toBeVisible();
  await expect(to).toHaveValue('');
  await page.reload();
  await expect(cards).toHaveCount(8);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(filter).toHaveText('Filter (1)');
  await filter.click();
  await page.getByRole('link', { name: 'Clear price' }).click();
  await expect(page).toHaveURL('/shop?sort=price');
  await expect(from).toHaveValue('');
  await expect(filter).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/);
});

test.describe('what is not there', () => {
  test.use({ expectedComplaints: [/40[04]/] });

  test('a category without products says so kindly and leads to the shop', async ({ page }) => {
    await disablePrerendering(page);
    await page.route('**/api/products?category=LED*', (route) => route.fulfill({ json: [] }));
    await page.goto('/shop/LED%20Fan');
    await expect(page.getByText('We have no products in “LED Fan” at the moment.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/shop');
  });

  test('a category that is none is named, beside all that there are', async ({ page }) => {
    await page.goto('/shop/Sofas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no category called “Sofas”');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveCount(16);
    await expect(categories.locator('[aria-current]')).toHaveCount(0);
    await categories.getByRole('link', { name: 'LED Fan' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('a missing file of the app is asked for again each time', async ({ page }) => {
    await page.goto('/shop');
    const sizes = await page.evaluate(async () => {
      for (let time = 0; time < 2; time++) await (await fetch('/assets/gone-1.js')).text();
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return asked.filter(({ name }) => name.endsWith('/gone-1.js')).map(({ transferSize }) => transferSize);
    });
    expect(sizes).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Math.min(...sizes)).toBeGreaterThan(0); // a copy of the browser's own has no size
  });

  test('a page of the list that is none leads to the whole list', async ({ page }) => {
    await page.goto('/shop?after=nothing');
    await expect(page).toHaveURL('/shop');
    await expect(page.getByText('51 products', { exact: true })).toBeAttached();
  });
});

test('a search of the shop shows every match', async ({ page }) => {
  await page.goto('/shop?q=LAMP');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “LAMP”');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const heading of await page.getByRole('article').getByRole('heading').all()) {
    await expect(heading).toContainText(/lamp/i);
  }
});

test('a search of the shop without a match leads back to everything', async ({ page }) => {
  await page.goto('/shop?q=bicycle');
  await expect(page.getByText('We found no product for that.', { exact: false })).toBeVisible();
});

onPhone(() => {
  test('the current category is in sight, with a capital by its looks alone', async ({ page }) => {
    await page.goto('/shop/spot%20light');
    const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'spot light' });
    await expect(chip).toHaveAttribute('aria-current', 'page');
    await expect(chip).toBeInViewport({ ratio: 1 });
    await expect(chip).toHaveText('spot light');
    expect(await chip.innerText()).toBe('Spot light');
  });

  test('going back finds the place again when the product page was loaded anew', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // it takes the mark below away as it starts
    // What is below the first screen is laid out when somebody comes near it; for somebody who comes back, all of it.
    const guesses = await farBelow(page, '.late-card');
    expect(guesses.map(({ isRendered }) => isRendered).slice(-12)).toEqual(Array(12).fill(false));
    for (const { guessed, height } of guesses) expect(Math.abs(guessed / height - 1)).toBeLessThan(0.1);
    await page.evaluate(() => document.documentElement.setAttribute('data-returned', '')); // as the start script does
    const missing = async () => (await farBelow(page, '.late-card')).filter(({ isRendered }) => !isRendered).length;
    await expect.poll(missing).toBe(0);
    await page.evaluate(() => document.documentElement.removeAttribute('data-returned'));
    const chosen = page.getByRole('article').nth(17);
    await chosen.scrollIntoViewIfNeeded();
    const before = await chosen.boundingBox();
    await chosen.getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/category\//);
    await page.reload();
    await expect(page.locator('html[data-app]')).toBeAttached();
    await page.route('**/api/products?*', async (route) => {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0); // the browser is back at the place
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expect(page.locator('.late-card')).toHaveCount(0);
    await expect.poll(async () => Math.abs(((await chosen.boundingBox())?.y ?? 0) - Number(before?.y))).toBeLessThan(2);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
