import { isLong } from '@aloghor/functions/testing/long-runs';
import type { Page } from '@playwright/test';
import { faultsOf } from './page-faults.ts';
import { becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

// The not-found page is answered with 404.
test.use({ expectedComplaints: [/404/] });

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

const SHORT = [
  ['/', '/shop/Clock%20Light?sort=price&from=5', '/aboutUs'],
  [LAMP, '/info/delivery', '/cart', '/track', '/login'],
];

/** Alike but for their words, or as they are when nothing or much is there. */
const LONG = [
  ['/shop', '/shop?to=1', '/register', '/no/such/page'],
  ['/info/about', '/info/features', '/info/works', '/info/careers', '/info/support', '/info/terms', '/info/privacy'],
  ['/shop/Sofas', '/shop?q=bicycle', '/shop/category/no-such-lamp', '/shop/3D%20LED%20Lamp', '/shop?q=lamp'],
  ['/bn', '/bn/shop', '/bn/shop/Clock%20Light?sort=price', `/bn${LAMP}`, '/bn/aboutUs'],
  ['/bn/info/delivery', '/bn/cart', '/bn/track', '/bn/login', '/bn/register', '/bn/no/such/page'],
];

const PAGES = isLong ? [...SHORT, ...LONG] : SHORT;

for (const paths of PAGES) {
  test(`everybody can use ${paths.join(', ')}; help is in the same place on each`, async ({ page }) => {
    const faults: string[] = [];
    const help = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      await isComplete(page);
      faults.push(...(await faultsOf(page)));
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
    faults.push(...(await faultsOf(page)));
  }
  expect(faults).toEqual([]);
});

async function isComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
}
