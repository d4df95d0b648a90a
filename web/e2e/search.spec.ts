import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { CURRENCY_SIGN } from '@aloghor/functions/domain/country';
import type { Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { expect, onPhone, test } from './shop-test.ts';

const CONTACT_PHONE = '+880 1700-000000';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const panel = (page: Page) => page.getByTestId('search-results');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('search finds a part of the name, whatever the case, shows the price of at most 4, and says where there are none', async ({
  page,
}) => {
  await field(page).fill('SMOKED gl');
  await expect(panel(page).getByRole('option')).toHaveText([`Dhoya Smoked Glass Pendant${asPrice('2,890')}`]);
  await field(page).fill('lamp');
  await expect(panel(page).getByRole('option')).toHaveCount(4);
  await field(page).fill('bicycle');
  await expect(panel(page).getByRole('status')).toHaveText('No results found');
  await expect(panel(page).getByRole('link', { name: CONTACT_PHONE })).toHaveAttribute('href', /^tel:/);
  await field(page).fill('solar garden light');
  await expect(panel(page).getByRole('link', { name: 'outdoor lights' })).toHaveAttribute(
    'href',
    '/shop/Outdoor%20lights',
  );
  await page.goto('/shop?q=solar+garden+light');
  await expect(page.getByRole('main')).toContainText('No results found');
  await expect(page.getByRole('main').getByRole('link', { name: CONTACT_PHONE })).toBeVisible();
  await page.getByRole('main').getByRole('status').getByRole('link', { name: 'outdoor lights' }).click();
  await expect(page).toHaveURL('/shop/Outdoor%20lights');
});

test('search asks once, 300 ms after the last key, for no more than it shows', async ({ page }) => {
  const asked = searches(page);
  await page.clock.install();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // what was typed before has no time of its keys
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('moo');
  await page.clock.runFor(200);
  await field(page).fill('moon');
  await page.clock.runFor(290);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect
    .poll(() => asked)
    .toEqual(['q=moon&collapse=family&limit=4&fields=_id%2Cname%2Cimg%2Cthumbnail%2Cprice']);
  await page.clock.resume();
  await expect(panel(page).getByRole('option')).toHaveText([`Chandni 3D Printed Moon Lamp${asPrice('1,650')}`]);
  expect(asked).toHaveLength(1);
});

test('nothing is requested until something is searched', async ({ page }) => {
  const asked = searches(page);
  await field(page).focus();
  await field(page).fill('   ');
  await field(page).fill('moon');
  await expect(panel(page)).toBeVisible();
  expect(asked).toEqual(['q=moon&collapse=family&limit=4&fields=_id%2Cname%2Cimg%2Cthumbnail%2Cprice']);
});

test('a late answer to an earlier query is aborted and never shown', async ({ page }) => {
  const release = await hold(page, 'moon');
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().includes('q=moon'));
  await field(page).fill('moon');
  await page.waitForRequest('**/api/products?q=moon*');
  await field(page).fill('rekha');
  await calledOff;
  release();
  await expect(panel(page).getByRole('option')).toHaveText([
    new RegExp(`^Rekha Walnut Linear Hanging Light\\${CURRENCY_SIGN}`),
  ]);
});

test('while an answer is awaited, the results before that match still stay', async ({ page }) => {
  await field(page).fill('moo');
  await expect(panel(page).getByRole('option')).toHaveText([`Chandni 3D Printed Moon Lamp${asPrice('1,650')}`]);
  const release = await hold(page, 'moon');
  await field(page).fill('moon');
  await page.waitForRequest('**/api/products?q=moon*');
  await expect(panel(page).getByRole('option')).toHaveText([`Chandni 3D Printed Moon Lamp${asPrice('1,650')}`]);
  release();
});

test("'No results found' is not said before the answer is there", async ({ page }) => {
  await field(page).fill('moon');
  await expect(panel(page)).toBeVisible();
  const release = await hold(page, 'bicycle');
  await field(page).fill('bicycle');
  await page.waitForRequest('**/api/products?q=bicycle*');
  await expect(panel(page)).toBeHidden();
  release();
  await expect(panel(page).getByRole('status')).toHaveText('No results found');
});

test('the panel hides for a query of spaces, which is not sent, a click outside, Escape and Tab', async ({ page }) => {
  const open = async () => {
    await field(page).fill('lamp');
    await expect(panel(page)).toBeVisible();
  };
  await open();
  await field(page).fill('   ');
  await expect(panel(page)).toBeHidden();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/');
  await open();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
  await field(page).fill('');
  await open();
  await field(page).press('Escape');
  await expect(panel(page)).toBeHidden();
  await field(page).fill('');
  await open();
  await field(page).press('Tab');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: /^See all \d+ results$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
});

