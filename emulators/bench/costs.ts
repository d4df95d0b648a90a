import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { PHONE, withNewPage } from './browser.ts';
import { type Costs, type MeasuredShop, withShop } from './measured-processes.ts';
import { short, type Table } from './table.ts';

export const PRODUCT = 'chandni-3d-printed-moon-lamp';
export const ORDER = {
  name: 'Rupa',
  mobileNumber: '01712345678',
  deliveryAddress: 'Dhaka',
  orderItems: [{ _id: PRODUCT }],
};

/** Placing one, as `order-costs.api.test.ts` holds it. */
const ORDER_COSTS: Costs = { reads: 3, writes: 2 };

/** What Firestore is asked for while shoppers browse, and what that costs a month. What each call reads is held by its own tests. */
export function measureCosts(stack: Stack, browser: Browser, products: number): Promise<Table> {
  return withShop(stack, async (shop) => {
    const cold = await browse(browser, shop);
    const warm = await browse(browser, shop);
    const [ours, naive] = [bill(cold, warm, ORDER_COSTS), bill({ reads: products, writes: 0 }, undefined, ORDER_COSTS)];
    return {
      title: `Firestore, with ${products.toLocaleString('en')} products`,
      columns: ['what', 'reads', 'writes'],
      rows: [
        ['home, category, product, search: cold', cold.reads, cold.writes],
        ['the same, warm', warm.reads, warm.writes],
      ],
      notes: [
        `A month of ${VISITS_A_DAY.toLocaleString('en')} visits a day, of which one in ${VISITS_PER_START} meets a cold process and one in ${VISITS_PER_ORDER} orders, costs $ ${short(ours)}; reading every product on each visit would cost $ ${short(naive)}.`,
      ],
    };
  });
}

type Step = (page: Page) => Promise<unknown>;

/** Home from top to bottom, a category, a product, a search: what most shoppers do. */
const BROWSING: Step[] = [
  (page) => page.goto('/'),
  async (page) => {
    for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
  },
  (page) => follow(page, 'a[href="/shop/Table%20Lamp"]'),
  (page) => follow(page, 'main article a[href^="/shop/category/"]'),
  (page) => follow(page, 'a[href="/shop"]'),
  (page) => page.getByRole('combobox').first().fill('lamp'),
];

/** After each step: what it asks for is answered then. */
const SETTLING_MS = 500;

/** The costs of a new visitor. */
function browse(browser: Browser, { address, takeCosts }: MeasuredShop): Promise<Costs> {
  return withNewPage(browser, { ...PHONE, baseURL: address }, async (page) => {
    await takeCosts();
    for (const step of BROWSING) {
      await step(page);
      await pause(SETTLING_MS);
    }
    return takeCosts();
  });
}

/** Clicks a link that may be in a closed menu, or still moving. */
async function follow(page: Page, link: string): Promise<void> {
  await page.locator(link).first().dispatchEvent('click');
}

const VISITS_A_DAY = 100_000;
const VISITS_PER_START = 100;
const VISITS_PER_ORDER = 50;
const DAYS_A_MONTH = 30;

/** Free on each day. */
const FREE: Costs = { reads: 50_000, writes: 20_000 };

/**
 * Dollars per document beyond the free quota, in the multi-region nam5: the highest of Firestore's published prices.
 * asia-south1, where the shop runs, costs less. https://firebase.google.com/docs/firestore/pricing
 */
const PRICES: Costs = { reads: 0.06 / 100_000, writes: 0.18 / 100_000 };

/** Dollars a month, by the costs of a cold visit, a warm one and an order. */
export function bill(cold: Costs, warm: Costs = cold, order: Costs = { reads: 0, writes: 0 }): number {
  const priced = (kind: keyof Costs) => {
    const visit = warm[kind] + (cold[kind] - warm[kind]) / VISITS_PER_START + order[kind] / VISITS_PER_ORDER;
    return Math.max(VISITS_A_DAY * visit - FREE[kind], 0) * DAYS_A_MONTH * PRICES[kind];
  };
  return priced('reads') + priced('writes');
}
