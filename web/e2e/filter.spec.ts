import type { Page } from '@playwright/test';
import { hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { expect, onPhone, PHONE, test } from './shop-test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Filter' });
const opener = (page: Page) => page.locator('summary').filter({ hasText: 'Filter' });
const open = (page: Page) => opener(page).click();
const total = (page: Page) => page.getByRole('status').filter({ hasText: /product/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name });

test('each choice says how many products it would show, and shows as many', async ({ page }) => {
  await page.goto('/shop');
  await open(page);
  await expect(panel(page)).toContainText('Warm white11');
  await box(page, 'Marble').check();
  await expect(page).toHaveURL('/shop?material=marble');
  await expect(total(page)).toHaveText('3 products');
  await expect(cards(page)).toHaveCount(3);
  await expect(panel(page)).toContainText('Brass17'); // of one filter any will do
  await expect(panel(page)).toContainText('Warm white1');
  await box(page, 'Warm white').check();
  await expect(page).toHaveURL('/shop?light=warm&material=marble');
  await expect(cards(page)).toHaveText([/Mehrab Arch Table Clock Light/]);
  await expectUsable(page, 'the filters of a list');
  await panel(page).getByRole('button', { name: 'Show 1 product' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await open(page);
  await expect(box(page, 'Warm white')).not.toBeChecked();
  await expect(box(page, 'Marble')).toBeChecked();
  await panel(page).getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(total(page)).toHaveText('51 products');
  await expect(box(page, 'Marble')).not.toBeChecked();
  await expect(opener(page)).toBeFocused();
});

test('a click on the words of a choice, or on its count, chooses it; one on a heading leaves the panel open', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await open(page);
  await panel(page).getByText('Material', { exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText('Warm white', { exact: true }).click();
  await expect(page).toHaveURL('/shop?light=warm');
  await expect(box(page, 'Warm white')).toBeChecked();
  await panel(page).locator('label', { hasText: 'Marble' }).getByText('1', { exact: true }).click();
  await expect(page).toHaveURL('/shop?light=warm&material=marble');
  await expect(panel(page)).toBeVisible();
});

test('a bound is read as people write amounts, and what is no amount stays and is said to be none', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await open(page);
  const [from, to] = [panel(page).getByLabel('Price from, in taka'), panel(page).getByLabel('Price to, in taka')];
  await from.fill('৳১,৫০০/-');
  await from.press('Enter');
  await expect(page).toHaveURL('/shop?from=1500');
  const problem = panel(page).getByRole('alert');
  for (const typed of ['1.250', '1250,50', '2 thousand']) {
    await to.fill(typed);
    await to.press('Tab');
    await expect(problem).toHaveText('Please write an amount in taka, such as 1500.');
    await expect(to).toHaveAccessibleDescription('Please write an amount in taka, such as 1500.');
    await expect(to).toHaveValue(typed);
  }
  await expect(page).toHaveURL('/shop?from=1500');
  await panel(page)
    .getByRole('button', { name: /^Show / })
    .press('Enter');
  await expect(to).toBeFocused();
  await to.fill('2,000 taka');
  await expect(problem).toBeHidden();
  await expect(page).toHaveURL('/shop?from=1500&to=2000');
  await to.fill('many');
  await to.press('Enter');
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL('/shop?from=1500');
  await page.goBack();
  await expect(to).toHaveValue('2,000');
  await expect(problem).toBeHidden();
});

test('the panel closes when the keyboard leaves it, and at a click beside it', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await open(page);
  await panel(page).getByRole('button', { name: 'Show 51 products' }).press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await open(page);
  await total(page).click();
  await expect(panel(page)).toBeHidden();
});

test('by holder, and only what is in stock', async ({ page }) => {
  await page.goto('/shop');
  await open(page);
  await box(page, 'E14').check();
  await expect(page).toHaveURL('/shop?holder=E14');
  await expect(total(page)).toHaveText('5 products');
  await expect(cards(page)).toHaveCount(5);
  await expect(panel(page)).toContainText('In stock only5');
  await box(page, 'In stock only').check();
  await expect(page).toHaveURL('/shop?inStock=true&holder=E14');
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).getByText('Sold Out')).toHaveCount(0);
});

