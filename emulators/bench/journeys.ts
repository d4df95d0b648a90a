import type { Browser, Page } from '@playwright/test';
import { callsDuring, PHONE, withNewPage } from './browser.ts';
import type { Costs, MeasuredShop } from './measured-processes.ts';

const CATEGORY = '/shop/Table%20Lamp';
const PRODUCT = '/shop/category/chandni-3d-printed-moon-lamp';

export interface JourneyCosts extends Costs {
  /** To our own API. */
  calls: number;
}

type Step = (page: Page) => Promise<unknown>;

/** Home from top to bottom, a category, a product, a search: what most shoppers do. */
const BROWSING: Step[] = [
  (page) => page.goto('/'),
  lookThrough,
  (page) => follow(page, `a[href="${CATEGORY}"]`),
  (page) => follow(page, 'main article a[href^="/shop/category/"]'),
  (page) => follow(page, 'a[href="/shop"]'),
  (page) => page.getByRole('combobox').first().fill('lamp'),
];

const ORDERING: Step[] = [
  (page) => page.goto(PRODUCT),
  (page) => page.getByRole('button', { name: 'Buy Now', exact: true }).click(),
  order,
];

export function browse(browser: Browser, shop: MeasuredShop): Promise<JourneyCosts> {
  return costsOf(BROWSING, browser, shop);
}

/** One product, from its own page to the Order ID. */
export function orderAsGuest(browser: Browser, shop: MeasuredShop): Promise<JourneyCosts> {
  return costsOf(ORDERING, browser, shop);
}

/** The costs of each step of a new visitor. */
function costsOf(steps: Step[], browser: Browser, { address, takeCosts }: MeasuredShop): Promise<JourneyCosts> {
  return withNewPage(browser, { ...PHONE, baseURL: address }, async (page) => {
    await takeCosts();
    let calls = 0;
    for (const step of steps) calls += await callsDuring(page, `${address}/api`, () => step(page));
    return { calls, ...(await takeCosts()) };
  });
}

/** Clicks a link that may be in a closed menu, or still moving. */
async function follow(page: Page, link: string): Promise<void> {
  await page.locator(link).first().dispatchEvent('click');
}

async function lookThrough(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
}

async function order(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill('01712345678');
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.getByText('Your order has been completed').waitFor();
}