test('a click on the words of the panel leaves it open', async ({ page }) => {
  await field(page).fill('bicycle');
  await panel(page).getByText('No results found').click();
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

test('the page of the results says in field and title what was searched, and asks for nothing by itself', async ({
  page,
}) => {
  const asked = searches(page);
  await page.goto('/shop?q=pendant');
  await expect(field(page)).toHaveValue('pendant');
  await expect(page).toHaveTitle(`Results for “pendant” · ${SAMPLE_NAME.en}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All', exact: true }).click();
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(field(page)).toHaveValue('pendant');
  expect(asked.filter((query) => query.includes('limit=4'))).toEqual([]);
});

test('of a lamp with several choices the panel counts one, as the page of the results does', async ({ page }) => {
  await field(page).fill('acrylic');
  await expect(panel(page).getByRole('option')).toHaveCount(2); // three choices of one lamp, and another lamp
  await field(page).fill('lamp');
  const all = panel(page).getByRole('link', { name: /^See all \d+ results$/ });
  const number = (await all.textContent())?.match(/\d+/)?.[0];
  await all.click();
  await expect(page.getByRole('status').filter({ hasText: `${number} products found` })).toBeVisible();
});

test('the arrow keys choose a result and Enter opens it', async ({ page }) => {
  await field(page).fill('moon');
  await expect(panel(page)).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(panel(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/shop/category/chandni-3d-printed-moon-lamp');
});

test('below four suggestions, all results are a link away: their page says how many, and search engines leave it out', async ({
  page,
}) => {
  await field(page).fill('jharbati');
  await expect(panel(page).getByRole('option')).toHaveCount(4);
  await panel(page).getByRole('link', { name: 'See all 7 results' }).click();
  await expect(page).toHaveURL('/shop?q=jharbati');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '7 products found' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Best match first');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '7 products found' })).toBeVisible();
});

test('every page has one search: home its own, the others in their header, where keys lead to a product too', async ({
  page,
}) => {
  for (const path of ['/', '/shop', '/cart', '/track', '/aboutUs', '/info/about', '/login']) {
    await page.goto(path);
    await expect(field(page), path).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Search products' })).toHaveCount(
      +(path === '/'),
    );
  }
  await page.goto('/shop/category/dhonuk-arc-floor-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await field(page).fill('deyal light');
  await expect(panel(page).getByRole('option')).toHaveCount(4);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const chosen = panel(page).getByRole('option', { selected: true });
  const name = await chosen.locator('span').first().innerText();
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(field(page)).toHaveValue('deyal light');
});

test('in Bangla the numbers of results are in Bangla', async ({ page }) => {
  await page.goto('/bn');
  await page.getByRole('combobox', { name: 'পণ্য খুঁজুন' }).fill('ঝুমার');
  await panel(page).getByRole('link', { name: 'সব ৭টি ফলাফল দেখুন' }).click();
  await expect(page).toHaveURL(`/bn/shop?${new URLSearchParams({ q: 'ঝুমার' })}`);
  await expect(page.getByRole('status').filter({ hasText: '৭টি পণ্য পাওয়া গেছে' })).toBeVisible();
});

test('where all that is found is suggested, there is no link to more', async ({ page }) => {
  await field(page).fill('pendant');
  await expect(panel(page).getByRole('option')).toHaveCount(4);
  await expect(panel(page).getByRole('link')).toHaveCount(0);
});

test.describe('without the code of the suggestions', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the field says that the search is not available until it comes, and the page of the results is', async ({
    page,
  }) => {
    await page.route('**/assets/search-results-*.js', (route) => route.abort());
    await field(page).fill('moon');
    await expect(panel(page)).toHaveText('Search is not available right now. Please try again.');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/shop?q=moon');
    await expect(page.getByRole('article')).toHaveCount(1);
    await field(page).fill('moon lamp');
    await expect(panel(page)).toHaveText('Search is not available right now. Please try again.');
    await page.unroute('**/assets/search-results-*.js');
    await expect(panel(page).getByRole('option')).not.toHaveCount(0);
  });
});

test('Ctrl+S leads to the search field instead of saving the page', async ({ page }) => {
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      // After all listeners have run.
      setTimeout(() => {
        document.body.dataset.saveSuppressed = String(event.defaultPrevented);
      });
    });
  });
  // The page listens a moment after it is there.
  await expect(async () => {
    await page.keyboard.press('Control+s');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.locator('body')).toHaveAttribute('data-save-suppressed', 'true');
});

test('on a desktop the field stands in the bar, in one row with the categories and the links', async ({ page }) => {
  await page.goto('/shop');
  const bar = page.getByRole('banner');
  const parts = [
    bar.getByRole('button', { name: 'Categories' }),
    field(page),
    bar.getByRole('link', { name: 'Shop', exact: true }),
    bar.getByRole('link', { name: 'Cart' }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const middles = boxes.map((box) => Math.round(Number(box?.y) + Number(box?.height) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  expect(boxes[1]?.width).toBeGreaterThan(300);
});

onPhone(() => {
  test('the search is an icon of the bar, and one tap makes it a field as wide as the screen', async ({ page }) => {
    await page.goto('/shop');
    const icon = await field(page).boundingBox();
    expect(icon?.width).toBeLessThan(50);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    if (icon) await page.mouse.click(icon.x + icon.width / 2, icon.y + icon.height / 2); // `click` scrolls the list itself
    await expect.poll(async () => (await field(page).boundingBox())?.width).toBeGreaterThan(200);
    await page.keyboard.type('pendant');
    await expect(panel(page).getByRole('option')).toHaveCount(4);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop?q=pendant');
  });
});

/** What the page asks the server to search for, from now on. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/products' && search.startsWith('?q=')) asked.push(search.slice(1));
  });
  return asked;
}

/** Keeps the answer to a query back until it is released. */
async function hold(page: Page, query: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/products?q=${query}*`, async (route) => {
    await released;
    // The request may have been aborted.
    await route.continue().catch(() => undefined);
  });
  return release;
}
