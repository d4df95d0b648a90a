import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { withNewPage } from './browser.ts';
import { type Costs, type MeasuredShop, withShop } from './measured-processes.ts';
import type { Table } from './table.ts';

export const PRODUCT = 'chandni-3d-printed-moon-lamp';
export const ORDER = {
  name: 'Rupa',
  mobileNumber: '01712345678',
  deliveryAddress: 'Dhaka',
  orderItems: [{ _id: PRODUCT }],
};

/** The Firestore operations of a shopper's visit. The reads of each call are limited by its own tests. */
export function measureCosts(stack: Stack, browser: Browser, products: number): Promise<Table> {
  return withShop(stack, async (shop) => {
    const cold = await browse(browser, shop);
    const warm = await browse(browser, shop);
    return {
      title: `Firestore, with ${products.toLocaleString('en')} products`,
      columns: ['what', 'reads', 'writes'],
      rows: [
        ['home, category, product, search: cold', cold.reads, cold.writes],
        ['the same, warm', warm.reads, warm.writes],
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

/** After each step, until its requests are answered. */
const SETTLING_MS = 500;

/** The costs of a new visitor. */
function browse(browser: Browser, { address, takeCosts }: MeasuredShop): Promise<Costs> {
  return withNewPage(browser, { baseURL: address }, async (page) => {
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
