import { isLong } from '@aloghor/functions/test/long-runs';
import type { Page } from '@playwright/test';
import { cutOffWhenFolded, expectUsable, faultsOf, faultsOfOpened } from './page-faults.ts';
import { becomeCustomer, newMobile } from './people.ts';
import { DESK, expect, PHONE, test } from './shop-test.ts';

// The not-found page is answered with 404.
test.use({ expectedComplaints: [/404/] });

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

/** A cart whose sums and quantities are as wide as any. */
const FULL_CART =
  '/cart?add=rajmahal-crystal-drop-chandelier:99,chandni-3d-printed-moon-lamp:12,jugol-up-down-wall-light:2';

const SHORT = [
  ['/', '/aboutUs'],
  ['/shop/Clock%20Light?sort=price&from=5', LAMP, '/info/delivery'],
  ['/track', '/answer', '/wishes', '/login', '/forgotPassword', '/emailLink?mode=verifyEmail&oobCode=a-code'],
  ['/cart', FULL_CART],
];

/** Pages that differ from others in their texts alone, and lists that are empty or long. */
const LONG = [
  ['/shop', '/shop?to=1', '/register', '/no/such/page'],
  ['/info/about', '/info/features', '/info/works', '/info/careers', '/info/support', '/info/terms', '/info/privacy'],
  ['/shop/Sofas', '/shop?q=bicycle', '/shop/category/no-such-lamp', '/shop/3D%20LED%20Lamp', '/shop?q=lamp'],
  ['/bn', '/bn/shop', '/bn/shop/Clock%20Light?sort=price', `/bn${LAMP}`, '/bn/aboutUs'],
  [
    '/bn/info/delivery',
    '/bn/cart',
    `/bn${FULL_CART}`,
    '/bn/track',
    '/bn/wishes',
    '/bn/login',
    '/bn/register',
    '/bn/forgotPassword',
    '/bn/emailLink',
    '/bn/no/such/page',
  ],
];

const PAGES = isLong ? [...SHORT, ...LONG] : SHORT;

for (const paths of PAGES) {
  test(`everybody can use ${paths.join(', ')}; help is in the same place on each`, async ({ page }) => {
    const faults: string[] = [];
    const help = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      await isComplete(page);
      faults.push(...(await faultsOf(page)), ...(await cutOffWhenFolded(page)));
      help.add((await page.getByRole('contentinfo').getByRole('link').allTextContents()).join());
    }
    expect(faults).toEqual([]);
    expect([...help]).toEqual([expect.stringMatching(/Customer Support|কাস্টমার কেয়ার/)]);
  });
}

test("everybody can use a customer's own pages", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto(LAMP);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByText('1 pcs')).toBeVisible();
  const faults = await faultsOf(page);
  for (const path of ['/dashboard/orders', '/dashboard/profile']) {
    await page.goto(path);
    await isComplete(page);
    faults.push(...(await faultsOf(page)), ...(await cutOffWhenFolded(page)));
  }
  expect(faults).toEqual([]);
});

test('everybody can read the page of the API, which breaks no rule of its own policy', async ({ page }) => {
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'self'");
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 247, 241)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsable(page, 'the page of the API');
});

// Opened states, only in `npm run prove`.
for (const screen of isLong ? [PHONE, DESK] : []) {
  test(`everybody can use what opens in the shop, ${screen.width} px wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto('/');
    await isComplete(page);
    await page.getByRole('combobox', { name: 'Search products' }).fill('moon');
    await expect(page.getByRole('option', { name: /Chandni 3D Printed Moon Lamp/ })).toBeVisible();
    await expect(page.locator('.category-carousel')).toBeAttached();
    const faults = await faultsOfOpened(page, 'what a search finds');
    if (screen === PHONE) {
      await page.goto('/shop');
      await isComplete(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      faults.push(...(await faultsOfOpened(page, 'the menu')));
    }
    await page.goto('/shop?sort=price&from=1000&to=2000');
    await page.locator('summary').filter({ hasText: 'Filter' }).click();
    await expect(page.getByRole('link', { name: 'Clear price' })).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'a list by price')));

    await page.goto('/aboutUs');
    await isComplete(page);
    await page.locator('summary').first().click();
    faults.push(...(await faultsOfOpened(page, 'an answered question')));

    await page.goto(LAMP);
    await isComplete(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await expect(page.getByText('Chandni 3D Printed Moon Lamp Added to Cart')).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'the toast that it is in the cart')));
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('dialog')).toContainText('Do you want to remove');
    faults.push(...(await faultsOfOpened(page, 'the question before a removal')));
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByLabel('Name').fill('Rupa Shopper');
    await page.getByLabel('Mobile number').fill(newMobile());
    await page.getByRole('combobox', { name: 'District or thana' }).fill('dhan');
    await expect(page.getByRole('option', { name: 'Dhanmondi, Dhaka' })).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'the places')));
    await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
    await page.getByRole('combobox', { name: 'District or thana' }).fill('');
    await page.getByRole('button', { name: 'Order Now' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your order has been completed');
    await expect(page).toHaveTitle(/./); // the next page, behind it
    faults.push(...(await faultsOfOpened(page, 'the completed order')));
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('article', { name: /^Order ID/ })).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'the followed order')));
    expect(faults).toEqual([]);
  });
}

async function isComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
}