test('a filter is chosen before the app runs, beside a category and a price, and stands in the page as it comes', async ({
  page,
}) => {
  const { release } = await hold(page, '**/assets/index-*.js');
  await page.goto('/shop/Wall%20lights?from=2000');
  await open(page);
  await box(page, 'Brass').check();
  release();
  await expect(page).toHaveURL('/shop/Wall%20lights?from=2000&material=brass');
  await expect(total(page)).toHaveText('4 products');
  await expect(cards(page)).toHaveCount(4);

  const html = await (await page.request.get('/shop/Wall%20lights?from=2000&material=brass')).text();
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toMatch(/<input[^>]*value="brass"[^>]*checked|<input[^>]*checked[^>]*value="brass"/);
});

test('filters that nothing passes say so, and let go of what is too much', async ({ page }) => {
  await page.goto('/shop?material=paper&light=cool');
  await expect(page.getByText('Nothing with these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByText('Nothing with these filters')).toBeHidden();
  await expect(total(page)).toHaveText('51 products');
});

test('a search is narrowed too, in Bangla', async ({ page }) => {
  await page.goto('/bn/shop?q=ল্যাম্প&material=acrylic');
  await expect(cards(page)).toHaveText([/৩টি অপশন/]); // all that it finds is one lamp
  await page.locator('summary').filter({ hasText: 'ফিল্টার (১)' }).click();
  await expect(page.getByRole('region', { name: 'ফিল্টার' })).toContainText('অ্যাক্রিলিক১');
});

test.describe('while the counts do not come', () => {
  test.use({ expectedComplaints: [/503/] });

  test('the list is there, says how many products it shows, and is narrowed by its price alone', async ({ page }) => {
    await page.route('**/api/products/facets*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(total(page)).toHaveText('24 products shown');
    await open(page);
    await expect(panel(page).getByRole('checkbox')).toHaveCount(0);
    await panel(page).getByLabel('Price from').fill('12000');
    await expect(cards(page)).toHaveCount(8);
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(opener(page)).toBeFocused();
  });
});

test('the number of another list is never shown for this one', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(total(page)).toHaveText('51 products');
  const facets = await hold(page, '**/api/products/facets*');
  await page.evaluate(leadTo, '/shop/3D%20LED%20Lamp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/3D LED Lamp/i);
  await facets.asked;
  await expect(cards(page)).toHaveCount(2);
  await expect(total(page)).toHaveText('2 products');
  facets.release();
});

test('what is chosen stays in the address and in the list while the choices are asked for', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const facets = await hold(page, '**/api/products/facets*');
  await page.evaluate(leadTo, '/shop/Wall%20lights?light=warm&inStock=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wall lights/i);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL(/sort=price/);
  await expect(page).toHaveURL(/light=warm/);
  await expect(page).toHaveURL(/inStock=true/);
  facets.release();
  await open(page);
  await expect(box(page, 'Warm')).toBeChecked();
});

/** Runs in the page, and leads the router to an address without loading it, as Back does. */
function leadTo(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

onPhone(() => {
  test('the filters are a sheet that the keyboard closes, too', async ({ page }) => {
    await page.goto('/shop');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Show 51 products' })).toBeInViewport({ ratio: 1 });
    await expectUsable(page, 'the sheet of filters');
    await box(page, 'Bamboo').check();
    await expect(panel(page).getByRole('button', { name: 'Show 1 product' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filter (1)');
  });

  test('a tap beside the sheet closes it and does nothing else; what is behind it does not scroll', async ({
    page,
  }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await open(page);
    await page.mouse.move(190, 100);
    await page.mouse.wheel(0, 300);
    await page.mouse.click(30, 30); // the name of the shop leads home
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/shop');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the Tab key leads out of the sheet and closes it', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await open(page);
    await panel(page).getByRole('button', { name: /^Show/ }).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a tap on the words of a choice, or on its count, chooses it; one on a heading leaves the sheet open', async ({
    page,
  }) => {
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await opener(page).tap();
    await panel(page).getByText('Material', { exact: true }).tap();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByText('Warm white', { exact: true }).tap();
    await expect(page).toHaveURL('/shop?light=warm');
    await panel(page).locator('label', { hasText: 'Marble' }).getByText('1', { exact: true }).tap();
    await expect(page).toHaveURL('/shop?light=warm&material=marble');
    await expect(panel(page)).toBeVisible();
  });
});

test('a list for a room has a headline and an address of its own', async ({ page }) => {
  await page.goto('/shop?room=bathroom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathroom lights');
  await expect(page).toHaveTitle(/^Bathroom lights/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shop\?room=bathroom$/);
  await expect(page.getByRole('main').getByText('4 products', { exact: true })).toBeVisible();
  await page.goto('/bn/shop?room=bathroom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('বাথরুমের লাইট');
});
